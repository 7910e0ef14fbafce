import type { LineKey, SamenvattingLine } from '../../application'
import type { FinancieringsOpzet } from '../../domain'

/** A line of the summary that shows a figure of the record. */
export type Verhaalveld = Extract<LineKey, keyof FinancieringsOpzet>

/** A figure on screen, in euro. */
export interface Figure {
  readonly veld: Verhaalveld
  readonly bedrag: number
}

/** The figures that have a story, the key figures first. */
const VELDEN: readonly Verhaalveld[] = [
  'hypotheekbedrag',
  'maximaleHypotheekOpInkomen',
  'maandlastNetto',
  'maandlastBruto',
  'maximaleHypotheek',
  'benodigdeFinanciering',
  'extraBenodigdeEigenInleg',
]

const bedragBij = (lines: readonly SamenvattingLine[], gezocht: LineKey): number =>
  lines.reduce((som, { key, waarde }) => (key === gezocht && waarde._tag === 'Bedrag' ? som + waarde.bedrag : som), 0)

/** Which of these lines have a story: those with an amount, and nothing to borrow where there is an income. */
export const figuresIn = (lines: readonly SamenvattingLine[]): readonly Figure[] => {
  const heeftInkomen = bedragBij(lines, 'inkomenPerJaar') > 0
  return VELDEN.map((veld) => ({ veld, bedrag: bedragBij(lines, veld) })).filter(
    ({ veld, bedrag }) => bedrag !== 0 || (veld === 'maximaleHypotheekOpInkomen' && heeftInkomen),
  )
}
