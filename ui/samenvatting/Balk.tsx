import type { Samenvatting, SamenvattingRegel as RegelModel } from '../../application'
import { samenvattingRegels, samenvattingTekst } from '../tekst'
import { AlleenVoorlezen, BalkBedrag, Icoon, SamenvattingBalk } from '../thema'
import { toonWaarde } from './waarde'

interface BalkProps {
  readonly samenvatting: Samenvatting | undefined
  /** The amount belongs to earlier answers. */
  readonly voorlopig: boolean
  readonly open: boolean
  readonly inhoudId: string
  readonly onWissel: () => void
}

/** The summary in one line where there is no room for more: what is short, or else the maximum. Opens the rest. */
export const Balk = ({ samenvatting, voorlopig, open, inhoudId, onWissel }: BalkProps) => {
  const regel = samenvatting && toBalkRegel(samenvatting)
  const isTekort = regel?.sleutel === 'extraBenodigdeEigenInleg'
  return (
    <SamenvattingBalk aria-expanded={open} aria-controls={inhoudId} onClick={onWissel}>
      <BalkBedrag tekort={isTekort} data-voorlopig={voorlopig ? '' : undefined}>
        <span>
          {isTekort && <Icoon naam="waarschuwing" maat={16} />}
          {regel ? samenvattingRegels[regel.sleutel] : samenvattingTekst.maximaleHypotheek}
        </span>
        <strong>{regel ? toonWaarde(regel.waarde) : '-'}</strong>
      </BalkBedrag>
      <AlleenVoorlezen>
        . {open ? samenvattingTekst.verbergSamenvatting : samenvattingTekst.toonSamenvatting}
      </AlleenVoorlezen>
      <Icoon naam={open ? 'omlaag' : 'omhoog'} />
    </SamenvattingBalk>
  )
}

const toBalkRegel = ({ maximaleHypotheek, benodigdeHypotheek }: Samenvatting): RegelModel | undefined => {
  const tekort = benodigdeHypotheek.regels.find(({ sleutel }) => sleutel === 'extraBenodigdeEigenInleg')
  const isTekort = benodigdeHypotheek.actief && tekort?.waarde._tag === 'Bedrag' && tekort.waarde.bedrag > 0
  return isTekort ? tekort : maximaleHypotheek.regels.find(({ sleutel }) => sleutel === 'maximaleHypotheekOpInkomen')
}
