import { toAntwoord, toVerzoek, type Antwoord, type FinancieringsOpzetVerzoek, type Orientatie } from '../../../domain'
import { waardeVan } from '../../../domain/orientatie'
import type { Uitweg } from '../../../domain/vergelijking'
import type { Probeersel } from '../../basis/context/draft'
import { inZin } from '../../tekst/inZin'
import { somVan, waaraanIn } from '../../tekst/toVerandertekst'
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

const inkomenIn = ({ hypotheekgevers }: FinancieringsOpzetVerzoek): number =>
  somVan(hypotheekgevers.map(({ inkomsten }) => inkomsten.bedrag))

const schuldenIn = ({ hypotheekgevers }: FinancieringsOpzetVerzoek): number =>
  somVan(
    hypotheekgevers.flatMap(({ uitgaven }) => [uitgaven.huidigeMaandlastStudieschuld, uitgaven.brutoMaandlastOverige]),
  )

const werkIn = ({ onderpand }: FinancieringsOpzetVerzoek): number => onderpand?.meerwerkOfVerbouwingskosten ?? 0

type Inwoorden = (bedrag: string) => string

/** The difference from the visitor's own amount, or the amount itself where that differs the other way. */
const inBedrag = (verschil: number, alsVerschil: Inwoorden, bedrag: number, alsGeheel: Inwoorden): string =>
  verschil > 0 ? alsVerschil(inZin(verschil)) : alsGeheel(inZin(bedrag))

/** What holds altogether, for in a sentence: what is tried of an amount counts from that in the request of `eigen`. */
const totaleWijziging = (
  { uitweg: { verandering, verzoek }, wijziging }: Keuze,
  eigen: FinancieringsOpzetVerzoek,
): string => {
  switch (verandering.soort) {
    case 'meerEigenGeld': {
      const { eigenInleg = 0 } = verzoek
      return inBedrag(eigenInleg - (eigen.eigenInleg ?? 0), tekst.eigenGeld, eigenInleg, tekst.geheel.eigenGeld)
    }
    case 'meerInkomen': {
      const inkomen = inkomenIn(verzoek)
      return inBedrag(inkomen - inkomenIn(eigen), tekst.inkomen, inkomen, tekst.geheel.inkomen)
    }
    case 'minderWerk': {
      const [werk, waaraan] = [werkIn(verzoek), waaraanIn(verzoek)]
      const minder: Inwoorden = (verschil) => tekst.werk(verschil, waaraan)
      return inBedrag(werkIn(eigen) - werk, minder, werk, (bedrag) => tekst.geheel.werk(bedrag, waaraan))
    }
    case 'minderSchulden': {
      const schulden = schuldenIn(verzoek)
      return inBedrag(schuldenIn(eigen) - schulden, tekst.schulden, schulden, tekst.geheel.schulden)
    }
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
  const wijziging = totaleWijziging(keuze, isOvergenomen ? keuze.uitweg.verzoek : toVerzoek(eigen))
  const andere = (eerder?.terug ?? []).filter(({ veld }) => keuze.nieuw.every((een) => een.veld !== veld))
  return {
    wijzigingen: { ...eerder?.wijzigingen, [sleutelVan(keuze)]: wijziging },
    terug: [...andere, ...keuze.nieuw.map(({ veld }) => toAntwoord(veld, waardeVan(eigen, veld)))],
  }
}
