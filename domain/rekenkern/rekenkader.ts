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

const KOSTENPOSTEN = Object.keys(standaardKosten) as readonly (keyof Kostenposten)[]

/** What a request and a frame hold for a calculation: a period (months) with its rate (percent a year), the costs. */
export interface Tarief {
  readonly periode: RentevastePeriode
  readonly rente: number
  readonly kosten: Kostenposten
}

/** The rate of the period that a request asks for and the cost items, or why one of them is none. */
export const tariefVan = (
  { labelCode, rentevastperiode }: FinancieringsOpzetVerzoek,
  { rentetarieven, kosten = standaardKosten }: Rekenkader,
): either.Either<RekenFout, Tarief> => {
  if (!isPeriodeVan(labelCode, rentevastperiode)) {
    return either.left({ _tag: 'OnbekendePeriode', labelCode, rentevastperiode })
  }
  const rente = rentetarieven[rentevastperiode]
  if (rente === undefined) return either.left({ _tag: 'GeenRente', rentevastperiode })
  if (!isRentepercentage(rente)) return either.left({ _tag: 'OngeldigeRente', rentevastperiode, rente })
  const kostenpost = KOSTENPOSTEN.find((post) => !isBedrag(kosten[post]))
  return kostenpost === undefined
    ? either.right({ periode: rentevastperiode, rente, kosten })
    : either.left({ _tag: 'OngeldigeKosten', kostenpost, bedrag: kosten[kostenpost] })
}
