import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

import { SERVER } from './bundle'

/** Returns the resident memory of a process now, in mebibytes. */
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
  words: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [file, ...words], { env: { ...process.env, ...environment } })

/** A running built reference server with its own port. */
export interface RunningProcess {
  readonly address: string
  readonly memory: () => number
  /** Returns everything that the server logged so far. */
  readonly log: () => string
  /** Sends the signal, by default SIGTERM, and resolves with the exit code; null if the signal kills the server. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<unknown>
}

export const startServer = async (
  environment: Readonly<Record<string, string>> = {},
  file = SERVER,
): Promise<RunningProcess> => {
  const child = startProcess(file, [], { PORT: '0', RATE_LIMIT: '1000000', ...environment })
  const pieces: string[] = []
  child.stderr.on('data', (piece: Buffer) => pieces.push(piece.toString()))
  const stopped = once(child, 'exit').then(() => {
    throw new Error('The server stopped before it printed its address; is dist/ built?')
  })
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), stopped])) as [string]
  return {
    address: /http:\/\/[^/\s]+/.exec(line)?.[0] ?? '',
    memory: () => memoryOf(child.pid),
    log: () => pieces.join(''),
    stop: async (signal = 'SIGTERM') => {
      if (!child.kill(signal)) return child.exitCode
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    },
  }
}

/** Returns the headers that a page of this server sends with a request. */
export const passportFrom = async (address: string): Promise<Record<string, string>> => {
  const answer = await fetch(address)
  const token = /name="__RequestVerificationToken" value="([^"]+)"/.exec(await answer.text())?.[1] ?? ''
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  return { 'content-type': 'application/json', requestverificationtoken: token, cookie }
}
