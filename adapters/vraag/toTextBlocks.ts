import {
  toSamenvatting,
  type BenodigdeHypotheekBlok,
  type KostenDetails,
  type Maandlast,
  type MaximaleHypotheekBlok,
  type Momentopname,
  type SamenvattingLine,
} from '../../application'
import { formatEuro } from '../../domain/geld'
import { EERSTE_STAP, LAATSTE_STAP, type Stapnummer } from '../../domain/orientatie'
import { regelTekst, titelTekst } from '../../ui/tekst'
import { paneelTekst, samenvattingTekst as tekst } from '../../ui/tekst/voorKanalen'
import { wrap } from './wrap'

/** A part of the summary as it is printed. */
export interface TextBlock {
  readonly titel: string
  readonly lines: readonly string[]
}

const INSPRINGING = '  '

/** The most columns from the left edge to an amount: further away the eye loses the words it belongs to. */
const BREEDST = 56

/** What it is on the left and the amount on the right; on a line of its own where there is no room beside it. */
const paar = (wat: string, bedrag: string, breedte: number): readonly string[] =>
  wat.length + 2 + bedrag.length <= breedte
    ? [wat + bedrag.padStart(breedte - wat.length)]
    : [...wrap(wat, breedte), bedrag.padStart(breedte)]

const toLines =
  (breedte: number) =>
  (line: SamenvattingLine): readonly string[] => {
    const { label, waarde, toelichting } = regelTekst(line)
    return [
      ...paar(label, waarde, breedte),
      ...(toelichting === undefined ? [] : wrap(INSPRINGING + toelichting, breedte)),
    ]
  }

const toMaandlast = (maandlast: Maandlast | undefined, breedte: number): readonly string[] => {
  if (maandlast === undefined) return []
  const { lines, bijHypotheekVan: bij } = maandlast
  return [
    ...lines.flatMap(toLines(breedte)),
    ...(bij === undefined ? [] : wrap(INSPRINGING + tekst.bijHypotheekVan(formatEuro(bij)), breedte)),
  ]
}

const toMaximaal = (blok: MaximaleHypotheekBlok, breedte: number): TextBlock => ({
  titel: titelTekst('maximaleHypotheek'),
  lines: [
    ...(blok.wachtOpInkomen ? wrap(paneelTekst.vulInkomenIn, breedte) : blok.lines.flatMap(toLines(breedte))),
    ...toMaandlast(blok.maandlast, breedte),
  ],
})

const toDetails = (details: KostenDetails, breedte: number): readonly TextBlock[] => {
  const over = details.overgeblevenOverwaarde
  return [
    { titel: titelTekst('aankoopkosten'), lines: details.aankoopkosten.flatMap(toLines(breedte)) },
    {
      titel: titelTekst('overigeKosten'),
      lines: [
        ...details.overigeKosten.flatMap(toLines(breedte)),
        ...(over === undefined ? [] : wrap(tekst.overgebleven(formatEuro(over)), breedte)),
      ],
    },
  ]
}

const toBenodigd = (blok: BenodigdeHypotheekBlok, breedte: number): TextBlock => ({
  titel: titelTekst('benodigdeHypotheek'),
  lines: [
    ...[blok.benodigdeFinanciering, ...blok.betaling, blok.kanLenen].flatMap(toLines(breedte)),
    ...toMaandlast(blok.maandlast, breedte),
  ],
})

/** What the summary says after a step, in lines of at most `room`; after the last step all of it. */
export const toTextBlocks = (momentopname: Momentopname, stap: Stapnummer, room: number): readonly TextBlock[] => {
  const breedte = Math.min(room, BREEDST)
  const { maximaleHypotheek, benodigdeHypotheek } = toSamenvatting(momentopname, stap)
  const maximaal = toMaximaal(maximaleHypotheek, breedte)
  if (stap === EERSTE_STAP) return [maximaal]
  const benodigd = toBenodigd(benodigdeHypotheek, breedte)
  if (stap !== LAATSTE_STAP) return [benodigd]
  return [maximaal, benodigd, ...toDetails(benodigdeHypotheek.details, breedte)]
}
