import { financieringsOpzetShape, roundTekort, type FinancieringsOpzet } from '../../domain'
import { inWoorden, stapVan, type Rekenstap } from '../../domain/uitleg'
import { toSchema } from '../schema'
import type { Calculation } from './calculate'

const OPZET = toSchema(financieringsOpzetShape) as { readonly properties: Readonly<Record<string, unknown>> }

/** The figures of the record, by name; the moment and the year are none. */
export const CIJFERS = Object.keys(OPZET.properties).filter(
  (veld): veld is keyof FinancieringsOpzet => veld !== 'timestamp' && veld !== 'normjaar',
)

/** A figure of the record with its words. */
export interface CijferWithStap {
  readonly veld: keyof FinancieringsOpzet
  readonly stap: Rekenstap
}

/** The figures that this record has. */
export const cijfersVan = ({ financieringsOpzet, verantwoording }: Calculation): readonly CijferWithStap[] =>
  CIJFERS.filter((veld) => veld in financieringsOpzet).flatMap((veld) => {
    const stap = stapVan(verantwoording, veld)
    return stap === undefined ? [] : [{ veld, stap }]
  })

/** A figure as a line: `Hypotheekbedrag: € 259.511`. What falls short is in whole euros, and enough to add. */
export const cijferLine = ({ veld, stap: { omschrijving, uitkomst, eenheid } }: CijferWithStap): string => {
  const isTekort = veld === 'extraBenodigdeEigenInleg' && typeof uitkomst === 'number'
  return `${omschrijving}: ${inWoorden(isTekort ? roundTekort(uitkomst) : uitkomst, eenheid)}`
}
