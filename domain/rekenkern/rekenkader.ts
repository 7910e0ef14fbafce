import { either } from 'fp-ts'

import { isBedrag } from '../geld'
import { isRentepercentage, standaardKosten, type Kostenposten, type Normen, type Rentetarieven } from '../normen'
import { isPeriodeVan, type RentevastePeriode } from '../orientatie'
import type { FinancieringsOpzetVerzoek } from '../verzoek'
import type { RekenFout } from './rekenFout'

/**
 * What a calculation takes as given besides the request: the figures of a year, the rates (percent a year, by period
 * in months) and the cost items (euro; the standard ones when absent).
 */
export interface Rekenkader {
  readonly normen: Normen
  readonly rentetarieven: Rentetarieven
  readonly kosten?: Kostenposten
}

const KOSTENPOSTEN = ['leveringsakte', 'hypotheekakte', 'taxatie'] as const

/** A fixed-rate period (months) that the brand offers, with its rate (percent a year). */
export interface Tarief {
  readonly periode: RentevastePeriode
  readonly rente: number
}

/** The rate of the period that a request asks for, or why there is none. */
export const tariefVan = (
  { labelCode, rentevastperiode }: FinancieringsOpzetVerzoek,
  { rentetarieven }: Rekenkader,
): either.Either<RekenFout, Tarief> => {
  if (!isPeriodeVan(labelCode, rentevastperiode)) {
    return either.left({ _tag: 'OnbekendePeriode', labelCode, rentevastperiode })
  }
  const rente = rentetarieven[rentevastperiode]
  if (rente === undefined) return either.left({ _tag: 'GeenRente', rentevastperiode })
  return isRentepercentage(rente)
    ? either.right({ periode: rentevastperiode, rente })
    : either.left({ _tag: 'OngeldigeRente', rentevastperiode, rente })
}

/** The cost items of a frame (euro; the standard ones when absent), or which of them is no amount. */
export const kostenVan = ({ kosten = standaardKosten }: Rekenkader): either.Either<RekenFout, Kostenposten> => {
  const kostenpost = KOSTENPOSTEN.find((post) => !isBedrag(kosten[post]))
  return kostenpost === undefined
    ? either.right(kosten)
    : either.left({ _tag: 'OngeldigeKosten', kostenpost, bedrag: kosten[kostenpost] })
}
