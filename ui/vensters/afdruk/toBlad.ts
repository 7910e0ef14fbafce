import { toSamenvatting, type LineKey, type Momentopname, type SamenvattingLine } from '../../../application'
import { formatEuro, roundTekort } from '../../../domain/geld'
import { LAATSTE_STAP } from '../../../domain/orientatie'
import { showValue, showToelichting, bedragVan } from '../../tekst/lineText'
import { afdrukTekst } from '../../tekst/afdruk'
import { samenvattingLabels, samenvattingTekst } from '../../tekst/samenvatting'
import { alleAntwoorden, type Antwoordregel } from '../../uitkomst/antwoordenlijst'

/** A figure or answer on paper. `toelichting` explains why the figure differs from a related figure. */
export interface Bladregel {
  /** The key of the summary line that has the figure; absent for an answer. */
  readonly key?: LineKey
  readonly naam: string
  readonly waarde: string
  readonly toelichting?: string | undefined
}

export interface Bladgroep {
  readonly titel: string
  readonly regels: readonly Bladregel[]
  /** A sentence below the lines. */
  readonly zin?: string | undefined
}

/** The content of the printed sheet: the result, the payment of the home, the costs, and the visitor's answers. */
export interface Blad {
  readonly antwoord: readonly Bladregel[]
  /** A sentence that says which answer about income is missing; undefined when there is an income. */
  readonly zonderInkomen: string | undefined
  readonly groepen: readonly Bladgroep[]
  readonly ingevuld: readonly Antwoordregel[]
}

const naarRegel = ({ key, waarde, toelichting }: SamenvattingLine): Bladregel => ({
  key,
  naam: samenvattingLabels[key],
  waarde: showValue(waarde),
  toelichting: toelichting && showToelichting(toelichting),
})

/** Returns the lines that have an amount or 'n.b.', with their texts. */
const naarRegels = (lines: readonly (SamenvattingLine | undefined)[]): readonly Bladregel[] =>
  lines.flatMap((line) => (line === undefined || line.waarde._tag === 'Afwezig' ? [] : [naarRegel(line)]))

/** Returns the result and the answers of a snapshot. A service does not receive the startersvrijstelling. */
export const toBlad = (momentopname: Momentopname): Blad => {
  const { maximaleHypotheek, benodigdeHypotheek: blok } = toSamenvatting(momentopname, LAATSTE_STAP)
  const { lines, wachtOp } = maximaleHypotheek
  const opInkomen = lines.find(({ key }) => key === 'maximaleHypotheekOpInkomen')
  const { betaling, kanLenen, benodigdeFinanciering } = blok
  const extra = betaling.find(({ key }) => key === 'extraBenodigdeEigenInleg')
  const heeftTekort = roundTekort(bedragVan(extra)) > 0
  const maandlast = blok.maandlast ?? []
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
      zin: over === undefined ? undefined : samenvattingTekst.overgebleven(formatEuro(over)),
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
      : wachtOp && opInkomen
        ? [naarRegel(opInkomen)]
        : naarRegels([opInkomen, ...maandlast]),
    zonderInkomen: wachtOp && afdrukTekst.zonderInkomen(wachtOp),
    groepen: heeftWoning ? groepen : [],
    ingevuld: alleAntwoorden(momentopname),
  }
}
