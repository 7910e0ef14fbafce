import type { Renteperiode } from './vergelijkRenteperiodes'

const tekortVan = ({ extraBenodigdeEigenInleg = Infinity }: Renteperiode): number => extraBenodigdeEigenInleg

/**
 * The period that leaves least of this shortage (euro), the first of equals; undefined when no period takes away a
 * whole euro of it.
 */
export const minsteTekort = (periodes: readonly Renteperiode[], tekort: number): Renteperiode | undefined =>
  periodes
    .filter((periode) => tekortVan(periode) <= tekort - 1)
    .toSorted((een, ander) => tekortVan(een) - tekortVan(ander))[0]
