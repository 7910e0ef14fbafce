import { toAntwoord, type Vervanging } from '../../../domain'
import type { Veld, Veldwaarde } from '../../../domain/orientatie'

/** Answers by the name of their question. */
export type Handed = { readonly [V in Veld]?: Veldwaarde<V> }

/** Creates one change that gives all these answers. */
export const handOver = (antwoorden: Handed): Vervanging => ({
  soort: 'antwoordenVervangen',
  antwoorden: Object.entries(antwoorden).map(([field, value]) => toAntwoord(field as Veld, value)),
})

/** The answers of somebody who sells a home and buys another. */
export const seller = {
  vraagprijsWoning: 300_000,
  woonJeNuInEenKoopwoning: 'ja',
  verkoopPrijsWoning: 250_000,
  huidigeHypotheekBedrag: 200_000,
} as const satisfies Handed

/** The answers of two people who buy together. */
export const twoBuyers = {
  alleenSamen: 'samen',
  'eigen.inkomen': 60_000,
  'partner.inkomen': 40_000,
} as const satisfies Handed
