import { metOnderpand, type FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import type { FinancieringsOpzetVerzoek } from '../../antwoorden/verzoek'
import type { Uitweg } from '../verandering'

/**
 * A limit for extra own money, as a share of the price. The relative size of extra own money up to this limit is its
 * share of all costs. Above this limit, the relative size is the ratio to the present own money.
 */
const BEREIKBAAR = 1 / 10

const MAANDEN = 12

/**
 * Returns the size of a change, relative to an amount of the request or of its result. Amounts of the home, and the
 * extra loan for a better energy label, are divided by the price. Changes of income and of debts are divided by the
 * income, both in euro a year. Extra own money is divided by all costs or, above a tenth of the price, by the present
 * own money. Another period and a startersvrijstelling have size 0.
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

/** Returns the changes by relative size, smallest first (stable sort). `opzet` is the result of unchanged `verzoek`. */
export const dichtstbijEerst = (
  uitwegen: readonly Uitweg[],
  verzoek: FinancieringsOpzetVerzoek,
  opzet: FinancieringsOpzet,
): readonly Uitweg[] =>
  uitwegen.toSorted((een, ander) => {
    const [links, rechts] = [afstandVan(een, verzoek, opzet), afstandVan(ander, verzoek, opzet)]
    return links === rechts ? 0 : links - rechts
  })
