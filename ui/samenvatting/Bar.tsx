import type { Samenvatting, SamenvattingLine as LineModel } from '../../application'
import { samenvattingLabels, samenvattingTekst } from '../tekst'
import { AlleenVoorlezen, BalkBedrag, Icoon, SamenvattingBalk } from '../thema'
import { showValue } from './lineValue'

interface BarProps {
  readonly samenvatting: Samenvatting | undefined
  /** The amount belongs to earlier answers. */
  readonly voorlopig: boolean
  readonly open: boolean
  readonly inhoudId: string
  readonly onWissel: () => void
}

/** The summary in one line for a narrow element: the shortfall, or else the maximum. It opens the whole summary. */
export const Bar = ({ samenvatting, voorlopig, open, inhoudId, onWissel }: BarProps) => {
  const line = samenvatting && toBarLine(samenvatting)
  const isTekort = line?.key === 'extraBenodigdeEigenInleg'
  return (
    <SamenvattingBalk aria-expanded={open} aria-controls={inhoudId} onClick={onWissel}>
      <BalkBedrag tekort={isTekort} data-voorlopig={voorlopig ? '' : undefined}>
        <span>
          {isTekort && <Icoon naam="waarschuwing" maat={16} />}
          {line ? samenvattingLabels[line.key] : samenvattingTekst.maximaleHypotheek}
        </span>
        <strong>{line ? showValue(line.waarde) : '-'}</strong>
      </BalkBedrag>
      <AlleenVoorlezen>
        . {open ? samenvattingTekst.verbergSamenvatting : samenvattingTekst.toonSamenvatting}
      </AlleenVoorlezen>
      <Icoon naam={open ? 'omlaag' : 'omhoog'} />
    </SamenvattingBalk>
  )
}

const toBarLine = ({ maximaleHypotheek, benodigdeHypotheek }: Samenvatting): LineModel | undefined => {
  const tekort = benodigdeHypotheek.lines.find(({ key }) => key === 'extraBenodigdeEigenInleg')
  const isTekort = benodigdeHypotheek.actief && tekort?.waarde._tag === 'Bedrag' && tekort.waarde.bedrag > 0
  return isTekort ? tekort : maximaleHypotheek.lines.find(({ key }) => key === 'maximaleHypotheekOpInkomen')
}
