import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'

import { ontbrekendInkomen } from '../../application'
import { useAfterRelease } from '../basis/press/press'
import { VerouderdMessage } from '../basis/message/Message'
import { useCalculator } from '../basis/context/context'
import { useOnStapChange, useOnleesbaar, useOrientatie, useStap, useSamenvatting } from '../basis/context/reading'
import type { Parts } from '../basis/lazy/parts'
import { useShown } from '../basis/lazy/usePart'
import { paneelTekst } from '../tekst/paneel'
import {
  SamenvattingContent,
  SamenvattingCard,
  SamenvattingColumn,
  ScreenReaderText,
  BarBedrag,
  SamenvattingBar,
} from '../thema/parts'
import { giveFocus } from '../basis/press/giveFocus'
import { LoadFailureMessage } from '../basis/lazy/LazyDialog'
import { Icon } from '../thema/Icon'
import { GeprobeerdMessage } from '../vensters/veranderen/GeprobeerdMessage'
import { CalculationFailureMessage } from './CalculationFailureMessage'
import { EmptyBlock } from './EmptyBlock'
import { useClearView } from './useClearView'

/**
 * The panel with the figures and messages of the summary, and at its top the what-if, if there is one. Before the first
 * result, the lines of the first block have no amounts. After the first result, `children` are drawn below the figures.
 */
export const SamenvattingPanel = ({ children }: { readonly children: ReactNode }) => {
  const { services, view } = useCalculator()
  const { momentopname, fout, loading } = useSamenvatting()
  const stap = useStap()
  const kolom = useRef<HTMLElement>(null)
  const kaart = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  const onleesbaar = useAfterRelease(useOnleesbaar())
  useClearView(kolom, view, () => setOpen(false))
  useOnStapChange(stap, () => {
    if (kaart.current) kaart.current.scrollTop = 0
  })
  const { value: cijfers, failure } = useShown('paneelcijfers', momentopname !== undefined, true)
  const heeftCijfers = momentopname !== undefined && cijfers !== undefined
  const isMislukt = fout !== undefined
  const heeftBedragen = heeftCijfers && cijfers.heeftBedragen(momentopname, stap)
  const isVanEerder = heeftBedragen && (onleesbaar || isMislukt)
  /** Moves the focus to the summary, because the clicked button disappears together with its message. */
  const naarPaneel = (klik: MouseEvent) => giveFocus(kolom.current, klik)
  const probeerOpnieuw = (klik: MouseEvent) => {
    services.orientatie.herbereken()
    naarPaneel(klik)
  }
  return (
    <SamenvattingColumn ref={kolom} tabIndex={-1} aria-label={paneelTekst.naam}>
      <SamenvattingCard ref={kaart} data-lenis-prevent="">
        <GeprobeerdMessage />
        {fout && <CalculationFailureMessage fout={fout} heeftBedragen={heeftBedragen} onOpnieuw={probeerOpnieuw} />}
        <LoadFailureMessage failure={failure} vorm="paneel" naAfloop={naarPaneel} />
        {isVanEerder && !isMislukt && <VerouderdMessage />}
        <Bar
          figure={momentopname && cijfers?.toBarFigure(momentopname, stap)}
          voorlopig={isVanEerder || loading}
          mislukt={isMislukt || failure !== undefined}
          open={open}
          inhoudId={id}
          onWissel={() => setOpen(!open)}
        />
        <SamenvattingContent id={id} open={open} bezig={loading}>
          {heeftCijfers ? (
            <cijfers.Cijfers momentopname={momentopname} />
          ) : (
            <EmptyBlock bezig={!isMislukt && !failure} />
          )}
          {momentopname && children}
        </SamenvattingContent>
      </SamenvattingCard>
    </SamenvattingColumn>
  )
}

interface BarProps {
  readonly figure: ReturnType<Parts['paneelcijfers']['toBarFigure']>
  /** Whether the amount belongs to earlier answers, or a calculation is pending. */
  readonly voorlopig: boolean
  /** Whether a message above the bar reports a failure. */
  readonly mislukt: boolean
  readonly open: boolean
  readonly inhoudId: string
  readonly onWissel: () => void
}

/**
 * The button that opens and closes the summary in a narrow element. While the summary is closed, the button shows the
 * key figure, or a text if there is no key figure. While the summary is open, the button shows the title of the
 * summary.
 */
const Bar = ({ figure, voorlopig, mislukt, open, inhoudId, onWissel }: BarProps) => {
  const isTekort = !open && figure?.isTekort === true
  const wachtOp = useOrientatie(ontbrekendInkomen)
  const wacht = wachtOp ? paneelTekst.vulInZin(wachtOp) : paneelTekst.nogNietBerekend
  return (
    <SamenvattingBar aria-expanded={open} aria-controls={inhoudId} onClick={onWissel}>
      <BarBedrag tekort={isTekort} data-voorlopig={voorlopig ? '' : undefined}>
        {open ? (
          <strong>{paneelTekst.naam}</strong>
        ) : (
          <>
            <span>
              {isTekort && <Icon naam="waarschuwing" maat={16} />}
              {figure?.label ?? (mislukt ? paneelTekst.naam : wacht)}
            </span>
            {figure && <strong>{figure.bedrag}</strong>}
          </>
        )}
      </BarBedrag>
      <ScreenReaderText>
        {figure || open ? '. ' : ' '}
        {open ? paneelTekst.verbergSamenvatting : paneelTekst.toonSamenvatting}
      </ScreenReaderText>
      <Icon naam={open ? 'omlaag' : 'omhoog'} />
    </SamenvattingBar>
  )
}
