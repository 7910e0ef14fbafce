import type { LineKey, SamenvattingLine } from '../../../application'
import type { FinancieringsOpzet } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import { LazyDialog } from '../../basis/lazy/LazyDialog'
import { samenvattingLabels, samenvattingTekst } from '../../tekst/samenvatting'

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
const figuresIn = (lines: readonly SamenvattingLine[]): readonly Figure[] => {
  const heeftInkomen = bedragBij(lines, 'inkomenPerJaar') > 0
  return VELDEN.map((veld) => ({ veld, bedrag: bedragBij(lines, veld) })).filter(
    ({ veld, bedrag }) => bedrag !== 0 || (veld === 'maximaleHypotheekOpInkomen' && heeftInkomen),
  )
}

interface VerhaalButtonProps {
  /** The lines that have figures; the key figure is told of first. */
  readonly lines: readonly SamenvattingLine[]
  /** The figure that is told of first, when that is another one. */
  readonly eerst?: Verhaalveld
}

/** Opens how a figure came about, and each of the others beside it. Absent while there is no figure. */
export const VerhaalButton = ({ lines, eerst }: VerhaalButtonProps) => {
  const figures = figuresIn(lines)
  const figure = figures.find(({ veld }) => veld === eerst) ?? figures[0]
  const { hoeBerekend, hoeBerekendNaam } = samenvattingTekst
  return (
    figure && (
      <LazyDialog
        titel={hoeBerekend}
        naam={hoeBerekendNaam(samenvattingLabels[figure.veld], formatEuro(figure.bedrag))}
        deel="verhaal"
      >
        {({ VerhaalDialog }, onSluit) => <VerhaalDialog eerst={figure.veld} figures={figures} onSluit={onSluit} />}
      </LazyDialog>
    )
  )
}
