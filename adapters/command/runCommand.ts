import { SUBCOMMANDS, type Subcommand } from './subcommands'
import type { ImportPackage } from './importPackage'

const NAME = 'hypotheek-orientatie'
const DONE = 0
const WRONG_COMMAND = 2
const BROKEN_OFF = 3

/** What the command is told about itself and its surroundings. */
export interface Surroundings {
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

/** Hands the command line to the subcommand that it names, and gives the exit code. */
export const runCommand = async (
  process: NodeJS.Process,
  { version, importPackage }: Surroundings,
): Promise<number> => {
  const { argv, stdout, stderr } = process
  const [word = ''] = argv.slice(2)
  const refuse = (reason: string): number => {
    stderr.write(`${NAME}: ${reason}\n`)
    return WRONG_COMMAND
  }
  /** A reader that has gone or a full disk ends the command without a stack trace. */
  const say = (text: string): Promise<number> => {
    stdout.on('error', () => undefined)
    return new Promise((resolve) => stdout.write(text, (error) => resolve(error ? BROKEN_OFF : DONE)))
  }
  if (['-h', '--help'].includes(word)) return say(HELP)
  if (word === '--version') return say(`${version}\n`)
  const subcommand = SUBCOMMANDS.find(({ naam }) => naam === word)
  if (subcommand === undefined) return refuse(`verwacht een opdracht, niet ${word || 'niets'}\n\n${HELP.trimEnd()}`)
  if ('load' in subcommand) return (await subcommand.load()).run(process)
  const module = await importPackage(subcommand.pakket)
  if (module === undefined)
    return refuse(`voor ${word} is een pakket nodig dat er niet is: npm install ${subcommand.pakket}@${version}`)
  return module.run(process)
}
