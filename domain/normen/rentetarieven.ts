import * as t from 'io-ts'

import { codecOf, metEenheid } from '../codec/codecOf'
import type { LabelCode } from '../orientatie/label'

/** Interest rates in percent a year (0 to 100), by fixed-rate period in whole months: `{ '120': 3.75 }`. */
export type Rentetarieven = Readonly<Record<string, number>>

/** Is this a rate in percent: finite, from 0 to 100? */
export const isRentepercentage = (waarde: unknown): waarde is number =>
  typeof waarde === 'number' && waarde >= 0 && waarde <= 100

const isAantalMaanden = (sleutel: string): boolean => /^[1-9]\d{0,2}$/.test(sleutel)

const isRentetarieven = (waarde: unknown): waarde is Rentetarieven =>
  t.UnknownRecord.is(waarde) &&
  Object.entries(waarde).every(([maanden, rente]) => isAantalMaanden(maanden) && isRentepercentage(rente))

/** Reads a sheet of rates: every key a number of months from 1 to 999, every value a rate from 0 to 100. */
export const rentetarievenCodec = metEenheid(
  codecOf('Rentetarieven', isRentetarieven, 'verwacht per aantal maanden een rente van 0 tot en met 100 procent'),
  'procent per jaar, per aantal maanden',
)

/** Rates outside these bounds (percent a year) are mostly slips: 0.0375 was meant to be 3.75. */
const GEWONE_RENTE = { laagste: 0.1, hoogste: 20 }

/** Is this rate (percent a year) mostly a slip? */
export const isOngewoneRente = (rente: number): boolean => rente < GEWONE_RENTE.laagste || rente > GEWONE_RENTE.hoogste

/** Reads the rates of every brand; a brand that offers nothing has an empty sheet. */
export const tarievenPerLabelCodec = t.readonly(
  t.type({ MY: rentetarievenCodec, FL: rentetarievenCodec } satisfies Record<LabelCode, t.Type<Rentetarieven>>),
  'TarievenPerLabel',
)

/** The rates of every brand. */
export type TarievenPerLabel = Readonly<Record<LabelCode, Rentetarieven>>

/** Invented rates per brand, for examples only: not an offer. Whoever shows them calls them "voorbeeldrente". */
export const voorbeeldRentes: TarievenPerLabel = {
  MY: { '1': 4.1, '12': 3.95, '60': 3.6, '120': 3.8, '180': 4.1, '240': 4.25, '360': 4.4 },
  FL: {
    '1': 4.15,
    '12': 4.0,
    '36': 3.75,
    '60': 3.65,
    '72': 3.7,
    '120': 3.85,
    '144': 3.95,
    '180': 4.15,
    '240': 4.3,
    '360': 4.45,
  },
}

/** How many unusual rates are named; of the others only the number is said. */
const MOST_NAMED = 5

/** The unusual rates of a sheet as they were given: `120 maanden: 0.0375`. */
export const ongewoneRentesIn = (rentetarieven: Rentetarieven): readonly string[] =>
  Object.entries(rentetarieven)
    .filter(([, rente]) => isRentepercentage(rente) && isOngewoneRente(rente))
    .map(([maanden, rente]) => `${maanden} ${maanden === '1' ? 'maand' : 'maanden'}: ${rente}`)

/** The unusual rates of every brand as they were given: `MY, 120 maanden: 0.0375`. */
export const ongewoneTarievenIn = (tarieven: TarievenPerLabel): readonly string[] =>
  Object.entries(tarieven).flatMap(([merk, rentetarieven]) =>
    ongewoneRentesIn(rentetarieven).map((rente) => `${merk}, ${rente}`),
  )

/** Says that unusual rates are mostly slips, which ones they are, and what to add, if anything, when they are meant. */
export const meldingVanOngewone = (rentes: readonly string[], hoe?: string): string => {
  const { laagste, hoogste } = GEWONE_RENTE
  const rest = rentes.length - MOST_NAMED
  const andere = rest > 0 ? [`nog ${rest} andere ${rest === 1 ? 'rente' : 'rentes'}`] : []
  const genoemd = [...rentes.slice(0, MOST_NAMED), ...andere].join('; ')
  return (
    `een rente onder ${String(laagste).replace('.', ',')} of boven ${hoogste} procent is meestal ` +
    `een vergissing (${genoemd}); geef procenten, zoals 3.75` +
    (hoe === undefined ? '' : `, en klopt het, geef dan ${hoe} mee`)
  )
}
