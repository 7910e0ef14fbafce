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

/** Which of these lines have a story: those with an amount. */
export const figuresIn = (lines: readonly SamenvattingLine[]): readonly Figure[] =>
  VELDEN.flatMap((veld) =>
    lines.flatMap(({ key, waarde }) =>
      key === veld && waarde._tag === 'Bedrag' ? [{ veld, bedrag: waarde.bedrag }] : [],
    ),
  )
