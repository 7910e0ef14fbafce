import { useEffect, type MouseEvent } from 'react'

import type { BerekeningFout } from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { Message } from '../basis/message/Message'
import { knoppen, meldingen, foutTekst, isZonderRente } from '../tekst/nl'
import { Button, MessageFold, Stack } from '../thema/parts'

interface CalculationFailureMessageProps {
  readonly fout: BerekeningFout
  /** Whether the screen shows figures that belong to earlier answers. */
  readonly heeftCijfers: boolean
  readonly onOpnieuw: (klik: MouseEvent) => void
}

/** Unfolds the message when the summary is next to the form: then there is no bar, and room for all text. */
const openBesideForm = (details: HTMLDetailsElement | null): void => {
  const bar = details?.closest('aside')?.querySelector<HTMLElement>('button[aria-controls]')
  if (details) details.open = !bar?.offsetHeight
}

/**
 * Shows and announces that the calculation failed and that the figures are out of date, with a button to retry. Above
 * the bar of a narrow element it is one line until the visitor unfolds it.
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

/** The first sentence states the problem; the rest unfolds together with the solution. */
const Kop = ({ tekst }: { readonly tekst: string }) => {
  const end = tekst.indexOf('.') + 1
  return (
    <summary>
      {tekst.slice(0, end)}
      <span>{tekst.slice(end)}</span>
    </summary>
  )
}
