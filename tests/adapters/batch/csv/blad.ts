import type fc from 'fast-check'

import { SHEET_COLUMNS, valueIn } from '../../../../adapters/batch/csv/columns'
import type { Separator } from '../../../../adapters/batch/requests'
import { verzoek } from '../../../../adapters/testing/arbitraries/verzoek'
import type { FinancieringsOpzetVerzoek } from '../../../../domain'

/** The notation in which a test writes its CSV. */
export interface Schrijfwijze {
  readonly separator: Separator
  readonly decimaal: ',' | '.'
  readonly regeleinde: '\r\n' | '\n'
  readonly ja: string
  readonly nee: string
}

/** The notation of Dutch Excel. */
export const EXCEL: Schrijfwijze = { separator: ';', decimaal: ',', regeleinde: '\r\n', ja: 'WAAR', nee: 'ONWAAR' }

/** The notation that programs use. */
export const PROGRAMMA: Schrijfwijze = { separator: ',', decimaal: '.', regeleinde: '\n', ja: 'true', nee: 'false' }

/** Formats a number without an exponent. Adds a zero where three decimals could be read as thousands. */
const getal = (waarde: number): string => {
  const [cijfers = '', exponent] = String(waarde).split('e-')
  const voluit = exponent === undefined ? cijfers : `0.${'0'.repeat(Number(exponent) - 1)}${cijfers.replace('.', '')}`
  return /^\d{1,3}\.\d{3}$/.test(voluit) ? `${voluit}0` : voluit
}

const cel = (waarde: unknown, { decimaal, ja, nee }: Schrijfwijze): string => {
  if (typeof waarde === 'number') return getal(waarde).replace('.', decimaal)
  if (typeof waarde === 'boolean') return waarde ? ja : nee
  return typeof waarde === 'string' ? waarde : ''
}

/** Formats rows as CSV, with quotes around each cell that contains a separator, quote or line break. */
export const blad = (rijen: readonly (readonly string[])[], { separator, regeleinde }: Schrijfwijze = EXCEL): string =>
  rijen
    .map((cellen) => cellen.map((tekst) => (/[;,\t"\r\n]/.test(tekst) ? `"${tekst.replaceAll('"', '""')}"` : tekst)))
    .map((cellen) => `${cellen.join(separator)}${regeleinde}`)
    .join('')

/** Formats requests as CSV: first the user's own columns (`eigen`), then all columns of a request. */
export const bladMet = (
  verzoeken: readonly object[],
  schrijfwijze: Schrijfwijze = EXCEL,
  eigen: readonly Readonly<Record<string, string>>[] = [],
): string =>
  blad(
    [
      [...Object.keys(eigen[0] ?? {}), ...SHEET_COLUMNS.map(({ naam }) => naam)],
      ...verzoeken.map((verzoek, nummer) => [
        ...Object.values(eigen[nummer] ?? {}),
        ...SHEET_COLUMNS.map((column) => cel(valueIn(verzoek, column), schrijfwijze)),
      ]),
    ],
    schrijfwijze,
  )

/** Generates requests in which every income is given: a CSV needs each of them. */
export const volledigeVerzoeken = (): fc.Arbitrary<FinancieringsOpzetVerzoek> =>
  verzoek().map((een) => ({
    ...een,
    hypotheekgevers: een.hypotheekgevers.map((gever) => ({
      ...gever,
      inkomsten: { bedrag: 60_000, ...gever.inkomsten },
      ...(gever.binnen10JaarMetPensioen && { pensioeninkomen: gever.pensioeninkomen ?? 30_000 }),
    })),
  }))

/** The required columns, and the price and type of a home. */
const KORT = [
  'labelCode',
  'rentevastperiode',
  'hypotheekgevers[0].inkomsten.dienstbetrekkingsoort',
  'hypotheekgevers[0].inkomsten.bedrag',
  'hypotheekgevers[0].binnen10JaarMetPensioen',
  'onderpand.koopsom',
  'onderpand.onderpandType',
]

/** The default values of the columns in `KORT`. */
const ANTWOORDEN: Readonly<Record<string, string>> = {
  labelCode: 'MY',
  rentevastperiode: '120',
  'hypotheekgevers[0].inkomsten.dienstbetrekkingsoort': 'DienstbetrekkingVast',
  'hypotheekgevers[0].inkomsten.bedrag': '60000',
  'hypotheekgevers[0].binnen10JaarMetPensioen': 'nee',
  'onderpand.koopsom': '300000',
  'onderpand.onderpandType': 'BestaandeBouw',
}

/** Formats a CSV with the columns of `KORT` and those of the changes: one row for each set of changed cells. */
export const kortBlad = (...wijzigingen: readonly Readonly<Record<string, string>>[]): string => {
  const kolommen = [...new Set([...KORT, ...wijzigingen.flatMap((wijziging) => Object.keys(wijziging))])]
  const rij = (wijziging: Readonly<Record<string, string>>): readonly string[] =>
    kolommen.map((naam) => wijziging[naam] ?? ANTWOORDEN[naam] ?? '')
  return blad([kolommen, ...wijzigingen.map(rij)])
}
