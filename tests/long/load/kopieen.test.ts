import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import autocannon from 'autocannon'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { emptyProject, pack } from '../../channels/pakketten'
import { freePort, startServer, type RunningProcess } from '../../support/process'
import { ROOT } from '../../support/root'
import { CALCULATION_PATH, exampleVerzoek } from '../../support/server'

const VOORBEELD = `${ROOT}/adapters/server/voorbeeld`
/** What Redis asks for, in the container as here. */
const WACHTWOORD = 'een-wachtwoord-van-redis-alleen-hier'
const TOKEN = 'een-token-van-de-machine-die-hier-aanroept'
const SECONDEN = 6
const STORING_NA = 2000

const heeft = (opdracht: string): boolean => spawnSync('which', [opdracht]).status === 0

for (const opdracht of ['haproxy', 'redis-server'])
  if (!heeft(opdracht)) throw new Error(`This test needs ${opdracht}: apt-get install haproxy redis-server`)

/** The server, installed in a clean folder by the line and the lockfile with which a container installs it. */
const installeer = (): string => {
  const map = emptyProject()
  for (const { path } of pack(mkdtempSync(join(tmpdir(), 'tarballs-')))) copyFileSync(path, join(map, basename(path)))
  for (const bestand of ['package.json', 'package-lock.json'])
    copyFileSync(join(VOORBEELD, bestand), join(map, bestand))
  const regels = readFileSync(`${VOORBEELD}/Containerfile`, 'utf8').split('\n')
  const opdracht = regels.find((regel) => regel.startsWith('RUN npm ci'))?.replace('RUN ', '') ?? 'false'
  execFileSync('sh', ['-c', opdracht], { cwd: map, env: { ...process.env, npm_config_prefer_offline: 'true' } })
  return join(map, 'node_modules/hypotheek-orientatie-server/dist/start.js')
}

let bestand: string
let poorten: readonly [number, number]
let redispoort: number
let kopieen: [RunningProcess, RunningProcess]
let redis: ChildProcess
let balancer: ChildProcess
let adres: string

const startKopie = (plek: 0 | 1, omgeving: Readonly<Record<string, string>> = {}): Promise<RunningProcess> =>
  startServer(
    {
      PORT: String(poorten[plek]),
      HOST: '127.0.0.1',
      PAGINAS: 'uit',
      DRAIN: '3',
      MACHINE_TOKENS: TOKEN,
      REDIS_URL: `redis://:${WACHTWOORD}@127.0.0.1:${redispoort}`,
      ...omgeving,
    },
    bestand,
  )

const startRedis = async (): Promise<ChildProcess> => {
  const proces = spawn('redis-server', [
    '--port',
    String(redispoort),
    '--save',
    '',
    '--appendonly',
    'no',
    '--requirepass',
    WACHTWOORD,
  ])
  let gezegd = ''
  proces.stdout.on('data', (stuk: Buffer) => (gezegd += stuk.toString()))
  await vi.waitFor(() => expect(gezegd).toContain('Ready to accept connections'), 10_000)
  return proces
}

