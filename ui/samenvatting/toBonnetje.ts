import {
  type BenodigdeHypotheekBlok,
  type Maandlast,
  type MaximaleHypotheekBlok,
  type Samenvatting,
  type SamenvattingLine,
  toSamenvatting,
  toSamenvattingState,
} from '../../application'
import { formatEuro } from '../../domain/geld'
import { meldingen } from '../tekst/nl'
import { paneelTekst } from '../tekst/paneel'
import { samenvattingLabels, samenvattingTekst } from '../tekst/samenvatting'
import type { CalculatorState } from '../basis/context/context'
import { heeftOnleesbaar } from '../basis/context/draft'
import { normenBij } from '../basis/context/reading'
import { sayToelichting, sayValue } from './lineText'
import { herkomstZin, nieuwereNormenZin } from '../tekst/herkomstZin'

/** The state of the screen that decides which sentences the announced summary has. */
interface Shown {
  /** Whether the figures belong to earlier answers. */
  readonly verouderd: boolean
  /** Whether the details of 'Nieuwe woning en kosten' are unfolded. */
  readonly details: boolean
  /** The sentences about newer norms; undefined when there are none. */
  readonly nieuwereNormen: string | undefined
  /** The sentences of `herkomstZin` about the norms and the rate of the figures. */
  readonly herkomst: string
}

/** Returns the summary as sentences: a warning for outdated figures, the active blocks, and the norms with the rate. */
export const toBonnetje = ({ maximaleHypotheek, benodigdeHypotheek }: Samenvatting, shown: Shown): string =>
  [
    ...(shown.verouderd ? [meldingen.verouderd] : []),
    ...toMaximaal(maximaleHypotheek),
    ...(benodigdeHypotheek.actief ? toBenodigd(benodigdeHypotheek, shown) : []),
    ...(shown.nieuwereNormen === undefined ? [] : [shown.nieuwereNormen]),
    shown.herkomst,
  ].join(' ')

const zeg = ({ key, waarde, toelichting }: SamenvattingLine): string =>
  [
    `${samenvattingLabels[key]}: ${sayValue(waarde)}.`,
    ...(toelichting === undefined ? [] : [sayToelichting(toelichting)]),
  ].join(' ')

const toMaximaal = (blok: MaximaleHypotheekBlok): readonly string[] => [
  `${samenvattingTekst.maximaleHypotheek}.`,
  ...(blok.wachtOpInkomen ? [paneelTekst.vulInkomenIn] : blok.lines.map(zeg)),
  ...toMaandlast(blok.maandlast),
]

const toBenodigd = (blok: BenodigdeHypotheekBlok, shown: Shown): readonly string[] => [
  `${samenvattingTekst.benodigdeHypotheek}.`,
  ...(shown.details ? toDetails(blok) : [zeg(blok.benodigdeFinanciering)]),
  ...[...blok.betaling, blok.kanLenen].map(zeg),
  ...toMaandlast(blok.maandlast),
]

/** Returns sentences with the separate costs, the total without explanation, and the remaining overwaarde, if any. */
const toDetails = ({ details, benodigdeFinanciering }: BenodigdeHypotheekBlok): readonly string[] => {
  const { aankoopkosten, overigeKosten, overgeblevenOverwaarde: over } = details
  return [
    `${samenvattingTekst.aankoopkosten}.`,
    ...aankoopkosten.map(zeg),
    `${samenvattingTekst.overigeKosten}.`,
    ...overigeKosten.map(zeg),
    zeg({ ...benodigdeFinanciering, toelichting: undefined }),
    ...(over === undefined ? [] : [samenvattingTekst.overgebleven(formatEuro(over))]),
  ]
}

const toMaandlast = (maandlast: Maandlast | undefined): readonly string[] => {
  if (maandlast === undefined) return []
  const bij = maandlast.bijHypotheekVan
  return [
    ...maandlast.lines.map(zeg),
    ...(bij === undefined ? [] : [`${samenvattingTekst.ditIs(samenvattingTekst.bijHypotheekVan(formatEuro(bij)))}.`]),
  ]
}

/** Returns the summary as sentences, or `nogNietBerekend` before the first result. */
export const sayBonnetje = ({ services, form, showsDetails }: CalculatorState): string => {
  const orientatie = services.orientatie.state()
  const nieuwere = services.nieuwereNormen.state()
  const { momentopname, fout } = toSamenvattingState(orientatie)
  if (momentopname === undefined) return paneelTekst.nogNietBerekend
  const stap = services.stappen.state().huidig
  return toBonnetje(toSamenvatting(momentopname, stap), {
    verouderd: heeftOnleesbaar(form.draftStore.onleesbaar(), orientatie) || fout !== undefined,
    details: showsDetails,
    nieuwereNormen: nieuwere && nieuwereNormenZin(nieuwere, formatEuro),
    herkomst: herkomstZin(momentopname, normenBij(momentopname.financieringsOpzet, services.normen.state()), stap),
  })
}
