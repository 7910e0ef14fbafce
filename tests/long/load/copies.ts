import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import autocannon from 'autocannon'
import { expect, vi } from 'vitest'

import { VOORBEELD } from '../../adapters/server/voorbeeld/read'
import { emptyProject, pack } from '../../channels/pakketten'
import { freePort, startServer, type RunningProcess } from '../../support/process'
import { CALCULATION_PATH, exampleVerzoek } from '../../support/server'

const TOKEN = 'een-token-van-de-machine-die-hier-aanroept'

/** The headers of each call, with the token of a machine. */
export const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` }

/** The JSON body of each call: an example request. */
export const body = JSON.stringify(exampleVerzoek)

/** Throws when one of these programs is missing. The error says how to install them. */
export const requirePrograms = (...programs: readonly string[]): void => {
  const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0)
  if (missing.length > 0)
    throw new Error(`This test needs ${missing.join(', ')}: apt-get install ${programs.join(' ')}`)
}

/** Installs the server in a clean folder, as the container does; returns its start file. */
const installServer = (): string => {
  const folder = emptyProject()
  for (const { path } of pack(mkdtempSync(join(tmpdir(), 'tarballs-'))))
    copyFileSync(path, join(folder, basename(path)))
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(VOORBEELD, file), join(folder, file))
  const lines = readFileSync(`${VOORBEELD}/Containerfile`, 'utf8').split('\n')
  const command = lines.find((line) => line.startsWith('RUN npm ci'))?.replace('RUN ', '') ?? 'false'
  execFileSync('sh', ['-c', command], { cwd: folder, env: { ...process.env, npm_config_prefer_offline: 'true' } })
  return join(folder, 'node_modules/hypotheek-orientatie-server/dist/start.js')
}

/** A Redis that asks for a password, as in the container. */
interface RunningRedis {
  readonly start: () => Promise<void>
  readonly kill: () => void
  /** Sends a command and returns the reply. */
  readonly ask: (...words: readonly string[]) => string
  readonly url: string
}

const PASSWORD = 'een-wachtwoord-van-redis-alleen-hier'

const createRedis = async (): Promise<RunningRedis> => {
  const port = String(await freePort())
  let running: ChildProcess | undefined
  return {
    url: `redis://:${PASSWORD}@127.0.0.1:${port}`,
    start: async () => {
      const words = ['--port', port, '--save', '', '--appendonly', 'no', '--requirepass', PASSWORD]
      const redis = spawn('redis-server', words)
      running = redis
      let said = ''
      redis.stdout.on('data', (piece: Buffer) => (said += piece.toString()))
      await vi.waitFor(() => expect(said).toContain('Ready to accept connections'), 10_000)
    },
    kill: () => void running?.kill('SIGKILL'),
    ask: (...words) =>
      execFileSync('redis-cli', ['-p', port, '--no-auth-warning', '-a', PASSWORD, ...words], {
        encoding: 'utf8',
      }).trim(),
  }
}

/** The number of one of the two copies behind the balancer. */
export type Place = 0 | 1

/** Two packed servers that share the counters in one Redis, behind HAProxy with the configuration of the example. */
export interface Copies {
  /** The address of the balancer. */
  readonly address: string
  readonly redis: RunningRedis
  readonly at: (place: Place) => RunningProcess
  /** Starts a copy with extra settings. */
  readonly start: (place: Place, settings?: Readonly<Record<string, string>>) => Promise<void>
  /** Waits until both copies are ready. */
  readonly bothReady: () => Promise<void>
  readonly stop: () => Promise<void>
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Writes the configuration of the balancer with the ports of this run; returns its path. */
export const writeBalancer = (entrance: number, ports: readonly [number, number]): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'haproxy-')), 'haproxy.cfg')
  const example = readFileSync(`${VOORBEELD}/haproxy.cfg`, 'utf8')
  const isCopy = /kopie(\d):4173/g
  writeFileSync(
    file,
    example
      .replace('bind :8080', `bind 127.0.0.1:${entrance}`)
      .replace(isCopy, (_, number) => `127.0.0.1:${ports[Number(number) - 1] ?? 0}`),
  )
  return file
}

/** Installs the server and starts Redis, two copies and the balancer; `settings` gives extra settings of each copy. */
export const startCopies = async (settings: (place: Place) => Readonly<Record<string, string>>): Promise<Copies> => {
  const file = installServer()
  const ports = [await freePort(), await freePort()] as const
  const entrance = await freePort()
  const address = `http://127.0.0.1:${entrance}`
  const redis = await createRedis()
  await redis.start()
  const startAt = (place: Place, more: Readonly<Record<string, string>> = {}): Promise<RunningProcess> => {
    const own = { PORT: String(ports[place]), HOST: '127.0.0.1', PAGINAS: 'uit', DRAIN: '3', MACHINE_TOKENS: TOKEN }
    const rates = { RENTETARIEVEN_FILE: `${VOORBEELD}/tarieven.json`, VOORBEELDRENTES: 'ja' }
    return startServer({ ...own, ...rates, REDIS_URL: redis.url, ...settings(place), ...more }, file)
  }
  const running: [RunningProcess, RunningProcess] = [await startAt(0), await startAt(1)]
  const balancer = spawn('haproxy', ['-f', writeBalancer(entrance, ports)])
  const bothReady = async () => {
    await vi.waitFor(async () => {
      const ready = await Promise.all([...running.map(({ address }) => address), address].map(isReady))
      expect(ready).toEqual([true, true, true])
    }, 10_000)
  }
  await bothReady()
  return {
    address,
    redis,
    at: (place) => running[place],
    start: async (place, more) => {
      running[place] = await startAt(place, more)
    },
    bothReady,
    stop: async () => {
      balancer.kill()
      await Promise.all(running.map((copy) => copy.stop('SIGKILL')))
      redis.kill()
    },
  }
}

/**
 * The results of a load. A call counts as lost when it gets no response, or a response with a status other than 2xx.
 */
export interface Load {
  readonly calls: number
  readonly lost: number
  readonly errors: number
  readonly timeouts: number
  /** The number of responses by status. */
  readonly statuses: string
}

/** Calls an address for a number of seconds, as fast as it answers or `perSecond` times a second. */
export const callFor = async (address: string, seconds: number, perSecond?: number): Promise<Load> => {
  const { errors, timeouts, non2xx, requests, statusCodeStats } = await autocannon({
    url: address + CALCULATION_PATH,
    method: 'POST',
    headers,
    body,
    connections: 20,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: perSecond }),
  })
  const statuses = Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => `${status}: ${count}`)
  return { calls: requests.total, lost: errors + timeouts + non2xx, errors, timeouts, statuses: statuses.join(', ') }
}

/** Waits this many seconds, while a load runs. */
export const seconds = (number: number): Promise<void> => new Promise((done) => setTimeout(done, number * 1000))
