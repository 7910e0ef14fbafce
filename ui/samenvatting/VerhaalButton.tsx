import type { LineKey, SamenvattingLine } from '../../application'
import { formatEuro } from '../../domain/geld'
import { LazyDialog } from '../basis/lazy/LazyDialog'
import { samenvattingLabels, samenvattingTekst } from '../tekst/samenvatting'
import type { Figure, Verhaalveld } from '../basis/lazy/types/verhaal'

/** The figures that have an explanation, key figures first. */
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

/** Returns the explained figures in `lines`: figures other than 0, and a maximum mortgage of 0 if there is income. */
const figuresIn = (lines: readonly SamenvattingLine[]): readonly Figure[] => {
  const heeftInkomen = bedragBij(lines, 'inkomenPerJaar') > 0
  return VELDEN.map((veld) => ({ veld, bedrag: bedragBij(lines, veld) })).filter(
    ({ veld, bedrag }) => bedrag !== 0 || (veld === 'maximaleHypotheekOpInkomen' && heeftInkomen),
  )
}

const CHARTS = ['charts'] as const

interface VerhaalButtonProps {
  /** The summary lines with figures. By default, the dialog opens with the first figure of `VELDEN` in these lines. */
  readonly lines: readonly SamenvattingLine[]
  /** The figure with which the dialog opens, if `lines` has it. */
  readonly eerst?: Verhaalveld
}

/** A button that opens a dialog with the explanations of the figures. Renders nothing without an explained figure. */
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
        ook={CHARTS}
      >
        {({ VerhaalDialog }, onSluit) => <VerhaalDialog eerst={figure.veld} figures={figures} onSluit={onSluit} />}
      </LazyDialog>
    )
  )
}
