import { parseArgs } from 'node:util'
import { either, function as fp } from 'fp-ts'

import { TARIEF_OPTIONS, TARIEF_OPTIONS_HELP, type Tariefkeuze } from '../files'

export type Command = { readonly soort: 'uitleg' } | (Tariefkeuze & { readonly soort: 'mcp' })

export const HELP = `Gebruik: hypotheek-orientatie mcp [opties], of hypotheek-orientatie-mcp [opties]

Laat een AI-assistent rekenen, met het Model Context Protocol over stdin en stdout.
Zet deze opdracht in de instellingen van je assistent; die start hem zelf:

  { "mcpServers": { "hypotheek": { "command": "npx", "args": ["--no", "--", "hypotheek-orientatie-mcp"] } } }

${TARIEF_OPTIONS_HELP}
  -h, --help                 deze uitleg
`

/** Returns the command that the arguments after the program name give, or a Dutch sentence when they are invalid. */
export const readArguments = (words: readonly string[]): either.Either<string, Command> =>
  fp.pipe(
    either.tryCatch(
      () => parse(words),
      () => 'onbekende opdracht of optie',
    ),
    either.filterOrElse(
      ({ positionals }) => positionals.length <= 1 && (positionals[0] ?? 'mcp') === 'mcp',
      () => 'onbekende opdracht of optie',
    ),
    either.map(({ values }): Command => {
      const { help, rentetarieven, 'ongewone-rentes': ongewoneRentes } = values
      return help ? { soort: 'uitleg' } : { soort: 'mcp', rentetarieven, ongewoneRentes }
    }),
  )

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      ...TARIEF_OPTIONS,
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
