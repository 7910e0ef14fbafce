import { either } from 'fp-ts'

import { periodesVan, type RentevastePeriode } from '../orientatie'
import {
  LOOPTIJD,
  naarCenten,
  restantVan,
  toFinancieringsOpzet,
  werkUit,
  type RekenFout,
  type Rekenkader,
  type Uitwerking,
} from '../rekenkern'
import type { FinancieringsOpzetVerzoek } from '../verzoek'

/**
 * What one fixed-rate period (months) comes to: rates in percent, amounts in euro, costs a month. `restantEinde` is
 * what is left of the loan when the period ends. The mortgage sum and what is missing are absent without a home.
 */
export interface Renteperiode {
  readonly rentevastperiode: RentevastePeriode
  readonly rente: number
  readonly toetsrente: number
  readonly maximaleHypotheek: number
  readonly hypotheekbedrag?: number
  readonly maandlastBruto: number
  readonly maandlastNetto: number
  readonly extraBenodigdeEigenInleg?: number
  readonly restantEinde: number
}

const toRenteperiode = (rentevastperiode: RentevastePeriode, uitwerking: Uitwerking): Renteperiode => {
  const opzet = toFinancieringsOpzet(uitwerking)
  const { hypotheekbedrag, extraBenodigdeEigenInleg } = opzet
  const { rente, toetsrente } = uitwerking
  const lening = hypotheekbedrag ?? opzet.maximaleHypotheek
  return {
    rentevastperiode,
    rente,
    toetsrente,
    maximaleHypotheek: opzet.maximaleHypotheek,
    ...(hypotheekbedrag === undefined ? {} : { hypotheekbedrag }),
    maandlastBruto: opzet.maandlastBruto,
    maandlastNetto: opzet.maandlastNetto,
    ...(extraBenodigdeEigenInleg === undefined ? {} : { extraBenodigdeEigenInleg }),
    restantEinde: naarCenten(restantVan({ lening, rente, maanden: LOOPTIJD, verstreken: rentevastperiode })),
  }
}

/**
 * Calculates a request for every period of its brand that has a rate, shortest first, whatever its own period is. A
 * rate or cost item that is none gives the reason, of the shortest such period.
 */
export const vergelijkRenteperiodes = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, readonly Renteperiode[]> => {
  const periodes = periodesVan(verzoek.labelCode).filter((maanden) => kader.rentetarieven[maanden] !== undefined)
  return either.traverseArray((rentevastperiode: RentevastePeriode) =>
    either.map((uitwerking: Uitwerking) => toRenteperiode(rentevastperiode, uitwerking))(
      werkUit({ ...verzoek, rentevastperiode }, kader),
    ),
  )(periodes)
}
