import type { SamenvattingLine } from '../../application'
import { formatEuro } from '../../domain/geld'
import { LaterDialog } from '../later/LaterDialog'
import { samenvattingLabels, samenvattingTekst } from '../tekst/samenvatting'
import { figuresIn, type Verhaalveld } from './figures'

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
      <LaterDialog
        titel={hoeBerekend}
        naam={hoeBerekendNaam(samenvattingLabels[figure.veld], formatEuro(figure.bedrag))}
        deel="verhaal"
      >
        {({ VerhaalDialog }, onSluit) => <VerhaalDialog eerst={figure.veld} figures={figures} onSluit={onSluit} />}
      </LaterDialog>
    )
  )
}
