import { metOnderpand, type FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import type { FinancieringsOpzetVerzoek } from '../../verzoek/verzoek'
import type { Uitweg } from '../verandering'

/** Own money up to this part of the price is measured against the price, and more against what there is. */
const BEREIKBAAR = 1 / 10

const MAANDEN = 12

/**
 * How far a change is, as the part that changes of what there is: 0 for a choice, an amount of the home by its price,
 * debts and income by the income of a year, a better label by what it adds to the loan. Own money is near when it is a
 * small part of what is paid; a larger amount is as far as it is more than the visitor has.
 */
const afstandVan = (
  { verandering, financieringsOpzet }: Pick<Uitweg, 'verandering' | 'financieringsOpzet'>,
  verzoek: FinancieringsOpzetVerzoek,
  opzet: FinancieringsOpzet,
): number => {
  const prijs = verzoek.onderpand?.koopsom ?? 0
  const inkomen = verzoek.hypotheekgevers.reduce((som, { inkomsten }) => som + (inkomsten.bedrag ?? 0), 0)
  switch (verandering.soort) {
    case 'anderePeriode':
    case 'startersvrijstelling':
      return 0
    case 'beterEnergielabel':
      return (financieringsOpzet.maximaleHypotheek - opzet.maximaleHypotheek) / prijs
    case 'meerEigenGeld': {
      const { verschil } = verandering
      const kosten = metOnderpand(opzet)?.totaalFinancieringskosten ?? prijs
      return verschil <= BEREIKBAAR * prijs ? verschil / kosten : verschil / (verzoek.eigenInleg ?? 0)
    }
    case 'lagerePrijs':
    case 'minderWerk':
      return verandering.verschil / prijs
    case 'minderSchulden':
      return (MAANDEN * verandering.verschil) / inkomen
    case 'meerInkomen':
      return verandering.verschil / inkomen
  }
}

/** The changes from near to far, of a request and its record; those that are equally far stay in their order. */
export const dichtstbijEerst = (
  uitwegen: readonly Uitweg[],
  verzoek: FinancieringsOpzetVerzoek,
  opzet: FinancieringsOpzet,
): readonly Uitweg[] =>
  uitwegen.toSorted((een, ander) => {
    const [links, rechts] = [afstandVan(een, verzoek, opzet), afstandVan(ander, verzoek, opzet)]
    return links === rechts ? 0 : links - rechts
  })
