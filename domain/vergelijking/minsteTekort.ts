import { roundTekort } from '../geld/roundTekort'
import type { Renteperiode } from './vergelijkRenteperiodes'

const tekortVan = ({ extraBenodigdeEigenInleg = Infinity }: Renteperiode): number => extraBenodigdeEigenInleg

/**
 * The period that leaves least of this shortage (euro), the first of equals; undefined when no period leaves less of it
 * than is shown, in whole euros.
 */
export const minsteTekort = (periodes: readonly Renteperiode[], tekort: number): Renteperiode | undefined =>
  periodes
    .filter((periode) => roundTekort(tekortVan(periode)) < roundTekort(tekort))
    .toSorted((een, ander) => tekortVan(een) - tekortVan(ander))[0]
