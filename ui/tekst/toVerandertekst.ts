import { metOnderpand, roundOpzet, type FinancieringsOpzet, type FinancieringsOpzetVerzoek } from '../../domain'
import { formatEuro, roundTekort } from '../../domain/geld'
import { naamVanEnergielabel, naamVanPeriode } from '../../domain/orientatie'
import type { Verandergrond } from '../../application/vergelijking'
import type { Benodigd, Uitweg, Verandering } from '../../domain/vergelijking'
import { probeerselTekst } from './probeersel'
import { veranderenTekst as tekst, veranderenTekst } from './veranderen'
import { overLabel, somVanBekende, toOpmerkingen, type Nu } from './veranderopmerkingen'

/** A change and its effect as text. `uitweg` is the change to try; undefined when the visitor cannot try it. */
export interface Uitwegtekst {
  readonly zinnen: readonly string[]
  /** The text below the title of the card that proposes the change; empty if the card has no such text. */
  readonly kaart: string
  /** A phrase that names the change. */
  readonly wijziging: string
  /** The title of the card; undefined when `wijziging` is the title. */
  readonly kop?: string
  readonly uitweg: Uitweg | undefined
}

/**
 * The changes as text. Each change in `genoeg` is enough to afford the home; a change in `beetje` only helps. The
 * changes in `buiten`, of which some may be enough, are those that buyers cannot simply choose.
 */
interface Verandertekst {
  readonly inleiding: string
  readonly genoeg: readonly Uitwegtekst[]
  readonly beetje: readonly Uitwegtekst[]
  readonly buiten: readonly Uitwegtekst[]
  readonly opmerkingen: readonly string[]
}

const isSamen = ({ hypotheekgevers }: FinancieringsOpzetVerzoek): boolean => hypotheekgevers.length > 1

const inkomenVan = ({ verzoek }: Uitweg): number =>
  somVanBekende(verzoek.hypotheekgevers.map(({ inkomsten }) => inkomsten.bedrag))

/** Returns the noun for the work on a home: 'de verbouwing' for an existing home, otherwise 'meerwerk'. */
export const waaraanIn = ({ onderpand }: FinancieringsOpzetVerzoek): string =>
  onderpand?.onderpandType === 'BestaandeBouw' ? tekst.verbouwing : tekst.meerwerk

const overdrachtsbelastingIn = (opzet: FinancieringsOpzet): number => metOnderpand(opzet)?.overdrachtsbelasting ?? 0

/** Returns a sentence about the new gross monthly cost, and its difference from the present cost, in whole euros. */
const maandlastZin = ({ maandlastBruto: was }: FinancieringsOpzet, { maandlastBruto: wordt }: FinancieringsOpzet) => {
  if (wordt === was) return tekst.zelfdeMaandlast(formatEuro(wordt))
  const richting = wordt > was ? tekst.meer : tekst.lager
  return tekst.maandlast(formatEuro(wordt), formatEuro(Math.abs(wordt - was)), richting)
}

