import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'

import {
  isZonderInkomen,
  toSamenvatting,
  type Momentopname,
  type Samenvatting,
  type SamenvattingLine as LineModel,
} from '../../application'
import { LAATSTE_STAP } from '../../domain/orientatie'
import { useAfterRelease } from '../basis/press/press'
import { VerouderdMessage } from '../basis/message/Message'
import { useCalculator } from '../basis/context/context'
import {
  useOnStapChange,
  useOnleesbaar,
  useOrientatie,
  useStap,
  useSamenvatting,
  useNieuwereNormen,
  useNormen,
} from '../basis/context/reading'
import { useNeeded, usePart } from '../basis/later/usePart'
import { samenvattingTekst, samenvattingLabels } from '../tekst/samenvatting'
import {
  SamenvattingContent,
  SamenvattingCard,
  SamenvattingColumn,
  Text,
  Disclosure,
  Stack,
  ScreenReaderText,
  BarBedrag,
  SamenvattingBar,
} from '../thema/parts'
import { giveFocus } from '../velden/giveFocus'
import { memoAlike } from '../basis/context/useSelected'
import { LoadFailureMessage } from '../basis/later/LaterDialog'
import { Icon } from '../thema/Icon'
import { BenodigdeHypotheek, MaximaleHypotheek } from './Blokken'
import { CalculationFailureMessage } from './CalculationFailureMessage'
import { useClearView } from './useClearView'
import { herkomstZin, nieuwereNormenZin } from '../tekst/herkomstZin'
import { inZin } from '../tekst/inZin'
import { bedragVan, showValue } from './lineText'

/** What newer norms allow, the norms of the figures, and folded what the figures assume. */
const Aannames = memoAlike(({ momentopname }: { readonly momentopname: Momentopname }) => {
  const normen = useNormen()
  const nieuwere = useNieuwereNormen()
  const stap = useStap()
  const { value: delen, ask, failure } = usePart('aannamedelen')
  return (
    <Stack ruimte="dicht">
      {nieuwere && <Text soort="gedempt">{nieuwereNormenZin(nieuwere, inZin)}</Text>}
      <Text soort="gedempt">{herkomstZin(momentopname, normen, stap)}</Text>
      <Disclosure>
        <summary onClick={ask}>{samenvattingTekst.aannames}</summary>
        <LoadFailureMessage failure={failure} />
        {delen && <delen.AannameGroepen momentopname={momentopname} />}
      </Disclosure>
    </Stack>
  )
})

/** The summary of the calculation, beside the form or in a bar under it; its children stand at its end. */
export const SamenvattingPanel = ({ children }: { readonly children: ReactNode }) => {
  const { services, view } = useCalculator()
  const samenvatting = useSamenvatting()
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
  const { momentopname, fout } = samenvatting
  const getoond = momentopname && toSamenvatting(momentopname, stap)
  const delen = useNeeded('vervolgstappen', getoond?.benodigdeHypotheek.leeg === false)
  const heeftWoning = getoond?.benodigdeHypotheek.benodigdeFinanciering.waarde._tag === 'Bedrag'
  const isMislukt = fout !== undefined
  const isVanEerder = getoond !== undefined && (onleesbaar || isMislukt)
  /** The button disappears with its message, so the focus moves to the summary. */
  const probeerOpnieuw = (klik: MouseEvent) => {
    services.orientatie.herbereken()
    giveFocus(kolom.current, klik)
  }
  return (
    <SamenvattingColumn ref={kolom} tabIndex={-1} aria-label={samenvattingTekst.naam}>
      <SamenvattingCard ref={kaart}>
        {fout && (
          <CalculationFailureMessage
            fout={fout}
            heeftCijfers={getoond?.maximaleHypotheek.wachtOpInkomen === false}
            onOpnieuw={probeerOpnieuw}
          />
        )}
        {isVanEerder && !isMislukt && <VerouderdMessage />}
        <Bar
          samenvatting={getoond}
          voorlopig={isVanEerder || samenvatting.loading}
          open={open}
          inhoudId={id}
          onWissel={() => setOpen(!open)}
        />
        <SamenvattingContent id={id} open={open} bezig={samenvatting.loading}>
          {getoond === undefined ? (
            !isMislukt && <Text soort="gedempt">{samenvattingTekst.nogNietBerekend}</Text>
          ) : (
            <>
              <MaximaleHypotheek
                blok={getoond.maximaleHypotheek}
                kern={stap === 0 || (stap < LAATSTE_STAP && !heeftWoning)}
              />
              <BenodigdeHypotheek blok={getoond.benodigdeHypotheek} Bedragen={delen?.BenodigdeBedragen} />
            </>
          )}
          {momentopname && <Aannames momentopname={momentopname} />}
          {momentopname && children}
        </SamenvattingContent>
      </SamenvattingCard>
    </SamenvattingColumn>
  )
}

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
 * summary, which has that figure in its place.
 */
const Bar = ({ samenvatting, voorlopig, open, inhoudId, onWissel }: BarProps) => {
  const line = samenvatting && toBarLine(samenvatting)
  const isTekort = !open && line?.key === 'extraBenodigdeEigenInleg'
  const { vulInkomenIn, nogNietBerekend } = samenvattingTekst
  const zonderCijfer = useOrientatie(isZonderInkomen) ? vulInkomenIn : nogNietBerekend
  return (
    <SamenvattingBar aria-expanded={open} aria-controls={inhoudId} onClick={onWissel}>
      <BarBedrag tekort={isTekort} data-voorlopig={voorlopig ? '' : undefined}>
        {open ? (
          <strong>{samenvattingTekst.naam}</strong>
        ) : (
          <>
            <span>
              {isTekort && <Icon naam="waarschuwing" maat={16} />}
              {line ? samenvattingLabels[line.key] : zonderCijfer}
            </span>
            {line && <strong>{showValue(line.waarde)}</strong>}
          </>
        )}
      </BarBedrag>
      <ScreenReaderText>
        {line || open ? '. ' : ' '}
        {open ? samenvattingTekst.verbergSamenvatting : samenvattingTekst.toonSamenvatting}
      </ScreenReaderText>
      <Icon naam={open ? 'omlaag' : 'omhoog'} />
    </SamenvattingBar>
  )
}

const toBarLine = ({ maximaleHypotheek, benodigdeHypotheek }: Samenvatting): LineModel | undefined => {
  const { actief, betaling, maandlast } = benodigdeHypotheek
  const [hypotheek, , tekort] = betaling
  if (actief && bedragVan(tekort) > 0) return tekort
  if (!actief || hypotheek?.waarde._tag !== 'Bedrag')
    return maximaleHypotheek.lines.find(({ key }) => key === 'maximaleHypotheekOpInkomen')
  return maandlast?.lines.find(({ key }) => key === 'maandlastNetto') ?? hypotheek
}
