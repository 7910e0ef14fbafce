import type { FinancieringsOpzetVerzoek } from '../../antwoorden/verzoek'
import type { Rekenkader } from '../../rekenkader/rekenkader'
import type { Uitweg } from '../verandering'
import { inRichting, isGenoeg, probeerMet } from './inRichting'
import { lagerePrijsVan } from './richting'

/**
 * Returns the change to the highest price, below the present price, at which no own money is missing. `verschil` is in
 * whole euros. Undefined when there is no such price, no home or no result. Much faster than `benodigdVoor`, because
 * this function tries only prices.
 * @example
 * hoogstePrijs(verzoek, kader)?.verandering // { soort: 'lagerePrijs', verschil: 27643, isLagerOokGenoeg: true }
 */
export const hoogstePrijs = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): Uitweg | undefined => {
  const richting = lagerePrijsVan(verzoek)
  const gevonden = richting && inRichting(richting, probeerMet(kader, { soort: 'woningBetalen' }))
  return isGenoeg(gevonden) ? gevonden : undefined
}