const toUitwegtekst = (uitweg: Uitweg, nu: Nu): Uitwegtekst => {
  const { verandering, verzoek, financieringsOpzet } = uitweg
  const { financieringsOpzet: opzet } = nu
  const [getoond, getoondNu] = [roundOpzet(financieringsOpzet), roundOpzet(opzet)]
  const isGenoeg = uitweg.tekort === 0
  const meerLening = formatEuro(financieringsOpzet.maximaleHypotheek - opzet.maximaleHypotheek)
  /** Returns the texts of the change. If the change is not enough, the texts also give the remaining shortage. */
  const gezegd = (
    wijziging: string,
    zinnen: readonly string[],
    opKaart = '',
    nogOpKaart: (tekort: string) => string = tekst.danNog,
  ): Uitwegtekst => {
    if (isGenoeg) return { zinnen, kaart: opKaart, wijziging, uitweg }
    const nog = formatEuro(roundTekort(uitweg.tekort))
    return { zinnen: [...zinnen, tekst.danNog(nog)], kaart: nogOpKaart(nog), wijziging, uitweg }
  }
  switch (verandering.soort) {
    case 'meerEigenGeld': {
      const verschil = formatEuro(verandering.verschil)
      const { eigenInleg = 0 } = verzoek
      const wijziging = tekst.wijziging.eigenGeld(verschil)
      if (eigenInleg === verandering.verschil) return gezegd(wijziging, [tekst.eersteEigenGeld(verschil)])
      const totaal = formatEuro(roundTekort(eigenInleg))
      return gezegd(wijziging, [tekst.eigenGeld(verschil, totaal)], tekst.kaart.eigenGeld(totaal))
    }
    case 'meerInkomen': {
      const [verschil, totaal] = [formatEuro(verandering.verschil), formatEuro(inkomenVan(uitweg))]
      const wijziging = tekst.wijziging.inkomen(verschil)
      if (!isGenoeg) return { ...gezegd(wijziging, [tekst.meerInkomen(meerLening)]), uitweg: undefined }
      const meer = tekst.meerDanNu(verschil)
      const { volgnummer } = verandering
      return isSamen(nu.verzoek)
        ? gezegd(
            wijziging,
            [tekst.inkomenSamen(totaal), meer, tekst.wieMeerVerdient[volgnummer]],
            `${tekst.kaart.inkomenSamen[volgnummer](totaal)} ${tekst.danGenoeg}`,
          )
        : gezegd(wijziging, [tekst.inkomen(totaal), meer], `${tekst.kaart.inkomen(totaal)} ${tekst.danGenoeg}`)
    }
    case 'lagerePrijs': {
      const [prijs, verschil] = [formatEuro(verzoek.onderpand?.koopsom ?? 0), formatEuro(verandering.verschil)]
      const wijziging = tekst.wijziging.prijs(prijs)
      const minder = tekst.minder(verschil)
      const kop = (verandering.isLagerOokGenoeg ? tekst.prijsOfLager : tekst.prijs)(prijs)
      return { ...gezegd(wijziging, [kop, minder], minder), kop }
    }
    case 'minderWerk': {
      const waaraan = waaraanIn(verzoek)
      const verschil = formatEuro(verandering.verschil)
      return gezegd(tekst.wijziging.werk(verschil, waaraan), [tekst.werk(verschil, waaraan)])
    }
    case 'minderSchulden': {
      const verschil = formatEuro(verandering.verschil)
      const zinnen = isGenoeg ? [tekst.schuldenPerMaand(verschil), tekst.genoegLenen] : [tekst.schulden(meerLening)]
      return gezegd(
        tekst.wijziging.schulden(verschil),
        [...zinnen, tekst.aflossenKost],
        tekst.aflossenKost,
        tekst.kaart.schuldenNog,
      )
    }
    case 'anderePeriode': {
      const periode = naamVanPeriode(verandering.rentevastperiode)
      const lening = tekst.danLenen(formatEuro(financieringsOpzet.maximaleHypotheek))
      const maandlast = maandlastZin(getoondNu, getoond)
      return verandering.rentevastperiode === 1
        ? gezegd(tekst.wijziging.variabel, [tekst.variabel, lening, maandlast], maandlast)
        : gezegd(tekst.wijziging.periode(periode), [tekst.periode(periode), lening, maandlast], maandlast)
    }
    case 'beterEnergielabel': {
      const label = naamVanEnergielabel(verandering.energielabelType)
      const wijziging = tekst.wijziging.energielabel(label)
      const meer = tekst.danMeerLenen(meerLening)
      // A4EP is the best label, so the text leaves out 'of beter'.
      return verandering.energielabelType === 'A4EP'
        ? gezegd(wijziging, [tekst.energielabel(label), meer], meer)
        : gezegd(wijziging, [tekst.energielabel(tekst.ofBeter(label)), meer], tekst.kaart.labelOfBeter(meerLening))
    }
    case 'startersvrijstelling': {
      const minder = formatEuro(overdrachtsbelastingIn(getoondNu) - overdrachtsbelastingIn(getoond))
      return gezegd(
        tekst.wijziging.startersvrijstelling,
        [tekst.startersvrijstelling, tekst.danMinderBetalen(minder), ...(isGenoeg ? [tekst.danGenoeg] : [])],
        `${tekst.kaart.startersvrijstelling(minder)} ${tekst.danGenoeg}`,
        tekst.kaart.startersvrijstellingNog,
      )
    }
  }
}

/**
 * The kinds of change that buyers can choose, in the order in which those that are enough are shown: first the changes
 * that keep this home and take no money, then a cheaper home, then the changes that take money which the buyers may
 * not have, and last another home with a better label, which is hard to find.
 */
const ZELF: readonly Verandering['soort'][] = [
  'anderePeriode',
  'minderWerk',
  'lagerePrijs',
  'meerEigenGeld',
  'minderSchulden',
  'beterEnergielabel',
]

const plaatsVan = ({ verandering }: Uitweg): number => ZELF.indexOf(verandering.soort)

