import { toWijziging } from '../../../application/vergelijking'
import { toAntwoord, type Antwoord, type Orientatie } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import { waardeVan } from '../../../domain/orientatie'
import type { Uitweg } from '../../../domain/vergelijking'
import type { Probeersel } from '../../basis/context/draft'
import { waaraanIn } from '../../tekst/toVerandertekst'
import { veranderenTekst } from '../../tekst/veranderen'

const tekst = veranderenTekst.wijziging

/** The change that the visitor chose for the what-if. */
interface Keuze {
  readonly uitweg: Uitweg
  /** A phrase that names the change from the current answers. */
  readonly wijziging: string
  /** The answers that the change sets. */
  readonly nieuw: readonly Antwoord[]
}

/**
 * Returns a phrase for the change in total, with the difference from the answers `eigen` if it is above 0, otherwise
 * with the new amount. Returns `wijziging` for a change of the price, period, energy label or startersvrijstelling.
 */
const totaleWijziging = ({ uitweg, wijziging }: Keuze, eigen: Orientatie | undefined): string => {
  const bedrag = toWijziging(uitweg, eigen)
  if (bedrag === undefined) return wijziging
  const isVerschil = bedrag.verschil > 0
  const getal = formatEuro(isVerschil ? bedrag.verschil : bedrag.geheel)
  const zinnen = isVerschil ? tekst : tekst.geheel
  switch (uitweg.verandering.soort) {
    case 'meerEigenGeld':
      return zinnen.eigenGeld(getal)
    case 'meerInkomen':
      return zinnen.inkomen(getal)
    case 'minderWerk':
      return zinnen.werk(getal, waaraanIn(uitweg.verzoek))
    case 'minderSchulden':
      return zinnen.schulden(getal)
    case 'lagerePrijs':
    case 'anderePeriode':
    case 'beterEnergielabel':
    case 'startersvrijstelling':
      return wijziging
  }
}

/** Returns the key of a change: one key for all incomes, one for all debts, or else the question that it answers. */
const sleutelVan = ({ uitweg: { verandering }, nieuw }: Keuze): string =>
  verandering.soort === 'meerInkomen' || verandering.soort === 'minderSchulden'
    ? verandering.soort
    : (nieuw[0]?.veld ?? '')

/**
 * Returns the earlier what-if (`eerder`) with the change `keuze` added. The what-if has a phrase for each change, and
 * the answers that restore the visitor's own answers (`eigen`).
 */
export const toUitwegProbeersel = (keuze: Keuze, eigen: Orientatie, eerder: Probeersel | undefined): Probeersel => {
  /** Whether the earlier what-if replaced all answers. The visitor's own amounts are then no basis for comparison. */
  const isOvergenomen = eerder?.wijzigingen['alles'] !== undefined
  const wijziging = totaleWijziging(keuze, isOvergenomen ? undefined : eigen)
  const andere = (eerder?.terug ?? []).filter(({ veld }) => keuze.nieuw.every((een) => een.veld !== veld))
  return {
    ...eerder,
    wijzigingen: { ...eerder?.wijzigingen, [sleutelVan(keuze)]: wijziging },
    terug: [...andere, ...keuze.nieuw.map(({ veld }) => toAntwoord(veld, waardeVan(eigen, veld)))],
  }
}
