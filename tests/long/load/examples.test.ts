import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deployment } from 'kubernetes-types/apps/v1'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

import { read, VOORBEELD } from '../../adapters/server/voorbeeld/read'
import { freePort, startServer } from '../../support/process'
import { CALCULATION_PATH } from '../../support/server'
import { body, requirePrograms, writeBalancer } from './copies'

requirePrograms('haproxy', 'kubectl')

const TOKEN = 'een-token-van-de-machine-die-hier-aanroept'

/** Starts a server with the settings of an example, and returns the answer to a calculation. */
const answerWith = async (settings: Readonly<Record<string, string>>): Promise<unknown> => {
  const server = await startServer({
    ...settings,
    PORT: '0',
    HOST: '127.0.0.1',
    MACHINE_TOKENS: TOKEN,
    METRICS_ADDRESS: '127.0.0.1:0',
    RENTETARIEVEN_FILE: `${VOORBEELD}/tarieven.json`,
  })
  onTestFinished(async () => void (await server.stop('SIGKILL')))
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` }
  const answer = await fetch(server.address + CALCULATION_PATH, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** The settings that an example takes from its surroundings: secrets, and the address of a Redis. */
const OF_SURROUNDINGS = ['ANTI_FORGERY_KEY', 'REDIS_URL', 'REDIS_PASSWORD', 'MACHINE_TOKENS']

const ownOf = (settings: readonly (readonly [string, unknown])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    settings.filter(([name]) => !OF_SURROUNDINGS.includes(name)).map(([name, value]) => [name, String(value)]),
  )

describe('the settings of the examples', () => {
  it('a server starts with the settings of compose.yaml and its image, and marks the example rates', async () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as {
      readonly services: { readonly kopie1: { readonly environment: Readonly<Record<string, unknown>> } }
    }
    const [, ofImage = ''] = /^ENV (.*)$/m.exec(read('Containerfile')) ?? []
    const image = ofImage.split(' ').map((setting) => setting.split('=') as [string, string])
    expect(await answerWith(ownOf([...image, ...Object.entries(services.kopie1.environment)]))).toMatchObject({
      normjaar: 2026,
      voorbeeldrente: true,
    })
  })

  it('kubectl builds the Kubernetes example, and a server starts with its settings and own rates', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kustomize-'))
    cpSync(`${VOORBEELD}/kubernetes`, join(folder, 'kubernetes'), { recursive: true })
    const eigen = join(folder, 'eigen')
    cpSync(`${VOORBEELD}/tarieven.json`, join(eigen, 'tarieven.json'))
    writeFileSync(join(eigen, 'geheim.env'), `ANTI_FORGERY_KEY=${'x'.repeat(32)}\nREDIS_PASSWORD=geheim\n`)
    const [, kustomization = ''] =
      /```yaml\n(apiVersion: kustomize[^]*?)```/.exec(read('../README.md'))?.map((text) => text.replaceAll('…', '')) ??
      []
    writeFileSync(join(eigen, 'kustomization.yaml'), kustomization)
    const rendered = execFileSync('kubectl', ['kustomize', eigen], { encoding: 'utf8' })
    const manifests = parseAllDocuments(rendered).map((document) => document.toJS() as Deployment)
    const server = manifests.find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata?.name === 'hypotheek-orientatie',
    )
    const env = server?.spec?.template.spec?.containers[0]?.env ?? []
    const answer = await answerWith({
      PAGINAS: 'uit',
      ...ownOf(env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))),
    })
    expect(answer).toMatchObject({ normjaar: 2026 })
    expect(answer).not.toHaveProperty('voorbeeldrente')
  })
})

/** The number of callers that never finish their request: more than HAProxy serves at a time. */
const SLOW_CALLERS = 2100

it.each([
  ['the headers', 'POST / HTTP/1.1\r\nhost: x\r\n'],
  ['the body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{'],
])('HAProxy of the example answers within ten seconds despite 2100 callers that never finish %s', async (_, begin) => {
  const copy = createServer((_request, response) => response.end('antwoord')).listen(0, '127.0.0.1')
  await once(copy, 'listening')
  const { port } = copy.address() as AddressInfo
  const entrance = await freePort()
  const balancer = spawn('haproxy', ['-f', writeBalancer(entrance, [port, port])], { stdio: 'ignore' })
  const callers: Socket[] = []
  onTestFinished(() => {
    for (const caller of callers) caller.destroy()
    balancer.kill()
    copy.close()
  })
  const address = `http://127.0.0.1:${entrance}/`
  const answered = async () => expect(await (await fetch(address)).text()).toBe('antwoord')
  await vi.waitFor(answered, 10_000)
  for (let caller = 0; caller < SLOW_CALLERS; caller += 1) {
    const socket = connect(entrance, '127.0.0.1').on('error', () => undefined)
    socket.write(begin)
    callers.push(socket)
  }
  const start = performance.now()
  await vi.waitFor(answered, 20_000)
  expect(performance.now() - start).toBeLessThan(10_000)
})
