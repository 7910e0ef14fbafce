import { parseArgs } from 'node:util'
import { either, function as fp } from 'fp-ts'

import { NORMJAREN, type Normjaar } from '../../domain'
import { OPZETCIJFERS, type Opzetcijfer, type Maatstaf } from './vergelijkUitkomst'

export type Command =
  | { readonly soort: 'uitleg' }
  | { readonly soort: 'verzoeken'; readonly normjaar: Normjaar | undefined }
  | (Required<Maatstaf> & {
      readonly soort: 'vergelijk'
      readonly normjaar: Normjaar | undefined
      /** The file for the report on every case; undefined for none. */
      readonly verslag: string | undefined
    })

export const HELP = `Gebruik: hypotheek-orientatie conformiteit --verzoeken > verzoeken.ndjson
         hypotheek-orientatie conformiteit [opties] < uitkomsten.ndjson

Vergelijkt de uitkomsten van een andere rekenhulp met die van deze, geval voor geval.
De gevallen staan op de grenzen van de Nederlandse leennormen. Met --verzoeken krijg
je van elk geval een regel met de vraag: { "geval": …, "kader": …, "verzoek": … }.
Geef van elk geval een regel met jouw uitkomst terug, in een volgorde naar keuze:

  { "geval": "2026-nibud-35000-5", "financieringsOpzet": { "maximaleHypotheek": 133657 } }

  --verzoeken           geeft de vragen, en vergelijkt niets
  --normjaar <jaar>     alleen de gevallen van dit jaar: ${NORMJAREN.join(' of ')}
  --cijfers <namen>     vergelijkt alleen deze cijfers, met komma’s ertussen, zoals
                        maximaleHypotheek,maandlastBruto
  --speling <euro>      hoeveel een bedrag mag schelen (0: gelijk op de cent)
  --verslag <bestand>   schrijft elk geval dat anders is in dit bestand; op het scherm
                        staan het aantal per rekenstap en hoogstens drie gevallen per stap
  -h, --help            deze uitleg

Eindigt met 0 als elk geval gelijk is, met 1 als er gevallen anders zijn, geen
uitkomst hebben of regels niet te lezen zijn (ook als de invoer leeg is: dat staat op
stderr), met 2 bij een verkeerde opdracht of een invoer zonder regels (gzip, UTF-16,
JSON over meer regels), en met 3 als het lezen of schrijven halverwege ophield.
`

const OPTIONS = {
  verzoeken: { type: 'boolean', default: false },
  normjaar: { type: 'string' },
  cijfers: { type: 'string' },
  speling: { type: 'string', default: '0' },
  verslag: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const parse = (words: readonly string[]) => parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })

/** Returns a Dutch sentence for a Node error about an option. The message of that error has the option in quotes. */
const toMelding = (cause: unknown): string => {
  const option = /'(?:-\w, )?(--?[\w-]+)/.exec(String(cause))?.[1] ?? ''
  const isKnown = Object.keys(OPTIONS).some((name) => option === `--${name}`)
  return isKnown ? `${option}: de waarde klopt niet` : `${option}: onbekende optie`
}

const toNormjaar = (tekst: string | undefined): either.Either<string, Normjaar | undefined> => {
  const normjaar = NORMJAREN.find((jaar) => String(jaar) === tekst)
  return tekst === undefined || normjaar !== undefined
    ? either.right(normjaar)
    : either.left(`--normjaar: verwacht een van ${NORMJAREN.join(', ')}`)
}

const isCijfer = (naam: string): naam is Opzetcijfer => OPZETCIJFERS.some((cijfer) => cijfer === naam)

const toCijfers = (tekst: string | undefined): either.Either<string, readonly Opzetcijfer[]> => {
  if (tekst === undefined) return either.right(OPZETCIJFERS)
  const namen = tekst.split(',')
  return namen.every(isCijfer)
    ? either.right(namen)
    : either.left(`--cijfers: verwacht namen uit ${OPZETCIJFERS.join(', ')}`)
}

const toSpeling = (tekst: string): either.Either<string, number> => {
  const speling = /^\d+([.,]\d+)?$/.test(tekst) ? Number(tekst.replace(',', '.')) : NaN
  return Number.isFinite(speling)
    ? either.right(speling)
    : either.left('--speling: verwacht een bedrag, zoals 1 of 0,01')
}

const toCommand = ({ values, positionals }: ReturnType<typeof parse>): either.Either<string, Command> => {
  if (values.help) return either.right({ soort: 'uitleg' })
  if (positionals.length !== 1 || positionals[0] !== 'conformiteit')
    return either.left(`verwacht de opdracht conformiteit, niet ${positionals.join(' ') || 'niets'}`)
  return fp.pipe(
    either.Do,
    either.apS('normjaar', toNormjaar(values.normjaar)),
    either.apS('cijfers', toCijfers(values.cijfers)),
    either.apS('speling', toSpeling(values.speling)),
    either.map(({ normjaar, cijfers, speling }) =>
      values.verzoeken
        ? { soort: 'verzoeken', normjaar }
        : { soort: 'vergelijk', normjaar, cijfers, speling, verslag: values.verslag },
    ),
  )
}

/** Returns the command for the arguments after the program name, or a Dutch sentence when the arguments are invalid. */
export const readArguments = (words: readonly string[]): either.Either<string, Command> =>
  fp.pipe(
    either.tryCatch(() => parse(words), toMelding),
    either.flatMap(toCommand),
  )