const kopiesDieMeedoen = async (aantal: number) => {
  await vi.waitFor(async () => {
    const klaar = await Promise.all(
      poorten.map((poort) =>
        fetch(`http://127.0.0.1:${poort}/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    expect(klaar.filter(Boolean)).toHaveLength(aantal)
    expect((await fetch(`${adres}/ready`)).status).toBe(200)
  }, 10_000)
}

beforeAll(async () => {
  bestand = installeer()
  poorten = [await freePort(), await freePort()]
  redispoort = await freePort()
  redis = await startRedis()
  kopieen = [await startKopie(0), await startKopie(1)]
  const ingang = await freePort()
  const instelling = join(mkdtempSync(join(tmpdir(), 'haproxy-')), 'haproxy.cfg')
  writeFileSync(
    instelling,
    readFileSync(`${VOORBEELD}/haproxy.cfg`, 'utf8')
      .replace('bind :8080', `bind 127.0.0.1:${ingang}`)
      .replace(/kopie(\d):4173/g, (_, nummer) => `127.0.0.1:${poorten[Number(nummer) - 1] ?? 0}`),
  )
  adres = `http://127.0.0.1:${ingang}`
  balancer = spawn('haproxy', ['-f', instelling])
  await vi.waitFor(async () => expect((await fetch(`${adres}/ready`)).status).toBe(200), 10_000)
})
afterAll(async () => {
  balancer.kill()
  await Promise.all(kopieen.map((kopie) => kopie.stop('SIGKILL')))
  redis.kill()
})

const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` }

/** How calls end while something goes wrong under load. */
const onderLast = async (storing: () => Promise<unknown>) => {
  const last = autocannon({
    url: adres + CALCULATION_PATH,
    method: 'POST',
    headers,
    body: JSON.stringify(exampleVerzoek),
    connections: 20,
    duration: SECONDEN,
  })
  const gedaan = new Promise((klaar) => setTimeout(klaar, STORING_NA)).then(storing)
  const [{ errors, timeouts, non2xx, requests }] = await Promise.all([last, gedaan])
  expect(requests.total).toBeGreaterThan(500)
  return { aanroepen: requests.total, mislukt: errors + timeouts + non2xx }
}

it('no call fails while a copy is killed, drained or started again, or while Redis goes and comes', async () => {
  const tabel: Record<string, { readonly aanroepen: number; readonly mislukt: number }> = {}
  tabel['nothing'] = await onderLast(() => Promise.resolve())
  tabel['copy killed'] = await onderLast(() => kopieen[0].stop('SIGKILL'))
  tabel['copy started again'] = await onderLast(async () => {
    kopieen[0] = await startKopie(0)
  })
  await kopiesDieMeedoen(2)
  tabel['copy drained'] = await onderLast(() => kopieen[1].stop())
  kopieen[1] = await startKopie(1)
  await kopiesDieMeedoen(2)
  tabel['Redis gone'] = await onderLast(() => Promise.resolve(redis.kill('SIGKILL')))
  expect(kopieen.map((kopie) => kopie.logboek().includes('REDIS_URL is niet bereikbaar'))).toEqual([true, true])
  tabel['Redis back'] = await onderLast(async () => {
    redis = await startRedis()
  })
  console.table(tabel)
  expect(Object.entries(tabel).filter(([, { mislukt }]) => mislukt > 0)).toEqual([])
})

it.each(['/metrics', '/%6detrics', '//metrics', '/metrics/'])(
  'the metrics are not there through the balancer: %s',
  async (pad) => {
    expect((await fetch(adres + pad)).status).toBe(404)
  },
)

it('the copies count the calls of one address together', async () => {
  await Promise.all(kopieen.map((kopie) => kopie.stop('SIGKILL')))
  kopieen = [await startKopie(0, { RATE_LIMIT: '5' }), await startKopie(1, { RATE_LIMIT: '5' })]
  const statusVan = async (kopie: RunningProcess) => {
    const antwoord = await fetch(kopie.adres + CALCULATION_PATH, {
      method: 'POST',
      headers,
      body: JSON.stringify(exampleVerzoek),
    })
    return antwoord.status
  }
  await vi.waitFor(async () => expect(await statusVan(kopieen[0])).toBe(429), 10_000)
  expect(await statusVan(kopieen[1])).toBe(429)
  const vraagRedis = (...woorden: readonly string[]) =>
    execFileSync('redis-cli', ['-p', String(redispoort), '--no-auth-warning', '-a', WACHTWOORD, ...woorden], {
      encoding: 'utf8',
    }).trim()
  const [sleutel = ''] = vraagRedis('keys', 'aanroepen-*').split('\n')
  const over = Number(vraagRedis('pttl', sleutel))
  await statusVan(kopieen[1])
  expect(Number(vraagRedis('pttl', sleutel)), 'who goes on calling is let in again at the same time').toBeLessThan(over)
})
