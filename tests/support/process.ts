import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

import { SERVER } from './bundle'

/** How much memory a process holds now, in megabytes. */
export const memoryOf = (pid: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

/** Starts a built file with these words and settings. */
export const startProcess = (
  file: string,
  woorden: readonly string[] = [],
  omgeving: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [file, ...woorden], { env: { ...process.env, ...omgeving } })

/** The built reference server on a port of its own. */
export interface RunningProcess {
  readonly adres: string
  readonly geheugen: () => number
  /** Everything it logged so far. */
  readonly logboek: () => string
  /** Asks it to end, or with SIGKILL has it end at once, and gives the exit code. */
  readonly stop: (signaal?: NodeJS.Signals) => Promise<unknown>
}

export const startServer = async (
  omgeving: Readonly<Record<string, string>> = {},
  file = SERVER,
): Promise<RunningProcess> => {
  const proces = startProcess(file, [], { PORT: '0', RATE_LIMIT: '1000000', ...omgeving })
  const stukken: string[] = []
  proces.stderr.on('data', (stuk: Buffer) => stukken.push(stuk.toString()))
  const [regel] = (await once(createInterface(proces.stdout), 'line')) as [string]
  return {
    adres: /http:\/\/[^/\s]+/.exec(regel)?.[0] ?? '',
    geheugen: () => memoryOf(proces.pid),
    logboek: () => stukken.join(''),
    stop: async (signaal = 'SIGTERM') => {
      proces.kill(signaal)
      const [code] = (await once(proces, 'exit')) as [number | null]
      return code
    },
  }
}

/** The headers with which a page of this server calls it. */
export const passportFrom = async (adres: string): Promise<Record<string, string>> => {
  const antwoord = await fetch(adres)
  const token = /name="__RequestVerificationToken" value="([^"]+)"/.exec(await antwoord.text())?.[1] ?? ''
  const cookie = antwoord.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  return { 'content-type': 'application/json', requestverificationtoken: token, cookie }
}
