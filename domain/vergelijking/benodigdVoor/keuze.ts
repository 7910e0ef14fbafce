import { periodesVan, type EnergielabelType, type RentevastePeriode, type Startersvrijstelling } from '../../orientatie'
import type { FinancieringsOpzetVerzoek } from '../../verzoek'
import { labelsBeterDan } from '../anderVerzoek'

/** A choice of the request or of the visitor that is made otherwise. */
export type Keuzeverandering =
  | {
      readonly soort: 'anderePeriode'
      /** How long the rate is fixed then. Months. */
      readonly rentevastperiode: RentevastePeriode
    }
  | {
      readonly soort: 'beterEnergielabel'
      /** The energy label that the home has then. */
      readonly energielabelType: EnergielabelType
    }
  | {
      readonly soort: 'startersvrijstelling'
      /** Who pays no transfer tax as a starter then. */
      readonly startersvrijstelling: Startersvrijstelling
    }

/** A choice that can be made otherwise, with the request it leads to. */
export interface AndereKeuze {
  readonly verandering: Keuzeverandering
  readonly verzoek: FinancieringsOpzetVerzoek
}

/** Every other period of the brand, shortest first. */
export const anderePeriodes = (verzoek: FinancieringsOpzetVerzoek): readonly AndereKeuze[] =>
  periodesVan(verzoek.labelCode)
    .filter((periode) => periode !== verzoek.rentevastperiode)
    .map((rentevastperiode) => ({
      verandering: { soort: 'anderePeriode', rentevastperiode },
      verzoek: { ...verzoek, rentevastperiode },
    }))

/** Every better energy label, the nearest first; a home whose label was not asked has none. */
export const betereEnergielabels = (verzoek: FinancieringsOpzetVerzoek): readonly AndereKeuze[] => {
  const { onderpand } = verzoek
  return onderpand?.energielabelType === undefined
    ? []
    : labelsBeterDan(onderpand.energielabelType).map((energielabelType) => ({
        verandering: { soort: 'beterEnergielabel', energielabelType },
        verzoek: { ...verzoek, onderpand: { ...onderpand, energielabelType } },
      }))
}
