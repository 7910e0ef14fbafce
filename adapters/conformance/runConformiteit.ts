import { writeFile } from 'node:fs/promises'
import { either } from 'fp-ts'

import type { Normjaar } from '../../domain'
import { eisTekst, guardOutput, OnleesbareInvoer, toJsonLine } from '../files'
import { readGevallen, type Geval } from './geval'
import { HELP, readArguments, type Command } from './readArguments'
import { readUitkomsten } from './readUitkomsten'
import { aantalOpRand, oorzakenVan, toOverzicht, type AnderGeval } from './toOverzicht'
import { toVerslag } from './toVerslag'
import { vergelijkUitkomst } from './vergelijkUitkomst'

/** The output that a command writes to. */
export interface Output {
  /** Writes a text. Then calls `done`, without argument after success and with the error after a failure. */
  readonly write: (text: string, done?: (error?: Error | null) => void) => unknown
  /** Adds a listener for errors of the output, for example when another program has closed the output. */
  readonly on: (event: 'error', listener: (error: Error) => void) => unknown
}

/** The input that a command reads. */
export interface InputText extends AsyncIterable<Uint8Array | string> {
  /** Whether the input is a terminal. The command refuses to read results from a terminal. */
  readonly isTTY?: boolean
}

/** The properties of a Node process that the command uses. */
export interface ConformiteitProcess {
  /** The command line: the paths of Node and of the script, then the arguments of the command. */
  readonly argv: readonly string[]
  /** The results of the other calculator, as lines of JSON. */
  readonly stdin: InputText
  /** The output for the report, the requests or the help text. */
  readonly stdout: Output
  /** The output for error messages. */
  readonly stderr: Output
}

const ALL_EQUAL = 0
const DIFFERENT = 1
const WRONG_COMMAND = 2
const BROKEN_OFF = 3

const readText = async (input: InputText): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of eisTekst(input)) text += decoder.decode(piece, { stream: true })
  return text + decoder.decode()
}

const toLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

const isVan =
  (normjaar: Normjaar | undefined) =>
  ({ kader }: Geval): boolean =>
    normjaar === undefined || kader.normjaar === normjaar

const toVraag = ({ geval, kader, verzoek }: Geval): string => toJsonLine({ geval, kader, verzoek })

/** The cases without a result count under this name, in the place of a step. */
const ZONDER = 'geen uitkomst'

/**
 * Compares the results in a text with the test cases of the chosen year, or of all years. Returns the cases that differ
 * or have no result, the line with the totals, and messages about invalid lines. `opRand` is the number of compared
 * cases at the thresholds of each step. `isGelijk` is whether each case has an equal result and no line is invalid.
 */
const vergelijk = (tekst: string, opdracht: Extract<Command, { soort: 'vergelijk' }>) => {
  const alle = readGevallen()
  const gevallen = alle.filter(isVan(opdracht.normjaar))
  const { uitkomsten, meldingen } = readUitkomsten(tekst, new Set(alle.map(({ geval }) => geval)))
  const zonder = gevallen.filter(({ geval }) => !uitkomsten.has(geval))
  const anders = gevallen.flatMap((geval): readonly AnderGeval[] => {
    const uitkomst = uitkomsten.get(geval.geval)
    const afwijkingen = uitkomst === undefined ? [] : vergelijkUitkomst(geval, uitkomst.financieringsOpzet, opdracht)
    return afwijkingen.length === 0
      ? []
      : [{ stappen: oorzakenVan(geval, afwijkingen), verslag: toVerslag(geval, afwijkingen) }]
  })
  const gelijk = gevallen.length - zonder.length - anders.length
  const aantallen = `${gelijk} gelijk, ${anders.length} anders, ${zonder.length} zonder uitkomst`
  return {
    verschillen: [...anders, ...zonder.map(({ geval }) => ({ stappen: [ZONDER], verslag: [`${geval}: ${ZONDER}`] }))],
    opRand: aantalOpRand(gevallen.filter(({ geval }) => uitkomsten.has(geval))),
    slot: `${gevallen.length} gevallen: ${aantallen}`,
    meldingen,
    isGelijk: gelijk === gevallen.length && meldingen.length === 0,
  }
}

/** Runs the command line and returns the exit code. */
export const runConformiteit = async ({ argv, stdin, stdout, stderr }: ConformiteitProcess): Promise<number> => {
  guardOutput(stdout, stderr)
  const say = (text: string, code: number): Promise<number> =>
    new Promise((resolve) => stdout.write(text, (error) => resolve(error ? BROKEN_OFF : code)))
  const refuse = (reason: string): number => {
    stderr.write(`hypotheek-orientatie: ${reason}\n\n${HELP}`)
    return WRONG_COMMAND
  }
  const command = readArguments(argv.slice(2))
  if (either.isLeft(command)) return refuse(command.left)
  const opdracht = command.right
  if (opdracht.soort === 'uitleg') return say(HELP, ALL_EQUAL)
  if (opdracht.soort === 'verzoeken')
    return say(readGevallen().filter(isVan(opdracht.normjaar)).map(toVraag).join(''), ALL_EQUAL)
  if (stdin.isTTY) return refuse('verwacht de uitkomsten als invoer: < uitkomsten.ndjson')
  try {
    const tekst = await readText(stdin)
    const { verschillen, opRand, slot, meldingen, isGelijk } = vergelijk(tekst, opdracht)
    const { verslag: bestand } = opdracht
    if (bestand !== undefined)
      await writeFile(bestand, toLines([...verschillen.flatMap(({ verslag }) => verslag), slot]))
    const rest = bestand === undefined ? 'zie --verslag <bestand>' : `zie ${bestand}`
    stderr.write(toLines(tekst.trim() === '' ? ['hypotheek-orientatie: niets gelezen, de invoer is leeg'] : meldingen))
    return await say(toLines([...toOverzicht(verschillen, opRand, rest), slot]), isGelijk ? ALL_EQUAL : DIFFERENT)
  } catch (cause) {
    if (cause instanceof OnleesbareInvoer) {
      stderr.write(`hypotheek-orientatie: ${cause.message}\n`)
      return WRONG_COMMAND
    }
    stderr.write(`hypotheek-orientatie: afgebroken (${cause instanceof Error ? cause.message : String(cause)})\n`)
    return BROKEN_OFF
  }
}
