import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'

import { Knop } from '../thema'

interface ActieknopProps extends ComponentProps<typeof Knop> {
  /** What the button does, with what was typed last taken in. Without it the button does what its type says. */
  readonly onActie?: () => void
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
        flushSync(() => event.currentTarget.focus())
        laatste.current?.()
      }}
    />
  )
}
