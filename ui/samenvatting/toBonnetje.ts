import type {
  BenodigdeHypotheekBlok,
  Maandlast,
  MaximaleHypotheekBlok,
  Samenvatting,
  SamenvattingRegel,
} from '../../application'
import { formatEuro } from '../../domain'
import { samenvattingRegels, samenvattingTekst } from '../tekst'
import { zegWaarde } from './waarde'

/** The summary in sentences, in reading order: label and amount, and only what is shown (leesBonnetje). */
export const toBonnetje = ({ maximaleHypotheek, benodigdeHypotheek }: Samenvatting): string =>
  [...toMaximaal(maximaleHypotheek), ...(benodigdeHypotheek.actief ? toBenodigd(benodigdeHypotheek) : [])].join(' ')

const zeg = ({ sleutel, waarde }: SamenvattingRegel): string => `${samenvattingRegels[sleutel]}: ${zegWaarde(waarde)}.`

const toMaximaal = (blok: MaximaleHypotheekBlok): readonly string[] => [
  `${samenvattingTekst.maximaleHypotheek}.`,
  ...blok.regels.map(zeg),
  ...toMaandlast(blok.maandlast),
]

const toBenodigd = (blok: BenodigdeHypotheekBlok): readonly string[] => [
  `${samenvattingTekst.benodigdeHypotheek}.`,
  ...[blok.benodigdeFinanciering, ...blok.regels].map(zeg),
  ...toMaandlast(blok.maandlast),
]

const toMaandlast = (maandlast: Maandlast | undefined): readonly string[] => {
  if (maandlast === undefined) return []
  const bij = maandlast.bijHypotheekVan
  return [
    ...maandlast.regels.map(zeg),
    ...(bij === undefined ? [] : [`Dit is ${samenvattingTekst.bijHypotheekVan(formatEuro(bij))}.`]),
  ]
}
