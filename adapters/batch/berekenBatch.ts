import { fstatSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../../domain'
import { createRegelcontrole, eisTekst, OnleesbareInvoer, readGekozenTarieven, toJsonLine } from '../files'
import { createLineCalculator, toLines, type LineCalculator, type InputLine } from './lines'
import { showProgress } from './progress'
import { HELP, readArguments } from './readArguments'

/** The part of a process that the command uses. */
export interface BatchProcess extends Pick<NodeJS.Process, 'argv' | 'stdout' | 'stderr'> {
  /** The input; its file descriptor, if any, tells a folder from a file. */
  readonly stdin: Readable & { readonly fd?: number }
}

const DONE = 0
const SKIPPED = 1
const WRONG_COMMAND = 2
const BROKEN_OFF = 3

/** Does what the command line asks and gives the exit code. Memory does not grow with the number of lines. */
export const berekenBatch = async ({ argv, stdin, stdout, stderr }: BatchProcess): Promise<number> => {
  const refuse = (reason: string): number => {
    stderr.write(`hypotheek-orientatie: ${reason}\n\n${HELP}`)
    return WRONG_COMMAND
  }
  // A closed stderr must not stop the run: results go to stdout.
  stderr.on('error', () => undefined)
  const command = readArguments(argv.slice(2))
  if (either.isLeft(command)) return refuse(command.left)
  if (command.right.soort === 'uitleg') return withExitCode(stderr, 'afgebroken', () => showHelp(stdout))
  const opdracht = command.right
  const tarieven = await readGekozenTarieven(opdracht)
  if (either.isLeft(tarieven)) return refuse(tarieven.left)
  if (isFolder(stdin)) return refuse('verwacht een bestand als invoer, geen map')
  const calculator = createLineCalculator(opdracht.normjaar, tarieven.right)
  return withExitCode(stderr, 'afgebroken, de resultaten zijn niet volledig', () =>
    bereken(calculator, opdracht, { stdin, stdout, stderr }),
  )
}

/** Node reads a folder as if it were an empty file. */
const isFolder = ({ fd }: BatchProcess['stdin']): boolean => fd !== undefined && fstatSync(fd).isDirectory()

const showHelp = async (stdout: BatchProcess['stdout']): Promise<number> => {
  await pipeline([HELP], stdout, { end: false })
  return DONE
}

/** Gives the exit code of `work`; when reading or writing breaks off, says so and why. */
const withExitCode = async (
  stderr: BatchProcess['stderr'],
  message: string,
  work: () => Promise<number>,
): Promise<number> => {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof OnleesbareInvoer) {
      stderr.write(`hypotheek-orientatie: ${cause.message}\n`)
      return WRONG_COMMAND
    }
    const reason = reasonOf(cause)
    if (reason !== READER_GONE) stderr.write(`hypotheek-orientatie: ${message} (${reason})\n`)
    return BROKEN_OFF
  }
}

/** The reader of the output, such as `head`, has closed the pipe. */
const READER_GONE = 'EPIPE'

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause ? String(cause.code) : cause.message
}

const bereken = async (
  calculator: LineCalculator,
  form: ResultForm,
  { stdin, stdout, stderr }: Pick<BatchProcess, 'stdin' | 'stdout' | 'stderr'>,
): Promise<number> => {
  const progress = { berekend: 0, overgeslagen: 0 }

  const eisRegel = createRegelcontrole()

  const toOutput = (line: InputLine): string => {
    eisRegel(line.tekst ?? '')
    const uitkomst = calculateLine(calculator, line)
    if (either.isRight(uitkomst)) {
      progress.berekend += 1
      return toJsonLine(toResult(line, uitkomst.right, form))
    }
    progress.overgeslagen += 1
    stderr.write(`regel ${line.nummer}: ${uitkomst.left}\n`)
    return ''
  }

  const stop = showProgress(stderr, () => progress)
  try {
    await pipeline(
      stdin,
      eisTekst,
      toLines,
      async function* (pieces) {
        for await (const lines of pieces) yield lines.filter(isFilled).map(toOutput).join('')
      },
      stdout,
      { end: false },
    )
  } finally {
    stop()
  }
  if (progress.berekend + progress.overgeslagen === 0) stderr.write(`hypotheek-orientatie: ${NOTHING_READ}\n`)
  return progress.overgeslagen > 0 ? SKIPPED : DONE
}

/** No mistake: an engine that hands out lines may have none left for a process. */
const NOTHING_READ = 'niets gelezen, de invoer is leeg'

/** An empty line is no request and no mistake. */
const isFilled = ({ tekst }: InputLine): boolean => tekst?.trim() !== ''

const calculateLine = (calculator: LineCalculator, { tekst }: InputLine): either.Either<string, FinancieringsOpzet> =>
  tekst === undefined ? either.left('te lang') : calculator(tekst)

/** What stands with a result: the number of its line, and which of the keys of its line. */
interface ResultForm {
  readonly regelnummers: boolean
  readonly bewaar: readonly string[]
}

const toResult = (
  { nummer, tekst = '' }: InputLine,
  financieringsOpzet: FinancieringsOpzet,
  { regelnummers, bewaar }: ResultForm,
): object => {
  if (!regelnummers && bewaar.length === 0) return financieringsOpzet
  const eigen = bewaar.length === 0 ? [] : Object.entries(JSON.parse(tekst) as object)
  return {
    ...Object.fromEntries(eigen.filter(([sleutel]) => bewaar.includes(sleutel))),
    ...(regelnummers && { regel: nummer }),
    financieringsOpzet,
  }
}
