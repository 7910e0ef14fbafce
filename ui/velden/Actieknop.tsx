import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'

import { Knop } from '../thema'
import { geefFocus } from './geefFocus'

interface ActieknopProps extends ComponentProps<typeof Knop> {
  /** What the button does, with what was typed last taken in. Without it the button does what its type says. */
  readonly onActie?: (klik: MouseEvent) => void
}

/**
 * A button that acts on the whole form. Pressing it leaves the focus where it is, so that nothing moves under the
 * pointer; only the click takes the focus, and with it what was being typed.
 */
export const Actieknop = ({ onActie, ...props }: ActieknopProps) => {
  const laatste = useRef(onActie)
  useLayoutEffect(() => {
    laatste.current = onActie
  })
  return (
    <Knop
      {...props}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        flushSync(() => geefFocus(event.currentTarget, event))
        laatste.current?.(event)
      }}
    />
  )
}
