import { financieringsOpzetShape, roundOpzet, type FinancieringsOpzet } from '../../domain'
import { inWoorden, stapVan, type Rekenstap, type Stapwaarde } from '../../domain/uitleg'
import { cijferTekst, type BenoemdCijfer } from '../../ui/tekst'
import { toSchema } from '../schema'
import type { Calculation } from './calculate'

const OPZET = toSchema(financieringsOpzetShape) as { readonly properties: Readonly<Record<string, unknown>> }

/** The fields of a record that are no figures, and the figures that the calculation never returns. */
const GEEN_CIJFER: readonly string[] = ['timestamp', 'normjaar', 'advieskosten', 'afhandelingskosten']

/** The names of the figures in a record. */
export const CIJFERS = Object.keys(OPZET.properties).filter(
  (veld): veld is BenoemdCijfer => !GEEN_CIJFER.includes(veld),
)

/** A figure of the record as a screen shows it: rounded to whole euros that add up, with its calculation step. */
export interface GetoondCijfer {
  readonly veld: BenoemdCijfer
  readonly getoond: Stapwaarde
  readonly stap: Rekenstap
}

/** Returns the figures that this record has. */
export const cijfersVan = ({ financieringsOpzet, verantwoording }: Calculation): readonly GetoondCijfer[] => {
  const getoond: FinancieringsOpzet = roundOpzet(financieringsOpzet)
  return CIJFERS.filter((veld) => veld in financieringsOpzet).flatMap((veld) => {
    const stap = stapVan(verantwoording, veld)
    return stap === undefined ? [] : [{ veld, getoond: getoond[veld] ?? stap.uitkomst, stap }]
  })
}

/** Formats a figure as a line: `Hypotheekbedrag: € 259.511`. */
export const cijferLine = ({ veld, getoond, stap: { eenheid } }: GetoondCijfer): string =>
  `${cijferTekst(veld)}: ${inWoorden({ waarde: getoond, eenheid })}`
