import {
  nieuweOrientatie,
  toVerzoek,
  wijzig,
  type FinancieringsOpzet,
  type Orientatie,
  type Wijziging,
} from '../../../domain'
import { localGround } from '../../support/fakes/grounds'

/** A calculation result with only the required fields, each 1 euro. */
export const uitkomst: FinancieringsOpzet = {
  maximaleHypotheekOpInkomen: 1,
  maximaleHypotheek: 1,
  maandlastBruto: 1,
  maandlastNetto: 1,
}

/** The completion of an embedded calculation of the default answers, with the result `uitkomst`. */
export const voltooid = {
  soort: 'berekeningVoltooid',
  financieringsOpzet: uitkomst,
  grond: localGround(toVerzoek(nieuweOrientatie('MY'))),
} as const satisfies Wijziging

/** Returns the orientation after a calculation has completed with the result `uitkomst`. */
export const uitgerekend = (orientatie: Orientatie): Orientatie => wijzig(orientatie, voltooid)
