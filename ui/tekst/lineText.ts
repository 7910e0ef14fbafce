import type {
  BenodigdeHypotheekBlok,
  LineToelichting,
  LineValue,
  MaximaleHypotheekBlok,
  Samenvatting,
  SamenvattingLine,
} from '../../application'
import { formatEuro } from '../../domain/geld'
import { inSpraak } from './inSpraak'
import { showRente } from './rentesoort'
import { samenvattingTekst } from './samenvatting'

/** Returns the value of a summary line as text for the screen: an amount, `-` or `n.b.`. */
export const showValue = (waarde: LineValue): string => {
  switch (waarde._tag) {
    case 'Bedrag':
      return formatEuro(waarde.bedrag)
    case 'Afwezig':
      return formatEuro(undefined)
    case 'NogTeBepalen':
      return samenvattingTekst.nogTeBepalen
  }
}

/** Returns the value of a summary line for a screen reader. */
export const sayValue = (waarde: LineValue): string => {
  switch (waarde._tag) {
    case 'Bedrag':
      return inSpraak(waarde.bedrag)
    case 'Afwezig':
      return samenvattingTekst.onbekend
    case 'NogTeBepalen':
      return samenvattingTekst.nogTeBepalenVoluit
  }
}

/** Returns the explanation of a summary line as text for the screen. */
export const showToelichting = (toelichting: LineToelichting): string => {
  switch (toelichting._tag) {
    case 'NaAftrek':
      return samenvattingTekst.naAftrek(formatEuro(toelichting.bedrag))
    case 'NietMeerDanDeWaarde':
      return samenvattingTekst.nietMeerDanDeWaarde
    case 'MetRestschuld':
      return samenvattingTekst.metRestschuld
    case 'BijHypotheek':
      return samenvattingTekst.bijHypotheekVan(formatEuro(toelichting.bedrag))
    case 'BijRente':
      return samenvattingTekst.bijRente(showRente(toelichting.rente, toelichting.rentesoort))
    case 'BelastingZonderHypotheek':
      return samenvattingTekst.belastingZonderHypotheek(formatEuro(toelichting.bedrag))
    case 'WaarvanRestschuld':
      return samenvattingTekst.waarvanRestschuld(formatEuro(toelichting.bedrag))
    case 'VerwachtPensioen':
      return samenvattingTekst.verwachtPensioen[toelichting.van]
    case 'ZonderVerwachtPensioen':
      return samenvattingTekst.zonderVerwachtPensioen[toelichting.van]
    case 'Over':
      return samenvattingTekst.over(formatEuro(toelichting.bedrag))
  }
}

/** Returns the explanation of a summary line as a sentence for a screen reader. */
export const sayToelichting = (toelichting: LineToelichting): string => {
  switch (toelichting._tag) {
    case 'NaAftrek':
      return `${samenvattingTekst.ditIs(samenvattingTekst.naAftrek(formatEuro(toelichting.bedrag)))}.`
    case 'NietMeerDanDeWaarde':
      return `${samenvattingTekst.nietMeerDanDeWaarde}.`
    case 'MetRestschuld':
      return `${samenvattingTekst.metRestschuld}.`
    case 'BijHypotheek':
      return `${samenvattingTekst.ditIs(samenvattingTekst.bijHypotheekVan(formatEuro(toelichting.bedrag)))}.`
    case 'BijRente':
      return `${samenvattingTekst.ditIs(samenvattingTekst.bijRente(showRente(toelichting.rente, toelichting.rentesoort)))}.`
    case 'BelastingZonderHypotheek':
      return `${samenvattingTekst.belastingZonderHypotheek(formatEuro(toelichting.bedrag))}.`
    case 'WaarvanRestschuld':
      return `${samenvattingTekst.daarvanRestschuld(formatEuro(toelichting.bedrag))}.`
    case 'VerwachtPensioen':
      return `${samenvattingTekst.ditIs(samenvattingTekst.verwachtPensioen[toelichting.van])}.`
    case 'ZonderVerwachtPensioen':
      return `${samenvattingTekst.ditIs(samenvattingTekst.zonderVerwachtPensioen[toelichting.van])}.`
    case 'Over':
      return `${samenvattingTekst.over(formatEuro(toelichting.bedrag))}.`
  }
}

/** Returns the amount of a summary line in euro; 0 without a line or without an amount. */
export const bedragVan = (line: SamenvattingLine | undefined): number =>
  line?.waarde._tag === 'Bedrag' ? line.waarde.bedrag : 0

/** Returns the lines of the block 'Je maximale hypotheek' in display order. */
export const linesInMaximaal = ({ lines, maandlast }: MaximaleHypotheekBlok): readonly SamenvattingLine[] => [
  ...lines,
  ...(maandlast ?? []),
]

/** Returns the lines of the block 'Je benodigde hypotheek' in display order, except the separate costs. */
const linesInBenodigd = (blok: BenodigdeHypotheekBlok): readonly SamenvattingLine[] => [
  blok.benodigdeFinanciering,
  blok.kanLenen,
  ...blok.betaling,
  ...(blok.maandlast ?? []),
]

/** Whether the summary on screen shows an amount. The empty block of step 1 shows none. */
export const toontBedragen = ({ maximaleHypotheek, benodigdeHypotheek: blok }: Samenvatting): boolean =>
  [...linesInMaximaal(maximaleHypotheek), ...(blok.leeg ? [] : linesInBenodigd(blok))].some(
    ({ waarde }) => waarde._tag === 'Bedrag',
  )

/** Returns all lines of the summary in display order, except the separate costs in `details`. */
export const linesIn = ({ maximaleHypotheek, benodigdeHypotheek }: Samenvatting): readonly SamenvattingLine[] => [
  ...linesInMaximaal(maximaleHypotheek),
  ...linesInBenodigd(benodigdeHypotheek),
]
