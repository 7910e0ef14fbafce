import { parseArgs } from 'node:util'
import { either, function as fp } from 'fp-ts'

import { NORMJAREN, type Normjaar } from '../../domain'
import { TARIEF_OPTIONS, TARIEF_OPTIONS_HELP, type Tariefkeuze } from '../files'

/** What the command line asks for. */
export type Command =
  | { readonly soort: 'uitleg' }
  | (Tariefkeuze & {
      readonly soort: 'bereken'
      readonly normjaar: Normjaar
      readonly regelnummers: boolean
      /** The keys of a line that come back with its result. */
      readonly bewaar: readonly string[]
    })

export const HELP = `Gebruik: hypotheek-orientatie bereken --normjaar <jaar> [opties] < verzoeken.ndjson > resultaten.ndjson

Berekent van elke regel (een verzoek in JSON) het resultaat, in dezelfde volgorde.
De invoer is UTF-8. Een regel die niet klopt of waarin een sleutel twee keer staat,
wordt met zijn nummer gemeld op stderr en overgeslagen.

  --normjaar <jaar>          ${NORMJAREN.join(' of ')}; verplicht
${TARIEF_OPTIONS_HELP}
  --regelnummers             zet bij elk resultaat het nummer van zijn regel:
                             { "regel": 1, "financieringsOpzet": { … } }
  --bewaar <sleutels>        zet bij elk resultaat deze eigen sleutels van zijn regel,
                             met komma’s ertussen, zoals klant,dossier:
                             { "klant": "k1", "financieringsOpzet": { … } }
  -h, --help                 deze uitleg

Eindigt met 0 als elke regel is berekend, ook als de invoer leeg is (dat staat dan op
stderr), met 1 als er regels zijn overgeslagen, met 2 bij een verkeerde opdracht of een
invoer zonder regels (gzip, UTF-16, JSON over meer regels), en met 3 als het lezen of
schrijven halverwege ophield: dan zijn de resultaten niet volledig.
`

/** Reads the words after the name of the command, or says what is wrong with them. */
export const readArguments = (words: readonly string[]): either.Either<string, Command> =>
  fp.pipe(
    either.tryCatch(() => parse(words), toMelding),
    either.flatMap(toCommand),
  )

const OPTIONS = {
  normjaar: { type: 'string' },
  ...TARIEF_OPTIONS,
  regelnummers: { type: 'boolean', default: false },
  bewaar: { type: 'string', default: '' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const parse = (words: readonly string[]) => parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })

const isFlag = (option: string): boolean =>
  Object.entries(OPTIONS).some(([name, { type }]) => option === `--${name}` && type === 'boolean')

/** The error of Node about an option, in Dutch; the message of Node begins with the option between quotes. */
const toMelding = (cause: unknown): string => {
  if (!(cause instanceof Error && 'code' in cause)) return String(cause)
  const option = /'(?:-\w, )?(--?[\w-]+)/.exec(cause.message)?.[1] ?? ''
  if (cause.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `${option}: onbekende optie`
  return `${option}: hier hoort ${isFlag(option) ? 'geen' : 'een'} waarde bij`
}

const toCommand = ({ values, positionals }: ReturnType<typeof parse>): either.Either<string, Command> => {
  if (values.help) return either.right({ soort: 'uitleg' })
  const [opdracht, ...bestanden] = positionals
  if (opdracht !== 'bereken') return either.left(`verwacht de opdracht bereken, niet ${opdracht ?? 'niets'}`)
  if (bestanden.length > 0) return either.left(`lees een bestand met < ervoor: < ${bestanden.join(' ')}`)
  const normjaar = NORMJAREN.find((jaar) => String(jaar) === values.normjaar)
  if (normjaar === undefined) {
    const ontbreekt = values.normjaar === undefined ? 'ontbreekt, ' : ''
    return either.left(`--normjaar: ${ontbreekt}verwacht een van ${NORMJAREN.join(', ')}`)
  }
  const { rentetarieven, regelnummers, 'ongewone-rentes': ongewoneRentes } = values
  const bewaar = values.bewaar.split(',').filter((sleutel) => sleutel !== '')
  return either.right({ soort: 'bereken', normjaar, rentetarieven, ongewoneRentes, regelnummers, bewaar })
}
