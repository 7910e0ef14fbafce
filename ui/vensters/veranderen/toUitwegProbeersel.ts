import { toWijziging } from '../../../application/vergelijking'
import { toAntwoord, type Antwoord, type Orientatie } from '../../../domain'
import { waardeVan } from '../../../domain/orientatie'
import type { Uitweg } from '../../../domain/vergelijking'
import type { Probeersel } from '../../basis/context/draft'
import { inZin } from '../../tekst/inZin'
import { waaraanIn } from '../../tekst/toVerandertekst'
import { veranderenTekst } from '../../tekst/veranderen'

const tekst = veranderenTekst.wijziging

/** What is chosen to be tried. */
interface Keuze {
  readonly uitweg: Uitweg
  /** The change from the answers of now, for in a sentence. */
  readonly wijziging: string
  /** The answers that it gives. */
  readonly nieuw: readonly Antwoord[]
}

/** What holds altogether, for in a sentence: a difference from the visitor's own amount, or else the amount itself. */
const totaleWijziging = ({ uitweg, wijziging }: Keuze, eigen: Orientatie | undefined): string => {
  const bedrag = toWijziging(uitweg, eigen)
  if (bedrag === undefined) return wijziging
  const isVerschil = bedrag.verschil > 0
  const getal = inZin(isVerschil ? bedrag.verschil : bedrag.geheel)
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

/** Incomes count together, and so do debts; the rest is the answer to one question, which other screens try as well. */
const sleutelVan = ({ uitweg: { verandering }, nieuw }: Keuze): string =>
  verandering.soort === 'meerInkomen' || verandering.soort === 'minderSchulden'
    ? verandering.soort
    : (nieuw[0]?.veld ?? '')

/**
 * What is tried on top of what was tried before: what holds altogether, and the way back to the visitor's own answers.
 * `eigen` are those answers.
 */
export const toUitwegProbeersel = (keuze: Keuze, eigen: Orientatie, eerder: Probeersel | undefined): Probeersel => {
  /** Answers taken over from elsewhere replace all: no amount of the visitor's own is left to count from. */
  const isOvergenomen = eerder?.wijzigingen['alles'] !== undefined
  const wijziging = totaleWijziging(keuze, isOvergenomen ? undefined : eigen)
  const andere = (eerder?.terug ?? []).filter(({ veld }) => keuze.nieuw.every((een) => een.veld !== veld))
  return {
    wijzigingen: { ...eerder?.wijzigingen, [sleutelVan(keuze)]: wijziging },
    terug: [...andere, ...keuze.nieuw.map(({ veld }) => toAntwoord(veld, waardeVan(eigen, veld)))],
  }
}
