import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'

import { ROOT } from '../../support/root'

/** The files of the packages that start a program, by the name of the program. */
const PROGRAMS = ['.', 'adapters/server', 'adapters/mcp'].flatMap((folder) => {
  const { bin = {} } = JSON.parse(readFileSync(`${ROOT}/${folder}/package.json`, 'utf8')) as {
    readonly bin?: Readonly<Record<string, string>>
  }
  return Object.entries(bin).map(([name, file]) => [name, `${ROOT}/${folder}/${file}`] as const)
})

/** Starts a program with a stderr that cannot be written: a full disk, or a pipe that nobody reads. */
const START = {
  full: (words: readonly string[]): ChildProcess =>
    spawn(process.execPath, words, { stdio: ['pipe', 'pipe', openSync('/dev/full', 'w')], env }),
  closed: (words: readonly string[]): ChildProcess => {
    const child = spawn(process.execPath, words, { env })
    // The pipe is closed long before Node has started in the new process.
    child.stderr.destroy()
    return child
  },
}
const env = { ...process.env, PORT: '0' }

/** The exit code of each program for an unknown option, which it reports on stderr. */
const REFUSED: Readonly<Record<string, number>> = {
  'hypotheek-orientatie': 2,
  'hypotheek-orientatie-server': 1,
  'hypotheek-orientatie-mcp': 2,
}

const fileOf = (program: string): string => PROGRAMS.find(([name]) => name === program)?.[1] ?? ''

const nextLine = async ({ stdout }: ChildProcess): Promise<string> => {
  if (!stdout) throw new Error('The program has no stdout.')
  const [line] = (await once(createInterface(stdout), 'line')) as [string]
  return line
}

const CASES = PROGRAMS.flatMap(([name, file]) =>
  Object.entries(START).map(([kind, start]) => [name, kind, file, start] as const),
)

it.each(CASES)('%s ends with its own exit code when stderr is %s', async (name, _kind, file, start) => {
  const [code] = (await once(start([file, '--onbekend']), 'exit')) as [number]
  expect(code).toBe(REFUSED[name])
})

it.each(Object.entries(START))('the server answers calls when stderr is %s', async (_kind, start) => {
  const server = start([fileOf('hypotheek-orientatie-server')])
  onTestFinished(() => void server.kill())
  const address = /http:\/\/[^/\s]+/.exec(await nextLine(server))?.[0] ?? ''
  for (const time of [1, 2, 3]) {
    const answer = await fetch(`${address}/api/v1.0/financieringsopzet`, { method: 'POST', body: '{' })
    expect([time, answer.status]).toEqual([time, 403])
  }
})

it.each(Object.entries(START))(
  'the assistant answers after a line that it reports on a %s stderr',
  async (_kind, start) => {
    const assistant = start([fileOf('hypotheek-orientatie-mcp')])
    onTestFinished(() => void assistant.kill())
    assistant.stdin?.write('geen JSON\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n')
    expect(JSON.parse(await nextLine(assistant))).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
  },
)
