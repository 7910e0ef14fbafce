import { financieringsOpzetShape, roundOpzet, type FinancieringsOpzet } from '../../domain'
import { inWoorden, stapVan, type Rekenstap, type Stapwaarde } from '../../domain/uitleg'
import { toSchema } from '../schema'
import type { Calculation } from './calculate'

const OPZET = toSchema(financieringsOpzetShape) as { readonly properties: Readonly<Record<string, unknown>> }

/** The figures of the record, by name; the moment and the year are none. */
export const CIJFERS = Object.keys(OPZET.properties).filter(
  (veld): veld is keyof FinancieringsOpzet => veld !== 'timestamp' && veld !== 'normjaar',
)

/** A figure of the record as a screen shows it, in whole euros that add up, with the step that has its words. */
export interface GetoondCijfer {
  readonly veld: keyof FinancieringsOpzet
  readonly getoond: Stapwaarde
  readonly stap: Rekenstap
}

/** The figures that this record has. */
export const cijfersVan = ({ financieringsOpzet, verantwoording }: Calculation): readonly GetoondCijfer[] => {
  const getoond: FinancieringsOpzet = roundOpzet(financieringsOpzet)
  return CIJFERS.filter((veld) => veld in financieringsOpzet).flatMap((veld) => {
    const stap = stapVan(verantwoording, veld)
    return stap === undefined ? [] : [{ veld, getoond: getoond[veld] ?? stap.uitkomst, stap }]
  })
}

/** A figure as a line: `Hypotheekbedrag: € 259.511`. */
export const cijferLine = ({ getoond, stap: { omschrijving, eenheid } }: GetoondCijfer): string =>
  `${omschrijving}: ${inWoorden(getoond, eenheid)}`
