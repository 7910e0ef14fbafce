import { parseArgs } from 'node:util'
import { either, function as fp } from 'fp-ts'

import { NORMJAREN, type Normjaar } from '../../domain'
import { TARIEF_OPTIONS, TARIEF_OPTIONS_HELP, type Tariefkeuze } from '../files'
import type { ResultForm } from './requests'

const VORMEN = ['ndjson', 'csv'] as const

/** The format of requests and results: lines of JSON, or a CSV. */
type Vorm = (typeof VORMEN)[number]

export type Command =
  | { readonly soort: 'uitleg' }
  | { readonly soort: 'sjabloon' }
  | (Tariefkeuze &
      ResultForm & {
        readonly soort: 'bereken'
        readonly normjaar: Normjaar
        readonly invoer: Vorm
        readonly uitvoer: Vorm
      })

export const HELP = `Gebruik: hypotheek-orientatie bereken --normjaar <jaar> [opties] < verzoeken.ndjson > resultaten.ndjson
         hypotheek-orientatie bereken --normjaar <jaar> --invoer csv < verzoeken.csv > resultaten.csv
         hypotheek-orientatie bereken --sjabloon > verzoeken.csv

Berekent van elke regel (een verzoek in JSON, of een rij van een CSV) het resultaat, in
dezelfde volgorde. De invoer is UTF-8. Een regel die niet klopt, of met een sleutel die
twee keer staat of niet bestaat, wordt met zijn nummer gemeld op stderr en overgeslagen.

  --normjaar <jaar>          ${NORMJAREN.join(' of ')}; verplicht
${TARIEF_OPTIONS_HELP}
  --invoer <vorm>            ${VORMEN.join(' of ')} (ndjson)
  --uitvoer <vorm>           ${VORMEN.join(' of ')} (zoals de invoer)
  --regelnummers             zet bij elk resultaat het nummer van zijn regel:
                             { "regel": 1, "financieringsOpzet": { … } }
  --bewaar <sleutels>        zet bij elk resultaat deze eigen sleutels van zijn regel,
                             met komma’s ertussen, zoals klant,dossier:
                             { "klant": "k1", "financieringsOpzet": { … } }
  --sjabloon                 schrijft een CSV om in te vullen, met een voorbeeld
  -h, --help                 deze uitleg

De eerste rij van een CSV noemt de kolommen: de velden van een verzoek, zoals
onderpand.koopsom, en wat --bewaar noemt. Een lege cel is een veld dat er niet is.

Eindigt met 0 als elke regel is berekend, ook als de invoer leeg is (dat staat dan op
stderr), met 1 als er regels zijn overgeslagen, met 2 bij een verkeerde opdracht of een
invoer zonder regels (gzip, UTF-16, JSON over meer regels, CSV met verkeerde kolommen),
en met 3 als het lezen of schrijven halverwege ophield: dan zijn de resultaten niet
volledig.
`

/** Returns the command that the arguments after the program name give, or a Dutch sentence when they are invalid. */
export const readArguments = (words: readonly string[]): either.Either<string, Command> =>
  fp.pipe(
    either.tryCatch(() => parse(words), toMelding),
    either.flatMap(toCommand),
  )

const OPTIONS = {
  normjaar: { type: 'string' },
  ...TARIEF_OPTIONS,
  invoer: { type: 'string', default: 'ndjson' },
  uitvoer: { type: 'string' },
  regelnummers: { type: 'boolean', default: false },
  bewaar: { type: 'string', default: '' },
  sjabloon: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const parse = (words: readonly string[]) => parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })

const isFlag = (option: string): boolean =>
  Object.entries(OPTIONS).some(([name, { type }]) => option === `--${name}` && type === 'boolean')

/** Returns a Dutch sentence for an error of Node about an option. The message of Node has that option in quotes. */
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
  if (values.sjabloon) return either.right({ soort: 'sjabloon' })
  const normjaar = NORMJAREN.find((jaar) => String(jaar) === values.normjaar)
  if (normjaar === undefined) {
    const ontbreekt = values.normjaar === undefined ? 'ontbreekt, ' : ''
    return either.left(`--normjaar: ${ontbreekt}verwacht een van ${NORMJAREN.join(', ')}`)
  }
  const { rentetarieven, regelnummers, invoer, uitvoer = invoer, 'ongewone-rentes': ongewoneRentes } = values
  const bewaar = [...new Set(values.bewaar.split(','))].filter((sleutel) => sleutel !== '')
  return fp.pipe(
    either.Do,
    either.bind('invoer', () => readVorm('--invoer', invoer)),
    either.bind('uitvoer', () => readVorm('--uitvoer', uitvoer)),
    either.map((vormen) => ({
      soort: 'bereken' as const,
      normjaar,
      rentetarieven,
      ongewoneRentes,
      regelnummers,
      bewaar,
      ...vormen,
    })),
  )
}

const readVorm = (option: string, word: string): either.Either<string, Vorm> =>
  either.fromNullable(`${option}: verwacht een van ${VORMEN.join(', ')}`)(VORMEN.find((vorm) => vorm === word))
