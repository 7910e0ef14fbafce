import { useEffect } from 'react'

import { useCalculator } from '../basis/context/context'
import { Message } from '../basis/message/Message'
import { RetryButton, type RetryButtonProps } from '../basis/message/RetryButton'
import { meldingen, foutTekst, isZonderRente } from '../tekst/nl'
import { MessageFold, Stack } from '../thema/parts'

interface CalculationFailureMessageProps extends RetryButtonProps {
  /** Whether the summary shows amounts, which then belong to earlier answers. */
  readonly heeftBedragen: boolean
}

/** Unfolds `details` if the summary is next to the form (its bar then has no height); otherwise folds `details`. */
const openBesideForm = (details: HTMLDetailsElement | null): void => {
  const bar = details?.closest('aside')?.querySelector<HTMLElement>('button[aria-controls]')
  if (details) details.open = !bar?.offsetHeight
}

/**
 * Shows and announces why the calculation failed. A button retries the calculation or reloads the page; after a failure
 * because of a missing rate there is no button. In a narrow element only the first sentence shows, until the visitor
 * unfolds the message.
 */
export const CalculationFailureMessage = ({ fout, heeftBedragen, onOpnieuw }: CalculationFailureMessageProps) => {
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
          {heeftBedragen && <p>{meldingen.verouderd}</p>}
          {!isZonderRente(fout) && (
            <div>
              <RetryButton fout={fout} onOpnieuw={onOpnieuw} />
            </div>
          )}
        </Stack>
      </MessageFold>
    </Message>
  )
}

/** The first sentence of the message, always visible, and the other sentences, visible once the message is unfolded. */
const Kop = ({ tekst }: { readonly tekst: string }) => {
  const end = tekst.indexOf('.') + 1
  return (
    <summary>
      {tekst.slice(0, end)}
      <span>{tekst.slice(end)}</span>
    </summary>
  )
}
