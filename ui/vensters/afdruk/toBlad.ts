import { toSamenvatting, type LineKey, type Momentopname, type SamenvattingLine } from '../../../application'
import { type Normen, startersvragen } from '../../../domain'
import { roundTekort } from '../../../domain/geld'
import { LAATSTE_STAP, waardeVan, type Veld, gevraagdeVelden, type Berekend } from '../../../domain/orientatie'
import { showValue, showToelichting, bedragVan } from '../../samenvatting/lineText'
import { inZin } from '../../tekst/inZin'
import { samenvattingLabels, samenvattingTekst } from '../../tekst/samenvatting'
import { vraagWoorden } from '../../tekst/vragen/vragen'
import { antwoordTekst } from '../../tekst/keuzeTekst'

/** The questions that were asked, in reading order, those about starters last. */
const askedOnPaper = (antwoorden: Berekend, normen: Normen | undefined): readonly Veld[] => [
  ...gevraagdeVelden(antwoorden),
  ...startersvragen(antwoorden, normen),
]

/** What stands for an answer that was not given; who chose 'Weet ik niet' gave one. */
const NIET_INGEVULD: readonly unknown[] = [undefined, 'Onbekend']

/** One figure or answer on paper, and why the figure differs from one near it. */
export interface Bladregel {
  /** Of a figure: the line of the summary that it is. */
  readonly key?: LineKey
  readonly naam: string
  readonly waarde: string
  readonly toelichting?: string | undefined
}

/** Lines that belong together, under a title. */
export interface Bladgroep {
  readonly titel: string
  readonly regels: readonly Bladregel[]
  /** What is said under them. */
  readonly zin?: string | undefined
}

/** What a calculation says on paper: the answer, how it is paid and of what it is made, and what was answered. */
export interface Blad {
  readonly antwoord: readonly Bladregel[]
  readonly groepen: readonly Bladgroep[]
  readonly ingevuld: readonly (Bladregel & { readonly veld: Veld })[]
}

const naarRegel = ({ key, waarde, toelichting }: SamenvattingLine): Bladregel => ({
  key,
  naam: samenvattingLabels[key],
  waarde: showValue(waarde),
  toelichting: toelichting && showToelichting(toelichting),
})

/** Leaves out the questions without an answer. */
const naarRegels = (lines: readonly (SamenvattingLine | undefined)[]): readonly Bladregel[] =>
  lines.flatMap((line) => (line === undefined || line.waarde._tag === 'Afwezig' ? [] : [naarRegel(line)]))

/** The outcome of a snapshot and its answers, each figure once. `normen` are those it was calculated with. */
export const toBlad = (momentopname: Momentopname, normen: Normen | undefined): Blad => {
  const { maximaleHypotheek, benodigdeHypotheek: blok } = toSamenvatting(momentopname, LAATSTE_STAP)
  const opInkomen = maximaleHypotheek.lines.find(({ key }) => key === 'maximaleHypotheekOpInkomen')
  const { betaling, kanLenen, benodigdeFinanciering } = blok
  const extra = betaling.find(({ key }) => key === 'extraBenodigdeEigenInleg')
  const heeftTekort = roundTekort(bedragVan(extra)) > 0
  const maandlast = blok.maandlast?.lines ?? []
  const heeftWoning = benodigdeFinanciering.waarde._tag === 'Bedrag'
  const { aankoopkosten, overigeKosten, overgeblevenOverwaarde: over } = blok.details
  const groepen: readonly Bladgroep[] = [
    {
      titel: samenvattingTekst.betaling,
      regels: naarRegels(betaling.filter((line) => line !== extra)),
    },
    { titel: samenvattingTekst.aankoopkosten, regels: naarRegels(aankoopkosten) },
    {
      titel: samenvattingTekst.overigeKosten,
      regels: naarRegels(overigeKosten),
      zin: over === undefined ? undefined : samenvattingTekst.overgebleven(inZin(over)),
    },
  ]
  return {
    antwoord: heeftWoning
      ? naarRegels([
          kanLenen,
          bedragVan(kanLenen) === bedragVan(opInkomen) ? undefined : opInkomen,
          benodigdeFinanciering,
          heeftTekort ? extra : undefined,
          ...maandlast,
        ])
      : naarRegels([opInkomen, ...maandlast]),
    groepen: heeftWoning ? groepen : [],
    ingevuld: askedOnPaper(momentopname, normen)
      .filter((veld) => !NIET_INGEVULD.includes(waardeVan(momentopname, veld)))
      .map((veld) => ({
        veld,
        naam: vraagWoorden(veld, momentopname).label,
        waarde: antwoordTekst(veld, momentopname),
      })),
  }
}
