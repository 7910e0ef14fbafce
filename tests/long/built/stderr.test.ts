import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
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

/** How a shell gives a program a stderr that cannot be written: a full disk, and a pipe whose reader is gone. */
const BROKEN = { full: '2>/dev/full', closed: '2> >(exec true)' } as const

/** Words with which a program writes to stderr and ends, and its exit code. */
const REFUSED: Readonly<Record<string, number>> = {
  'hypotheek-orientatie': 2,
  'hypotheek-orientatie-server': 1,
  'hypotheek-orientatie-mcp': 2,
}

const shell = (command: string) => spawn('bash', ['-c', command])

const CASES = PROGRAMS.flatMap(([name, file]) =>
  Object.entries(BROKEN).map(([kind, to]) => [name, kind, file, to] as const),
)

it.each(CASES)('%s ends with its own exit code when stderr is %s', async (name, _kind, file, to) => {
  const [code] = (await once(shell(`sleep 0.2; exec node ${file} --onbekend ${to}`), 'exit')) as [number]
  expect(code).toBe(REFUSED[name])
})

it.each(Object.entries(BROKEN))('the server answers calls when stderr is %s', async (_kind, to) => {
  const [, file = ''] = PROGRAMS.find(([name]) => name === 'hypotheek-orientatie-server') ?? []
  const server = shell(`PORT=0 exec node ${file} ${to}`)
  onTestFinished(() => void server.kill())
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const address = /http:\/\/[^/\s]+/.exec(line)?.[0] ?? ''
  for (const time of [1, 2, 3]) {
    const answer = await fetch(`${address}/api/v1.0/financieringsopzet`, { method: 'POST', body: '{' })
    expect([time, answer.status]).toEqual([time, 403])
  }
})
