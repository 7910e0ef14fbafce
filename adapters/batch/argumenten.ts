import { parseArgs } from 'node:util'
import { either, function as fp } from 'fp-ts'

import { NORMJAREN, type Normjaar } from '../../domain'

/** What the command line asks for. */
export type Opdracht =
  | { readonly soort: 'uitleg' }
  | {
      readonly soort: 'bereken'
      readonly normjaar: Normjaar
      readonly rentetarieven: string | undefined
      /** Are rates that look like a slip meant? */
      readonly ongewoneRentes: boolean
      readonly regelnummers: boolean
    }

export const UITLEG = `Gebruik: hypotheek-orientatie bereken [opties] < verzoeken.ndjson > resultaten.ndjson

Berekent van elke regel (een verzoek in JSON) het resultaat, in dezelfde volgorde.
Een regel die niet klopt, wordt met zijn nummer gemeld op stderr en overgeslagen.

  --normjaar <jaar>          ${NORMJAREN.join(' of ')} (2025)
  --rentetarieven <bestand>  JSON met procenten per merk en aantal maanden:
                             { "MY": { "120": 3.75 }, "FL": {} } (voorbeeldrentes)
  --ongewone-rentes          rekent ook met rentes onder 0,1 of boven 20 procent,
                             die meestal een vergissing zijn
  --regelnummers             zet bij elk resultaat het nummer van zijn regel:
                             { "regel": 1, "financieringsOpzet": { … } }
  -h, --help                 deze uitleg

Eindigt met 0 als elke regel is berekend, met 1 als er regels zijn overgeslagen,
met 2 als er niets te berekenen viel door een verkeerde opdracht, en met 3 als het
lezen of schrijven halverwege ophield: dan zijn de resultaten niet volledig.
`

/** Reads the words after the name of the command, or says what is wrong with them. */
export const leesArgumenten = (woorden: readonly string[]): either.Either<string, Opdracht> =>
  fp.pipe(
    either.tryCatch(() => parse(woorden), toMelding),
    either.flatMap(toOpdracht),
  )

const OPTIES = {
  normjaar: { type: 'string', default: '2025' },
  rentetarieven: { type: 'string' },
  'ongewone-rentes': { type: 'boolean', default: false },
  regelnummers: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const parse = (woorden: readonly string[]) => parseArgs({ args: [...woorden], allowPositionals: true, options: OPTIES })

const isVlag = (optie: string): boolean =>
  Object.entries(OPTIES).some(([naam, { type }]) => optie === `--${naam}` && type === 'boolean')

/** What Node has against an option, in Dutch: its message begins with the option between quotes. */
const toMelding = (oorzaak: unknown): string => {
  if (!(oorzaak instanceof Error && 'code' in oorzaak)) return String(oorzaak)
  const optie = /'(?:-\w, )?(--?[\w-]+)/.exec(oorzaak.message)?.[1] ?? ''
  if (oorzaak.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `${optie}: onbekende optie`
  return `${optie}: hier hoort ${isVlag(optie) ? 'geen' : 'een'} waarde bij`
}

const toOpdracht = ({ values, positionals }: ReturnType<typeof parse>): either.Either<string, Opdracht> => {
  if (values.help) return either.right({ soort: 'uitleg' })
  if (positionals.length !== 1 || positionals[0] !== 'bereken')
    return either.left(`verwacht de opdracht bereken, niet ${positionals.join(' ') || 'niets'}`)
  const normjaar = NORMJAREN.find((jaar) => String(jaar) === values.normjaar)
  if (normjaar === undefined) return either.left(`--normjaar: verwacht een van ${NORMJAREN.join(', ')}`)
  const { rentetarieven, regelnummers, 'ongewone-rentes': ongewoneRentes } = values
  return either.right({ soort: 'bereken', normjaar, rentetarieven, ongewoneRentes, regelnummers })
}
