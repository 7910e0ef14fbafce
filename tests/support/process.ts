import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

import { SERVER } from './bundle'

/** Returns the memory that a process uses now, in megabytes. */
export const memoryOf = (pid: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

/** Returns a free port of this machine. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a built file with these arguments and environment variables. */
export const startProcess = (
  file: string,
  woorden: readonly string[] = [],
  omgeving: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [file, ...woorden], { env: { ...process.env, ...omgeving } })

/** A running built reference server with its own port. */
export interface RunningProcess {
  readonly adres: string
  readonly geheugen: () => number
  /** Returns everything that the server logged so far. */
  readonly logboek: () => string
  /** Sends the signal, waits until the server has ended, and returns the exit code. SIGKILL ends it at once. */
  readonly stop: (signaal?: NodeJS.Signals) => Promise<unknown>
}

export const startServer = async (
  omgeving: Readonly<Record<string, string>> = {},
  file = SERVER,
): Promise<RunningProcess> => {
  const proces = startProcess(file, [], { PORT: '0', RATE_LIMIT: '1000000', ...omgeving })
  const stukken: string[] = []
  proces.stderr.on('data', (stuk: Buffer) => stukken.push(stuk.toString()))
  const stopped = once(proces, 'exit').then(() => {
    throw new Error('The server stopped before it said where it listens; is dist/ built?')
  })
  const [regel] = (await Promise.race([once(createInterface(proces.stdout), 'line'), stopped])) as [string]
  return {
    adres: /http:\/\/[^/\s]+/.exec(regel)?.[0] ?? '',
    geheugen: () => memoryOf(proces.pid),
    logboek: () => stukken.join(''),
    stop: async (signaal = 'SIGTERM') => {
      if (!proces.kill(signaal)) return proces.exitCode
      const [code] = (await once(proces, 'exit')) as [number | null]
      return code
    },
  }
}

/** Returns the headers that a page of this server sends with a request. */
export const passportFrom = async (adres: string): Promise<Record<string, string>> => {
  const antwoord = await fetch(adres)
  const token = /name="__RequestVerificationToken" value="([^"]+)"/.exec(await antwoord.text())?.[1] ?? ''
  const cookie = antwoord.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  return { 'content-type': 'application/json', requestverificationtoken: token, cookie }
}
