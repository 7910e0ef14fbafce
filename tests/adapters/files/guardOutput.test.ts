import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { PassThrough, Readable, Writable } from 'node:stream'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { run as runBatch } from '../../../adapters/batch'
import { SUBCOMMANDS, runCommand } from '../../../adapters/command/runCommand'
import { runConformiteit } from '../../../adapters/conformance/runConformiteit'
import { guardedLog, guardOutput, guardProgram } from '../../../adapters/files'
import { run as runIntegriteit } from '../../../adapters/integrity'
import { run as runMcp } from '../../../adapters/mcp'
import { filesIn } from '../../support/filesIn'
import { ROOT } from '../../support/root'
import { postVerzoek } from '../../support/server'
import { metMetrics } from '../server/opstelling'

/** Streams that cannot be written, each as Node reports it. */
const BROKEN = {
  full: () => new Writable({ write: (_text, _encoding, done) => done(Object.assign(new Error(), { code: 'ENOSPC' })) }),
  closed: () => new PassThrough().destroy(),
}

/** Runs a program with a broken stderr, and returns its exit code. Fails for an error that Node would throw. */
const codeOf = async (
  run: (process: NodeJS.Process) => Promise<number>,
  stderr: Writable,
  words: readonly string[],
): Promise<number> => {
  const uncaught = vi.fn<(error: unknown) => void>()
  process.on('uncaughtException', uncaught)
  onTestFinished(() => void process.off('uncaughtException', uncaught))
  const stdin = Readable.from([Buffer.from('{half\n')])
  const argv = ['node', 'hypotheek-orientatie', ...words]
  const code = await run({ argv, stdin, stdout: new PassThrough(), stderr } as unknown as NodeJS.Process)
  await new Promise(setImmediate)
  expect(uncaught).not.toHaveBeenCalled()
  return code
}

/** Every program, with words for which it writes to stderr, and its exit code then. */
const PROGRAMS: Readonly<Record<string, [(process: NodeJS.Process) => Promise<number>, readonly string[], number]>> = {
  bereken: [runBatch, ['bereken', '--normjaar', '2026'], 1],
  conformiteit: [runConformiteit, ['conformiteit', '--onbekend'], 2],
  integriteit: [runIntegriteit, ['integriteit', '--onbekend'], 2],
  mcp: [runMcp, ['mcp', '--onbekend'], 2],
}

const runNothing = (process: NodeJS.Process) =>
  runCommand(process, { version: '1', importPackage: () => Promise.resolve(undefined) })

describe.each(Object.entries(BROKEN))('with a %s stderr', (name, stderr) => {
  it.each(SUBCOMMANDS.map(({ naam }) => naam))(`the command %s goes on with a ${name} stderr`, async (naam) => {
    const [run, words, code] = PROGRAMS[naam] ?? expect.unreachable(`no program ${naam}`)
    expect(await codeOf(run, stderr(), words)).toBe(code)
  })

  it(`an unknown command ends with exit code 2 and a ${name} stderr`, async () => {
    expect(await codeOf(runNothing, stderr(), ['onbekend'])).toBe(2)
  })

  it(`the server answers with a ${name} log, and counts the lost lines in its metrics`, async () => {
    const { app, metrics, breek } = await metMetricsEnKapotLog(stderr())
    const address = metrics()
    breek()
    expect((await postVerzoek(app)).statusCode).toBe(200)
    const [, lost] = /^hypotheek_lost_log_lines_total (\d+)$/m.exec(await (await fetch(address)).text()) ?? []
    expect(Number(lost)).toBeGreaterThan(0)
  })
})

/** Starts a server whose log works until `breek` replaces it by a broken stream. */
const metMetricsEnKapotLog = async (kapot: Writable) => {
  let target: Writable | undefined
  const lines: string[] = []
  const log = {
    on: (event: 'error', listener: (error: Error) => void) => kapot.on(event, listener),
    write: (line: string, done?: (error?: Error | null) => void) => {
      if (target !== undefined) return target.write(line, done)
      lines.push(line)
      return true
    },
  }
  const server = await metMetrics({}, { log })
  return {
    app: server.app,
    metrics: () => lines.flatMap((line) => /"metrics: ([^"]+)"/.exec(line)?.[1] ?? [])[0] ?? '',
    breek: () => {
      target = kapot
    },
  }
}

describe('guardedLog', () => {
  it('guardedLog counts each line that its stream does not write, also when the stream throws', () => {
    const lost = vi.fn<() => void>()
    const throws = guardedLog(
      {
        on: () => undefined,
        write: () => {
          throw new Error('vol')
        },
      },
      lost,
    )
    throws.write('regel')
    throws.write('regel')
    expect(lost).toHaveBeenCalledTimes(2)
  })

  it('guardOutput adds one listener to a stream, however often it is called', () => {
    const output = new PassThrough()
    for (let time = 0; time < 20; time += 1) guardOutput(output)
    expect(output.listenerCount('error')).toBe(1)
  })
})

describe('guardProgram', () => {
  it('guardProgram ends a program with exit code 3 at an uncaught error, and prints no text of the error', async () => {
    const [stdout, stderr, exit] = [new PassThrough(), new PassThrough(), vi.fn<(code: number) => void>()]
    const program = Object.assign(new EventEmitter(), { stdout, stderr, exit })
    guardProgram(program)
    program.emit('uncaughtException', new TypeError('jan@voorbeeld.nl'))
    await new Promise(setImmediate)
    expect(String(stderr.read())).toBe('hypotheek-orientatie: afgebroken door een onverwachte fout (TypeError)\n')
    await new Promise(setImmediate)
    expect(exit).toHaveBeenCalledWith(3)
  })
})

it('every file that writes to stderr guards it, or gets it from a file that does', () => {
  const programs = filesIn('adapters').filter((file) => /^(?!build|handboek|demo|files|dist).*(?<!\.d)\.ts$/.test(file))
  const texts = programs.map((file) => [file, readFileSync(`${ROOT}/adapters/${file}`, 'utf8')] as const)
  const writers = texts.filter(([, text]) => /\bstderr\.write\(|process\.stderr|serveMcp\(process/.test(text))
  const unguarded = writers.filter(([, text]) => !/guard(?:Output|Program|edLog)\(/.test(text)).map(([file]) => file)
  expect(writers.length).toBeGreaterThan(4)
  expect(unguarded).toEqual([])
})
