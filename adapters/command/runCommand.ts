import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { guardOutput } from '../files'

interface SubcommandModule {
  /** Runs the command line of the process, and returns the exit code. */
  readonly run: (process: NodeJS.Process) => Promise<number>
}

/** A function that imports a package. Resolves to undefined if it is not installed, and rejects if loading it fails. */
export type ImportPackage = (name: string) => Promise<SubcommandModule | undefined>

const addressFrom = (place: string, name: string): string | undefined => {
  try {
    return pathToFileURL(createRequire(place).resolve(name)).href
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'MODULE_NOT_FOUND') return undefined
    throw cause
  }
}

/**
 * Imports a package that can be found from the folder of this package, or else from the current folder. Some installers
 * put the package of a subcommand in a folder where only the search from the current folder finds it.
 */
export const importPackage: ImportPackage = async (name) => {
  const places = [import.meta.url, join(process.cwd(), 'package.json')]
  const address = places.map((place) => addressFrom(place, name)).find((found) => found !== undefined)
  return address === undefined ? undefined : ((await import(address)) as SubcommandModule)
}

/** A subcommand of `hypotheek-orientatie`. It is in this package, or in the package `pakket`. */
type Subcommand = {
  readonly naam: string
  /** The Dutch help text about the subcommand. */
  readonly doet: string
} & ({ readonly load: () => Promise<SubcommandModule> } | { readonly pakket: string })

/** All subcommands. The code of a subcommand is loaded only when the command line names it. */
export const SUBCOMMANDS: readonly Subcommand[] = [
  {
    naam: 'bereken',
    doet: 'berekent een bestand met verzoeken, regel voor regel',
    load: () => import('../batch'),
  },
  {
    naam: 'conformiteit',
    doet: 'vergelijkt de uitkomsten van een andere rekenhulp met deze',
    load: () => import('../conformance'),
  },
  {
    naam: 'integriteit',
    doet: 'geeft de import map met de hash van elk bestand, voor een pagina met een CDN',
    load: () => import('../integrity'),
  },
  { naam: 'mcp', pakket: 'hypotheek-orientatie-mcp', doet: 'laat een AI-assistent rekenen (Model Context Protocol)' },
]

/** Removed subcommands, each with the Dutch sentence that names what replaces it. */
const REMOVED: ReadonlyMap<string, string> = new Map([
  [
    'vraag',
    'vraag bestaat niet meer. Gebruik bereken voor een bestand met verzoeken, of mcp om een AI-assistent te laten ' +
      'vragen en rekenen.',
  ],
])

const NAME = 'hypotheek-orientatie'
const DONE = 0
const WRONG_COMMAND = 2
const BROKEN_OFF = 3

interface Surroundings {
  readonly version: string
  readonly importPackage: ImportPackage
}

const toLine = (subcommand: Subcommand): string => {
  const elders = 'pakket' in subcommand ? ` (${subcommand.pakket})` : ''
  return `  ${subcommand.naam.padEnd(12)} ${subcommand.doet}${elders}`
}

export const HELP = `Gebruik: ${NAME} <opdracht> [opties]

${SUBCOMMANDS.map(toLine).join('\n')}

Een opdracht met een pakket erachter komt met dat pakket. Elke opdracht heeft een eigen --help.

  --version   het versienummer
  -h, --help  deze uitleg
`

/** Runs the subcommand, or prints help or version. Returns the exit code; 2 if no such subcommand is installed. */
export const runCommand = async (
  process: NodeJS.Process,
  { version, importPackage }: Surroundings,
): Promise<number> => {
  const { argv, stdout, stderr } = process
  guardOutput(stdout, stderr)
  const [word = ''] = argv.slice(2)
  const refuse = (reason: string): number => {
    stderr.write(`${NAME}: ${reason}\n`)
    return WRONG_COMMAND
  }
  /** Prints a text and returns the exit code: 0, or 3 when the text cannot be written, for example to a full disk. */
  const say = (text: string): Promise<number> =>
    new Promise((resolve) => stdout.write(text, (error) => resolve(error ? BROKEN_OFF : DONE)))
  if (['-h', '--help'].includes(word)) return say(HELP)
  if (word === '--version') return say(`${version}\n`)
  const subcommand = SUBCOMMANDS.find(({ naam }) => naam === word)
  if (subcommand === undefined)
    return refuse(REMOVED.get(word) ?? `verwacht een opdracht, niet ${word || 'niets'}\n\n${HELP.trimEnd()}`)
  if ('load' in subcommand) return (await subcommand.load()).run(process)
  const module = await importPackage(subcommand.pakket)
  if (module === undefined)
    return refuse(
      `voor ${word} is ook ${subcommand.pakket} ${version} nodig. Installeer dat uit dezelfde bron als dit pakket.`,
    )
  return module.run(process)
}
