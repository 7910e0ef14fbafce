import { fstatSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { either, function as fp } from 'fp-ts'

import { ontbrekendNormjaar, opmerkingenOver } from '../../domain'
import { toEenJaarEerder } from '../../domain/invoer'
import { eisTekst, guardOutput, OnleesbareInvoer, readGekozenTarieven } from '../files'
import { createBatchCalculator, type BatchCalculator } from './batchCalculator'
import { createNdjsonReader, createNdjsonWriter } from './ndjson'
import { showProgress } from './progress'
import { HELP, readArguments, type Command } from './readArguments'
import type { BatchResult, InputRequest, RequestReader, ResultWriter } from './requests'

export interface BatchProcess extends Pick<NodeJS.Process, 'argv' | 'stdout' | 'stderr'> {
  /** Returns the present moment; the clock of the machine when absent. */
  readonly nu?: () => Date
  /** The input. Its file descriptor `fd` shows whether the input is a folder. */
  readonly stdin: Readable & { readonly fd?: number }
}

const DONE = 0
const SKIPPED = 1
const WRONG_COMMAND = 2
const BROKEN_OFF = 3

/** Runs the command line and returns the exit code. Memory use does not grow with the number of requests. */
export const berekenBatch = async ({ argv, stdin, stdout, stderr, nu: klok }: BatchProcess): Promise<number> => {
  const refuse = (reason: string): number => {
    stderr.write(`hypotheek-orientatie: ${reason}\n\n${HELP}`)
    return WRONG_COMMAND
  }
  guardOutput(stderr)
  const command = readArguments(argv.slice(2))
  if (either.isLeft(command)) return refuse(command.left)
  const opdracht = command.right
  if (opdracht.soort === 'uitleg') return withExitCode(stderr, 'afgebroken', () => show(HELP, stdout))
  if (opdracht.soort === 'sjabloon') {
    const { TEMPLATE } = await import('./csv/template')
    return withExitCode(stderr, 'afgebroken', () => show(TEMPLATE, stdout))
  }
  const tarieven = await readGekozenTarieven(opdracht)
  if (either.isLeft(tarieven)) return refuse(tarieven.left)
  if (isFolder(stdin)) return refuse('verwacht een bestand als invoer, geen map')
  const writer = await createWriter(opdracht)
  if (either.isLeft(writer)) return refuse(writer.left)
  const nu = klok?.() ?? new Date()
  const channel = { read: await createReader(opdracht, nu), write: writer.right }
  const missing = ontbrekendNormjaar(opdracht.normjaar, nu.getFullYear())
  if (missing !== undefined) stderr.write(`hypotheek-orientatie: ${noNormsYet(opdracht.normjaar, missing)}\n`)
  const calculator = createBatchCalculator(opdracht.normjaar, tarieven.right, nu)
  return withExitCode(stderr, 'afgebroken, de resultaten zijn niet volledig', () =>
    bereken(calculator, channel, { stdin, stdout, stderr }),
  )
}

type BerekenCommand = Extract<Command, { readonly soort: 'bereken' }>

/** Creates the reader for the input format. Loads the CSV parser only for CSV, whose absent dates depend on `nu`. */
const createReader = async ({ invoer, bewaar }: BerekenCommand, nu: Date): Promise<RequestReader> => {
  if (invoer === 'ndjson') return createNdjsonReader(bewaar)
  const { createCsvReader } = await import('./csv/readCsv')
  return createCsvReader(bewaar, { ingangsdatum: toEenJaarEerder(nu), timestamp: nu.toISOString() })
}

const createWriter = async (opdracht: BerekenCommand): Promise<either.Either<string, ResultWriter>> => {
  if (opdracht.uitvoer === 'ndjson') return either.right(createNdjsonWriter(opdracht))
  const { createCsvWriter } = await import('./csv/writeCsv')
  return createCsvWriter(opdracht)
}

/** Whether the input is a folder. The command refuses a folder, because Node reads it as if it were an empty file. */
const isFolder = ({ fd }: BatchProcess['stdin']): boolean => fd !== undefined && fstatSync(fd).isDirectory()

const show = async (text: string, stdout: BatchProcess['stdout']): Promise<number> => {
  await pipeline([text], stdout, { end: false })
  return DONE
}

/**
 * Runs `work` and returns its exit code. When `work` throws, prints the cause, and returns 2 for unreadable input and 3
 * for any other cause. Prints nothing when the reader of the output has closed the pipe.
 */
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

/** The error code when the reader of the output, such as `head`, has closed the pipe. */
const READER_GONE = 'EPIPE'

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause ? String(cause.code) : cause.message
}

/** The reader of requests and the writer of results. Each can have its own format: lines of JSON or CSV. */
interface BatchChannel {
  readonly read: RequestReader
  readonly write: ResultWriter
}

const bereken = async (
  calculator: BatchCalculator,
  { read, write }: BatchChannel,
  { stdin, stdout, stderr }: Pick<BatchProcess, 'stdin' | 'stdout' | 'stderr'>,
): Promise<number> => {
  const progress = { berekend: 0, overgeslagen: 0 }

  const toResults = ({ nummer, verzoek, eigen }: InputRequest): readonly BatchResult[] => {
    const uitkomst = fp.pipe(verzoek, either.flatMap(calculator))
    if (either.isRight(verzoek) && either.isRight(uitkomst)) {
      for (const { veld, melding } of opmerkingenOver(verzoek.right))
        stderr.write(`regel ${nummer}: let op, ${veld}: ${melding}\n`)
      progress.berekend += 1
      return [{ nummer, eigen: eigen(), financieringsOpzet: uitkomst.right }]
    }
    progress.overgeslagen += 1
    if (either.isLeft(uitkomst)) stderr.write(`regel ${nummer}: ${uitkomst.left}\n`)
    return []
  }

  const stop = showProgress(stderr, () => progress)
  try {
    await pipeline(
      stdin,
      eisTekst,
      read,
      async function* (batches) {
        for await (const { requests, separator } of batches) yield write(requests.flatMap(toResults), separator)
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

/** Returns the notice that the norms of the year `missing` are not known. */
const noNormsYet = (normjaar: number, missing: number): string =>
  `let op, we rekenen met de leennormen van ${normjaar}; die van ${missing} zitten niet in deze versie`

/** The message about empty input. Empty input is no error: when a tool splits a file, a process may get no lines. */
const NOTHING_READ = 'niets gelezen, de invoer is leeg'