/** Whether buyers can choose a change themselves. They cannot choose a higher income or a right to an exemption. */
const isZelfTeKiezen = (uitweg: Uitweg): boolean => plaatsVan(uitweg) >= 0

/** Whether a change is worth showing. A lower price is not worth showing if it still leaves a shortage. */
const isZinvol = ({ verandering, tekort }: Uitweg): boolean => verandering.soort !== 'lagerePrijs' || tekort === 0

/**
 * Compares two changes to another fixed-rate period, for sorting. The change with the lowest remaining shortage comes
 * first. If the shortages are equal, the change with the lowest gross monthly cost comes first.
 */
const voorkeur = (een: Uitweg, ander: Uitweg): number =>
  een.tekort - ander.tekort || een.financieringsOpzet.maandlastBruto - ander.financieringsOpzet.maandlastBruto

const eenPerSoort = (uitwegen: readonly Uitweg[]): readonly Uitweg[] => {
  const zinvol = uitwegen.filter(isZinvol)
  const periode = zinvol.filter(({ verandering }) => verandering.soort === 'anderePeriode').toSorted(voorkeur)[0]
  return zinvol.filter((uitweg) => uitweg.verandering.soort !== 'anderePeriode' || uitweg === periode)
}

/** A change that is not enough is shown only if at most this fraction of the present shortage remains after it. */
const NIETIG = 99 / 100

/**
 * Returns as text: an introduction, the changes that are enough, the changes that help too little, the changes that
 * buyers cannot simply choose, and remarks.
 */
export const toVerandertekst = ({ benodigd, ...nu }: Verandergrond): Verandertekst => {
  const teksten = (uitwegen: readonly Uitweg[]) => eenPerSoort(uitwegen).map((uitweg) => toUitwegtekst(uitweg, nu))
  const genoegSoorten = new Set(benodigd.genoeg.map(({ verandering }) => verandering.soort))
  /** The changes in `nietGenoeg` that lower the shown shortage by 1% or more, and whose kind is not in `genoeg`. */
  const beetje = benodigd.nietGenoeg.filter(
    ({ verandering, tekort }) =>
      !genoegSoorten.has(verandering.soort) &&
      roundTekort(tekort) < roundTekort(benodigd.tekort) &&
      tekort <= NIETIG * benodigd.tekort,
  )
  const oplopend = beetje.toSorted((een, ander) => een.tekort - ander.tekort)
  const genoeg = benodigd.genoeg.filter(isZelfTeKiezen).toSorted((een, ander) => plaatsVan(een) - plaatsVan(ander))
  return {
    inleiding: inleidingVan(benodigd, eenPerSoort(genoeg).length),
    genoeg: teksten(genoeg),
    beetje: teksten(oplopend.filter(isZelfTeKiezen)),
    buiten: teksten([...benodigd.genoeg, ...oplopend].filter((uitweg) => !isZelfTeKiezen(uitweg))),
    opmerkingen: [...overLabel([...benodigd.genoeg, ...beetje], nu), ...toOpmerkingen(benodigd, nu)],
  }
}

/** Returns the introduction; `aantal` is the number of shown changes that are enough and that buyers can choose. */
const inleidingVan = ({ tekort, genoeg }: Benodigd, aantal: number): string => {
  const bedrag = formatEuro(roundTekort(tekort))
  if (tekort === 0) return tekst.nietsNodig
  if (aantal === 0)
    return `${genoeg.length === 0 ? `${tekst.nietsHelpt}.` : tekst.zelfNietGenoeg(bedrag)} ${tekst.paarSamen}`
  return (aantal === 1 ? tekst.inleidingVanEen : tekst.inleiding)(bedrag)
}

const toPunt = ({ zinnen }: Verandertekst['genoeg'][number]): string => `- ${zinnen.join(' ')}`

/** Returns the introduction, the changes and the remarks as lines of text, for channels without a screen. */
export const toVeranderLines = ({
  inleiding,
  genoeg,
  beetje,
  buiten,
  opmerkingen,
}: Verandertekst): readonly string[] => [
  inleiding,
  ...genoeg.map(toPunt),
  ...(beetje.length === 0 ? [] : [`${veranderenTekst.helptBeetje}:`]),
  ...beetje.map(toPunt),
  ...(buiten.length === 0 ? [] : [`${veranderenTekst.buiten}:`]),
  ...buiten.map(toPunt),
  ...opmerkingen,
  probeerselTekst.geenAdvies,
]
