import { periodesVan } from '../orientatie/rentevastePeriode'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import { labelsBeterDan } from './anderVerzoek'
import type { Ander } from './verandering'

/** Every other period of the brand, shortest first. */
export const anderePeriodes = (verzoek: FinancieringsOpzetVerzoek): readonly Ander[] =>
  periodesVan(verzoek.labelCode)
    .filter((periode) => periode !== verzoek.rentevastperiode)
    .map((rentevastperiode) => ({
      verandering: { soort: 'anderePeriode', rentevastperiode },
      verzoek: { ...verzoek, rentevastperiode },
    }))

/** Every better energy label, the nearest first; a home whose label was not asked has none. */
export const betereEnergielabels = (verzoek: FinancieringsOpzetVerzoek): readonly Ander[] => {
  const { onderpand } = verzoek
  return onderpand?.energielabelType === undefined
    ? []
    : labelsBeterDan(onderpand.energielabelType).map((energielabelType) => ({
        verandering: { soort: 'beterEnergielabel', energielabelType },
        verzoek: { ...verzoek, onderpand: { ...onderpand, energielabelType } },
      }))
}
