import { toHeleCenten } from '../afronding'
import type { EuroPerJaar } from '../eenheden'
import type { Pen, Waarde, Waarden } from '../pen'
import { looptijdVan, type Rentes } from '../rente/rente'
import { belastingvoordeel, type Belastbaar } from './belasting'
import * as stap from './maandlast.stappen'
import type { Hypotheken } from './maandlast.stappen'

/** Calculates the loan and its gross and net monthly cost in the first year; no tax steps for a loan of 0 cents. */
export const maandlastVan = (pen: Pen, grond: Rentes & Belastbaar, hypotheek: Waarden<Hypotheken>) => {
  const { rente } = grond
  const hier = pen.bij('maandlast')
  const maanden = looptijdVan(pen)
  const lening = hier.stap(stap.lening, hypotheek)
  const bruto = hier.stap(stap.bruto, { lening, rente, maanden })
  const naAftrek = (voordeel?: Waarde<EuroPerJaar>) => hier.stap(stap.netto, { bruto, voordeel })
  if (toHeleCenten(pen.read(lening)) === 0) return { lening, maandlastBruto: bruto, maandlastNetto: naAftrek() }
  const jaar = pen.gegeven(stap.jaar, stap.EERSTE_JAAR)
  const brutorente = hier.stap(stap.renteEersteJaar, { lening, rente, maanden, jaar })
  const voordeel = belastingvoordeel(pen, grond, lening, brutorente)
  return { lening, maandlastBruto: bruto, maandlastNetto: naAftrek(voordeel) }
}

/** The loan and its gross and net monthly cost, before they are rounded for the result record. */
export type Maandlaststappen = ReturnType<typeof maandlastVan>
