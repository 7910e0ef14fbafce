import { useEffect, useState, type ReactNode } from 'react'

import { algemeneTekst, meldingen } from '../../tekst/nl'
import { Icon } from '../../thema/Icon'
import { MessageBox as Box, CloseButton } from '../../thema/parts'
import type { Click } from '../../velden/giveFocus'

/** How long a message that is not sticky stays, in milliseconds (specification, section 4). */
const CLOSE_AFTER = 3000

export interface MessageProps {
  readonly soort: 'fout' | 'waarschuwing' | 'goed' | 'info'
  /** Whether the message stays. Other messages close by themselves, except while hovered or focused. */
  readonly sticky?: boolean
  /**
   * `blok` by default; `paneel` in the summary, smaller in a narrow element; `lijn` next to a button, with its space
   * kept after closing.
   */
  readonly vorm?: 'blok' | 'paneel' | 'lijn' | undefined
  /** Adds a close button to the message. Called with the click, and must move the focus. */
  readonly onSluit?: (click: Click) => void
  readonly children: ReactNode
}

/** A message in the page: an icon and text. It is not announced; the component that shows it must announce it. */
export const Message = (props: MessageProps) => {
  const { soort, sticky = true, vorm = 'blok', onSluit, children } = props
  const [open, setOpen] = useState(true)
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isCountingDown = open && !sticky && !isHovered && !hasFocus

  useEffect(() => {
    if (!isCountingDown) return
    const timer = setTimeout(() => setOpen(false), CLOSE_AFTER)
    return () => clearTimeout(timer)
  }, [isCountingDown])
  const close = (click: Click) => {
    setOpen(false)
    onSluit?.(click)
  }

  return (
    (open || vorm === 'lijn') && (
      <Box
        data-soort={soort}
        data-vorm={vorm}
        hidden={!open}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      >
        <Icon naam={soort} />
        {children}
        {onSluit && (
          <CloseButton aria-label={algemeneTekst.meldingSluiten} onClick={close}>
            <Icon naam="kruis" />
          </CloseButton>
        )}
      </Box>
    )
  )
}

/** Shows that the figures next to it belong to earlier answers. */
export const VerouderdMessage = () => (
  <Message soort="waarschuwing" vorm="paneel">
    <p>{meldingen.verouderd}</p>
  </Message>
)
