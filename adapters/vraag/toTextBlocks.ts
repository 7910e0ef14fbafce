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

/** A part of the summary: a title and lines of text. */
export interface TextBlock {
  readonly titel: string
  readonly lines: readonly string[]
}

const INSPRINGING = '  '

/** The maximum width of the summary, in characters. Longer lines are hard to follow. */
const BREEDST = 56

/** Returns a line with a label at the left and its amount at the right; several lines when both do not fit. */
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

/** Returns the summary blocks of a step, in lines of at most `room` characters. The last step has all blocks. */
export const toTextBlocks = (momentopname: Momentopname, stap: Stapnummer, room: number): readonly TextBlock[] => {
  const breedte = Math.min(room, BREEDST)
  const { maximaleHypotheek, benodigdeHypotheek } = toSamenvatting(momentopname, stap)
  const maximaal = toMaximaal(maximaleHypotheek, breedte)
  if (stap === EERSTE_STAP) return [maximaal]
  const benodigd = toBenodigd(benodigdeHypotheek, breedte)
  if (stap !== LAATSTE_STAP) return [benodigd]
  return [maximaal, benodigd, ...toDetails(benodigdeHypotheek.details, breedte)]
}
