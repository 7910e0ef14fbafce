import type { Samenvatting, SamenvattingLine as LineModel } from '../../application'
import { samenvattingLabels, samenvattingTekst } from '../tekst/samenvatting'
import { Icon } from '../thema/Icon'
import { ScreenReaderText, BarBedrag, SamenvattingBar } from '../thema/parts'
import { showValue } from './lineText'

interface BarProps {
  readonly samenvatting: Samenvatting | undefined
  /** The amount belongs to earlier answers. */
  readonly voorlopig: boolean
  readonly open: boolean
  readonly inhoudId: string
  readonly onWissel: () => void
}

/**
 * The summary in one line for a narrow element: the shortfall, or else the key figure of the step. It opens the whole
 * summary.
 */
export const Bar = ({ samenvatting, voorlopig, open, inhoudId, onWissel }: BarProps) => {
  const line = samenvatting && toBarLine(samenvatting)
  const isTekort = line?.key === 'extraBenodigdeEigenInleg'
  return (
    <SamenvattingBar aria-expanded={open} aria-controls={inhoudId} onClick={onWissel}>
      <BarBedrag tekort={isTekort} data-voorlopig={voorlopig ? '' : undefined}>
        <span>
          {isTekort && <Icon naam="waarschuwing" maat={16} />}
          {line ? samenvattingLabels[line.key] : samenvattingTekst.maximaleHypotheek}
        </span>
        <strong>{line ? showValue(line.waarde) : '-'}</strong>
      </BarBedrag>
      <ScreenReaderText>
        . {open ? samenvattingTekst.verbergSamenvatting : samenvattingTekst.toonSamenvatting}
      </ScreenReaderText>
      <Icon naam={open ? 'omlaag' : 'omhoog'} />
    </SamenvattingBar>
  )
}

const toBarLine = ({ maximaleHypotheek, benodigdeHypotheek }: Samenvatting): LineModel | undefined => {
  const { actief, hypotheekbedrag, lines, maandlast } = benodigdeHypotheek
  const tekort = lines.find(({ key }) => key === 'extraBenodigdeEigenInleg')
  if (actief && tekort?.waarde._tag === 'Bedrag' && tekort.waarde.bedrag > 0) return tekort
  const heeftHypotheek = actief && hypotheekbedrag.waarde._tag === 'Bedrag'
  if (!heeftHypotheek) return maximaleHypotheek.lines.find(({ key }) => key === 'maximaleHypotheekOpInkomen')
  return maandlast?.lines.find(({ key }) => key === 'maandlastNetto') ?? hypotheekbedrag
}
