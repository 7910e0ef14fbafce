import {
  ontbrekendInkomen,
  type BenodigdeHypotheekBlok,
  type KostenDetails,
  type MaximaleHypotheekBlok,
  type Samenvatting,
  type SamenvattingLine,
  toSamenvatting,
  toSamenvattingState,
} from '../../application'
import { formatEuro } from '../../domain/geld'
import { foutTekst, meldingen } from '../tekst/nl'
import { paneelTekst } from '../tekst/paneel'
import { samenvattingLabels, samenvattingTekst } from '../tekst/samenvatting'
import type { CalculatorBase } from '../basis/context/base'
import { heeftOnleesbaar } from '../basis/context/draft'
import { linesInMaximaal, sayToelichting, sayValue, toontBedragen } from '../tekst/lineText'
import { herkomstZin, nieuwereNormenZin } from '../tekst/herkomstZin'

/** The state of the screen that decides which sentences the announced summary has. */
interface Shown {
  /** Whether the amounts, if any, belong to earlier answers. */
  readonly verouderd: boolean
  /** Whether the details of 'Nieuwe woning en kosten' are unfolded. */
  readonly details: boolean
  /** The sentences about newer norms; undefined when there are none. */
  readonly nieuwereNormen: string | undefined
  /** The sentences of `herkomstZin` about the norms and the rate of the figures. */
  readonly herkomst: string
}

/** Returns the summary as sentences: a warning for outdated figures, the active blocks, and the norms with the rate. */
export const toBonnetje = ({ maximaleHypotheek, benodigdeHypotheek: blok }: Samenvatting, shown: Shown): string => {
  const heeftBedragen = toontBedragen({ maximaleHypotheek, benodigdeHypotheek: { ...blok, leeg: !blok.actief } })
  return [
    ...(shown.verouderd && heeftBedragen ? [meldingen.verouderd] : []),
    ...toMaximaal(maximaleHypotheek),
    ...(blok.actief ? toBenodigd(blok, shown) : []),
    ...(shown.nieuwereNormen === undefined ? [] : [shown.nieuwereNormen]),
    shown.herkomst,
  ].join(' ')
}

const zeg = ({ key, waarde, toelichting }: SamenvattingLine): string =>
  [
    `${samenvattingLabels[key]}: ${sayValue(waarde)}.`,
    ...(toelichting === undefined ? [] : [sayToelichting(toelichting)]),
  ].join(' ')

const toMaximaal = (blok: MaximaleHypotheekBlok): readonly string[] => [
  `${samenvattingTekst.maximaleHypotheek}.`,
  ...linesInMaximaal(blok).map(zeg),
  ...(blok.wachtOp ? [paneelTekst.vulInZin(blok.wachtOp)] : []),
]

const toBenodigd = (blok: BenodigdeHypotheekBlok, shown: Shown): readonly string[] => [
  `${samenvattingTekst.benodigdeHypotheek}.`,
  zeg(blok.benodigdeFinanciering),
  ...(shown.details ? toDetails(blok.details) : []),
  ...[blok.kanLenen, ...blok.betaling, ...(blok.maandlast ?? [])].map(zeg),
]

/** Returns sentences with the separate costs, and with the remaining overwaarde, if any. */
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

/**
 * Returns the summary as sentences. Without a result, returns what is missing, why the calculation failed, or that it
 * is pending.
 */
export const sayBonnetje = ({ services, form, page, showsDetails }: CalculatorBase): string => {
  const orientatie = services.orientatie.state()
  const nieuwere = services.nieuwereNormen.state()
  const { momentopname, fout } = toSamenvattingState(orientatie)
  if (momentopname === undefined) {
    const wachtOp = ontbrekendInkomen(orientatie)
    if (wachtOp) return paneelTekst.vulInZin(wachtOp)
    return fout ? foutTekst(fout, page.verder.vernieuwdTekst) : paneelTekst.nogNietBerekend
  }
  const stap = services.stappen.state().huidig
  return toBonnetje(toSamenvatting(momentopname, stap), {
    verouderd: heeftOnleesbaar(form.draftStore.onleesbaar(), orientatie) || fout !== undefined,
    details: showsDetails,
    nieuwereNormen: nieuwere && nieuwereNormenZin(nieuwere),
    herkomst: herkomstZin(momentopname, stap),
  })
}
