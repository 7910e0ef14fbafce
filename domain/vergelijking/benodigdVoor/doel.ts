import { metOnderpand, type FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import { roundTekort } from '../../geld/roundBedrag'

/**
 * What has to be possible: paying for the home of the request, so that no own money is missing, or a mortgage of at
 * least `bedrag` (euro).
 */
export type Doel =
  | { readonly soort: 'woningBetalen' }
  | {
      readonly soort: 'lenen'
      /** The mortgage that has to be possible at least. Euro, 0 to 99.999.999. */
      readonly bedrag: number
    }

const onderDoel = (doel: Doel, opzet: FinancieringsOpzet): number =>
  doel.soort === 'lenen' ? doel.bedrag - opzet.maximaleHypotheek : (metOnderpand(opzet)?.extraBenodigdeEigenInleg ?? 0)

/**
 * How much a record stays below an aim, in euro, not below 0: part of a cent is nothing. Without a home there is
 * nothing to pay for.
 */
export const tekortVoor = (doel: Doel, opzet: FinancieringsOpzet): number => {
  const tekort = onderDoel(doel, opzet)
  return roundTekort(tekort) > 0 ? tekort : 0
}
