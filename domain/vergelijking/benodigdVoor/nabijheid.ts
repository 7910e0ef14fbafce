import { metOnderpand, type FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import type { FinancieringsOpzetVerzoek } from '../../verzoek/verzoek'
import type { Uitweg } from '../verandering'

/** Extra own money up to this share of the price is divided by the costs; a larger amount by the present own money. */
const BEREIKBAAR = 1 / 10

const MAANDEN = 12

/**
 * Returns the relative size of a change, 0 for a choice. Amounts of the home and the extra loan of a better label are
 * divided by the price, debts and income by the yearly income. Extra own money is divided by all costs; above a tenth
 * of the price, by the present own money.
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

/** Sorts changes of a request with this record, nearest first; equally near changes keep their order. */
export const dichtstbijEerst = (
  uitwegen: readonly Uitweg[],
  verzoek: FinancieringsOpzetVerzoek,
  opzet: FinancieringsOpzet,
): readonly Uitweg[] =>
  uitwegen.toSorted((een, ander) => {
    const [links, rechts] = [afstandVan(een, verzoek, opzet), afstandVan(ander, verzoek, opzet)]
    return links === rechts ? 0 : links - rechts
  })
