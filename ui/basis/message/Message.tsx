import { useEffect, useState, type ReactNode } from 'react'

import { algemeneTekst, meldingen } from '../../tekst/nl'
import { Icon } from '../../thema/Icon'
import { MessageBox as Vlak, CloseButton } from '../../thema/parts'
import type { Click } from '../../velden/giveFocus'

/** How long a message that is not sticky stays, in milliseconds (specification, section 4). */
const SLUITTIJD = 3000

export interface MessageProps {
  readonly soort: 'fout' | 'waarschuwing' | 'goed' | 'info'
  /** A sticky message stays; any other closes itself, but not while it is hovered or has the focus. */
  readonly sticky?: boolean
  /**
   * A block; a panel in the summary, smaller where the summary is a bar; or a line beside a button, which keeps its
   * room after it has closed.
   */
  readonly vorm?: 'blok' | 'paneel' | 'lijn' | undefined
  /** Gives the message a button that closes it. Called with the click, which has to give the focus a place. */
  readonly onSluit?: (klik: Click) => void
  readonly children: ReactNode
}

/** A message in the page: an icon and words. It is not announced; the component that shows it does that. */
export const Message = (props: MessageProps) => {
  const { soort, sticky = true, vorm = 'blok', onSluit, children } = props
  const [open, setOpen] = useState(true)
  const [isAangewezen, setIsAangewezen] = useState(false)
  const [heeftFocus, setHeeftFocus] = useState(false)
  const telt = open && !sticky && !isAangewezen && !heeftFocus

  useEffect(() => {
    if (!telt) return
    const sluiting = setTimeout(() => setOpen(false), SLUITTIJD)
    return () => clearTimeout(sluiting)
  }, [telt])
  const sluit = (klik: Click) => {
    setOpen(false)
    onSluit?.(klik)
  }

  return (
    (open || vorm === 'lijn') && (
      <Vlak
        data-soort={soort}
        data-vorm={vorm}
        hidden={!open}
        onPointerEnter={() => setIsAangewezen(true)}
        onPointerLeave={() => setIsAangewezen(false)}
        onFocus={() => setHeeftFocus(true)}
        onBlur={() => setHeeftFocus(false)}
      >
        <Icon naam={soort} />
        {children}
        {onSluit && (
          <CloseButton aria-label={algemeneTekst.meldingSluiten} onClick={sluit}>
            <Icon naam="kruis" />
          </CloseButton>
        )}
      </Vlak>
    )
  )
}

/** Says that the figures beside it belong to earlier answers. */
export const VerouderdMessage = () => (
  <Message soort="waarschuwing" vorm="paneel">
    <p>{meldingen.verouderd}</p>
  </Message>
)
