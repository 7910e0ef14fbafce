import type {
  BenodigdeHypotheekBlok,
  KostenDetails,
  Maandlast,
  MaximaleHypotheekBlok,
  Samenvatting,
  SamenvattingRegel,
} from '../../application'
import { formatEuro } from '../../domain'
import { meldingen, samenvattingRegels, samenvattingTekst } from '../tekst'
import { zegWaarde } from './waarde'

/** How much of the summary is on screen. */
export interface Zicht {
  /** The figures belong to earlier answers. */
  readonly verouderd: boolean
  /** What 'Nieuwe woning en kosten' consists of is unfolded. */
  readonly details: boolean
}

/** The summary in sentences, in reading order: label and amount, and only what is shown (leesBonnetje). */
export const toBonnetje = ({ maximaleHypotheek, benodigdeHypotheek }: Samenvatting, zicht: Zicht): string =>
  [
    ...(zicht.verouderd ? [meldingen.verouderd] : []),
    ...toMaximaal(maximaleHypotheek),
    ...(benodigdeHypotheek.actief ? toBenodigd(benodigdeHypotheek, zicht) : []),
  ].join(' ')

const zeg = ({ sleutel, waarde }: SamenvattingRegel): string => `${samenvattingRegels[sleutel]}: ${zegWaarde(waarde)}.`

const toMaximaal = (blok: MaximaleHypotheekBlok): readonly string[] => [
  `${samenvattingTekst.maximaleHypotheek}.`,
  ...blok.regels.map(zeg),
  ...toMaandlast(blok.maandlast),
]

const toBenodigd = (blok: BenodigdeHypotheekBlok, zicht: Zicht): readonly string[] => [
  `${samenvattingTekst.benodigdeHypotheek}.`,
  zeg(blok.benodigdeFinanciering),
  ...(zicht.details ? toDetails(blok.details) : []),
  ...blok.regels.map(zeg),
  ...toMaandlast(blok.maandlast),
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
    ...(bij === undefined ? [] : [`Dit is ${samenvattingTekst.bijHypotheekVan(formatEuro(bij))}.`]),
  ]
}
