import type {
  BenodigdeHypotheekBlok,
  KostenDetails,
  Maandlast,
  MaximaleHypotheekBlok,
  Samenvatting,
  SamenvattingRegel,
} from '../../application'
import { formatEuro } from '../../domain'
import { betaalwijzeTekst, meldingen, samenvattingRegels, samenvattingTekst } from '../tekst'
import { zegToelichting } from './toelichting'
import { zegWaarde } from './waarde'

/** How much of the summary is on screen. */
export interface Zicht {
  /** The figures belong to earlier answers. */
  readonly verouderd: boolean
  /** What 'Nieuwe woning en kosten' consists of is unfolded. */
  readonly details: boolean
  /** With which norms and rates it was calculated, in words. */
  readonly herkomst: string
}

/** The summary in sentences, in reading order: label and amount, and only what is shown (leesBonnetje). */
export const toBonnetje = ({ maximaleHypotheek, benodigdeHypotheek }: Samenvatting, view: Zicht): string =>
  [
    ...(view.verouderd ? [meldingen.verouderd] : []),
    ...toMaximaal(maximaleHypotheek),
    ...(benodigdeHypotheek.actief ? toBenodigd(benodigdeHypotheek, view) : []),
    view.herkomst,
  ].join(' ')

const zeg = ({ sleutel, waarde, toelichting }: SamenvattingRegel): string =>
  [
    `${samenvattingRegels[sleutel]}: ${zegWaarde(waarde)}.`,
    ...(toelichting === undefined ? [] : [zegToelichting(toelichting)]),
  ].join(' ')

const toMaximaal = (blok: MaximaleHypotheekBlok): readonly string[] => [
  `${samenvattingTekst.maximaleHypotheek}.`,
  ...blok.regels.map(zeg),
  ...toMaandlast(blok.maandlast),
]

const toBenodigd = (blok: BenodigdeHypotheekBlok, view: Zicht): readonly string[] => [
  `${samenvattingTekst.benodigdeHypotheek}.`,
  ...toBetaald(blok),
  zeg(blok.benodigdeFinanciering),
  ...(view.details ? toDetails(blok.details) : []),
  ...blok.regels.map(zeg),
  ...toMaandlast(blok.maandlast),
]

const toBetaald = ({ betaalwijze: delen, betaaltotaal }: BenodigdeHypotheekBlok): readonly string[] =>
  delen.length === 0
    ? []
    : [
        `${betaalwijzeTekst.titel}.`,
        ...delen.map(({ soort, bedrag }) => `${betaalwijzeTekst.delen[soort]}: ${formatEuro(bedrag)}.`),
        ...(delen.length > 1 ? [`${betaalwijzeTekst.totaal}: ${formatEuro(betaaltotaal)}.`] : []),
      ]

const toDetails = ({
  aankoopkosten,
  overigeKosten,
  overgeblevenOverwaarde: over,
}: KostenDetails): readonly string[] => [
  `${samenvattingTekst.aankoopkosten}.`,
  ...aankoopkosten.map(zeg),
  `${samenvattingTekst.overigeKosten}.`,
  ...overigeKosten.map(zeg),
  ...(over === undefined ? [] : [samenvattingTekst.overgebleven(formatEuro(over))]),
]

const toMaandlast = (maandlast: Maandlast | undefined): readonly string[] => {
  if (maandlast === undefined) return []
  const bij = maandlast.bijHypotheekVan
  return [
    ...maandlast.regels.map(zeg),
    ...(bij === undefined ? [] : [`${samenvattingTekst.ditIs(samenvattingTekst.bijHypotheekVan(formatEuro(bij)))}.`]),
  ]
}
