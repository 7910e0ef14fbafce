import { useEffect, type MouseEvent } from 'react'

import type { BerekeningFout } from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { Message } from '../basis/message/Message'
import { knoppen, meldingen, foutTekst, isZonderRente } from '../tekst/nl'
import { Button, MessageFold, Stack } from '../thema/parts'

interface CalculationFailureMessageProps {
  readonly fout: BerekeningFout
  /** Are there figures on screen, of earlier answers? */
  readonly heeftCijfers: boolean
  readonly onOpnieuw: (klik: MouseEvent) => void
}

/** Where the summary stands beside the form there is no bar, and room for the whole message. */
const openBesideForm = (details: HTMLDetailsElement | null): void => {
  const bar = details?.closest('aside')?.querySelector<HTMLElement>('button[aria-controls]')
  if (details) details.open = !bar?.offsetHeight
}

/**
 * Tells, also to screen readers, that the calculation failed and that the figures are out of date; a button tries
 * again. Above the bar of a narrow element it is one line until the visitor opens it.
 */
export const CalculationFailureMessage = ({ fout, heeftCijfers, onOpnieuw }: CalculationFailureMessageProps) => {
  const { page, services } = useCalculator()
  const { announcement } = services
  const tekst = foutTekst(fout, page.verder.vernieuwdTekst)
  useEffect(() => {
    announcement.announceUrgently(tekst)
  }, [announcement, tekst, fout])
  return (
    <Message soort="fout" vorm="paneel">
      <MessageFold ref={openBesideForm}>
        <Kop tekst={tekst} />
        <Stack ruimte="lijn">
          {heeftCijfers && <p>{meldingen.verouderd}</p>}
          {!isZonderRente(fout) && (
            <div>
              {fout._tag === 'Vernieuwd' ? (
                <Button soort="stil" onClick={page.reload}>
                  {knoppen.laadOpnieuw}
                </Button>
              ) : (
                <Button soort="stil" onClick={onOpnieuw}>
                  {knoppen.probeerOpnieuw}
                </Button>
              )}
            </div>
          )}
        </Stack>
      </MessageFold>
    </Message>
  )
}

/** The first sentence says what is wrong; the rest unfolds with what there is to do. */
const Kop = ({ tekst }: { readonly tekst: string }) => {
  const end = tekst.indexOf('.') + 1
  return (
    <summary>
      {tekst.slice(0, end)}
      <span>{tekst.slice(end)}</span>
    </summary>
  )
}
