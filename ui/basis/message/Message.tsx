import { useEffect, useState, type ReactNode } from 'react'

import { algemeneTekst, meldingen } from '../../tekst/nl'
import { Icon } from '../../thema/Icon'
import { MessageBox as Box, CloseButton } from '../../thema/parts'
import type { Click } from '../press/giveFocus'

/** The time after which a message that is not sticky closes, in milliseconds (specification, section 4). */
const CLOSE_AFTER = 3000

export interface MessageProps {
  readonly soort: 'fout' | 'waarschuwing' | 'goed' | 'info'
  /** Whether the message remains open (the default) instead of closing after 3 seconds without hover or focus. */
  readonly sticky?: boolean
  /** The layout: `blok` (default), `paneel` (summary), `lijn` (by a button). A closed `lijn` keeps its space. */
  readonly vorm?: 'blok' | 'paneel' | 'lijn' | undefined
  /** Handles the click on the close button and must move the focus. Without `onSluit` there is no close button. */
  readonly onSluit?: (click: Click) => void
  readonly children: ReactNode
}

/** An icon and a text in the page. The component that shows the message must announce it to screen readers. */
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

/** A warning that the figures next to the message belong to earlier answers. */
export const VerouderdMessage = () => (
  <Message soort="waarschuwing" vorm="paneel">
    <p>{meldingen.verouderd}</p>
  </Message>
)
