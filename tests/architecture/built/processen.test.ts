import { spawnSync } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

import { NORMJAREN } from '../../../domain'
import { COMMAND, DIST, SERVER } from '../../support/bundle'
import { startServer } from '../../support/process'
import { ROOT } from '../../support/root'
import { exampleVerzoek } from '../../support/server'
import { tarievenFile } from '../../support/tarievenFile'

const voerUit = (
  file: string,
  woorden: readonly string[],
  input = '',
  omgeving: Readonly<Record<string, string>> = {},
) =>
  spawnSync(process.execPath, [file, ...woorden], {
    input,
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...process.env, ...omgeving },
  })

describe('the command', () => {
  it('reads requests and writes results, line by line', () => {
    const regel = `${JSON.stringify(exampleVerzoek)}\n`
    const { status, stdout, stderr } = voerUit(COMMAND, ['bereken', '--normjaar', '2026'], `${regel}{\n${regel}`)
    expect(stdout.split('\n').filter((tekst) => tekst.includes('"maximaleHypotheek":'))).toHaveLength(2)
    expect([status, stderr]).toEqual([1, 'regel 2: geen JSON\n'])
  })

  it('says that a folder holds no requests', () => {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'bereken', '--normjaar', '2026'], {
      stdio: [openSync(DIST, 'r'), 'pipe', 'pipe'],
      encoding: 'utf8',
    })
    expect(stderr.split('\n', 1)).toEqual(['hypotheek-orientatie: verwacht een bestand als invoer, geen map'])
    expect(status).toBe(2)
  })

  it('says in one line that the disk is full', () => {
    const woorden = ['bereken', '--help']
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...woorden], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([3, 'hypotheek-orientatie: afgebroken (ENOSPC)\n'])
  })

  it('says nothing when nobody reads its explanation', () => {
    const { stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${COMMAND}" bereken --help | true`], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
  })

  it('says its version', () => {
    const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { readonly version: string }
    expect(voerUit(COMMAND, ['--version']).stdout).toBe(`${version}\n`)
  })

  it('explains itself, and what is under it', () => {
    expect(voerUit(COMMAND, ['--help']).stdout).toContain('hypotheek-orientatie <opdracht>')
    expect(voerUit(COMMAND, ['bereken', '--help']).stdout).toContain('hypotheek-orientatie bereken')
  })
})

describe('the server', () => {
  it.each(['-h', '--help'])('explains itself, with every setting, and does not start: %s', (woord) => {
    const { status, stdout } = voerUit(SERVER, [woord], '', { PORT: '0' })
    expect(stdout).toMatch(/^Gebruik: hypotheek-orientatie-server\n/)
    const readme = readFileSync(`${ROOT}/adapters/server/README.md`, 'utf8')
    const settings = [...readme.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
    expect(
      stdout
        .match(/^  [A-Z_]+$/gm)
        ?.map((line) => line.trim())
        .toSorted(),
    ).toEqual(settings.toSorted())
    expect(status).toBe(0)
  })

  it('refuses a word that it does not know', () => {
    const { status, stderr } = voerUit(SERVER, ['--port=80'], '', { PORT: '0' })
    expect(stderr).toMatch(/^--port=80: onbekende optie\n/)
    expect(status).toBe(1)
  })

  it('says what is wrong with its configuration and does not start', () => {
    const { status, stderr } = voerUit(SERVER, [], '', { PORT: 'http', NORMJAAR: '1999' })
    expect(stderr).toBe(
      `PORT: verwacht een geheel getal van 0 tot en met 65535\nNORMJAAR: verwacht een van ${NORMJAREN.join(', ')}\n`,
    )
    expect(status).toBe(1)
  })

  it('does not start with rates that cannot be read', () => {
    const { status, stderr } = voerUit(SERVER, [], '', { PORT: '0', RENTETARIEVEN_FILE: '/nergens/tarieven.json' })
    expect(stderr).toBe('RENTETARIEVEN_FILE: /nergens/tarieven.json is niet te lezen (ENOENT)\n')
    expect(status).toBe(1)
  })

  it('does not start with a rate that looks like a slip, and says how to insist', () => {
    const bestand = tarievenFile('{ "MY": { "120": 0.0375 }, "FL": {} }')
    const { status, stderr } = voerUit(SERVER, [], '', { PORT: '0', RENTETARIEVEN_FILE: bestand })
    expect(stderr).toMatch(/^RENTETARIEVEN_FILE: .*MY, 120 maanden: 0\.0375.*geef dan ONGEWONE_RENTES=ja mee\n$/)
    expect(status).toBe(1)
  })
})

const BELLERS = 50

const vraag = (url: string, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, (antwoord) => void text(antwoord).then(() => resolve(antwoord), reject)).on('error', reject)
  })

it('a signal costs no caller on a busy connection an answer, and ends the server with code 0', async () => {
  const server = await startServer({ DRAIN: '3' })
  const agent = new Agent({ keepAlive: true })
  const bel = () => vraag(`${server.adres}/api/v1.0/normen/2025`, agent)
  const statussen = new Set<number | undefined>()

  /** Calls without a pause, until an answer asks to hang up. */
  const blijfBellen = async (): Promise<void> => {
    const { statusCode, headers } = await bel()
    statussen.add(statusCode)
    if (headers.connection !== 'close') await blijfBellen()
  }
  await Promise.all(Array.from({ length: BELLERS }, bel))
  const bellers = Array.from({ length: BELLERS }, blijfBellen)
  const einde = server.stop()
  const aflopen = await Promise.allSettled(bellers)
  expect(aflopen.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(statussen).toEqual(new Set([200]))

  const gereed = await vraag(`${server.adres}/ready`, new Agent())
  expect([gereed.statusCode, gereed.headers.connection]).toEqual([503, 'close'])
  expect(await einde).toBe(0)
})
