import { toAntwoord, type Vervanging } from '../../../domain'
import type { Veld, Veldwaarde } from '../../../domain/orientatie'

/** Answers by the name of their question. */
export type Handed = { readonly [V in Veld]?: Veldwaarde<V> }

/** These answers, given at once. */
export const handOver = (antwoorden: Handed): Vervanging => ({
  soort: 'antwoordenVervangen',
  antwoorden: Object.entries(antwoorden).map(([veld, waarde]) => toAntwoord(veld as Veld, waarde)),
})

/** The answers about a home of one's own that is sold, beside the price of the new one. */
export const verkoper = {
  vraagprijsWoning: 300_000,
  woonJeNuInEenKoopwoning: 'ja',
  verkoopPrijsWoning: 250_000,
  huidigeHypotheekBedrag: 200_000,
} as const satisfies Handed

/** The answers of two who buy together. */
export const twoBuyers = {
  alleenSamen: 'samen',
  'eigen.inkomen': 60_000,
  'partner.inkomen': 40_000,
} as const satisfies Handed
