import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '../thema/parts'
import { giveFocus } from './giveFocus'

type ButtonProps = ComponentProps<typeof Button>

interface ActionButtonProps extends Pick<
  ButtonProps,
  | 'type'
  | 'soort'
  | 'className'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'aria-controls'
  | 'children'
> {
  /** Whether the action of the press is still running. */
  readonly bezig?: true | undefined
  /** Runs after the field being typed in has handled its text. Without it the button does what its `type` says. */
  readonly onActie?: (click: MouseEvent<HTMLElement>) => void
}

/**
 * A button that acts on the whole form. Pressing it keeps the focus in place, so that nothing moves under the pointer.
 * The click moves the focus, so the field that was being typed in handles its text first.
 */
export const ActionButton = ({ onActie, ...props }: ActionButtonProps) => {
  const latest = useRef(onActie)
  useLayoutEffect(() => {
    latest.current = onActie
  })
  return (
    <Button
      type={props.type}
      soort={props.soort}
      className={props.className}
      aria-label={props['aria-label']}
      aria-describedby={props['aria-describedby']}
      aria-haspopup={props['aria-haspopup']}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      aria-busy={props.bezig}
      aria-disabled={props.bezig}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        flushSync(() => giveFocus(event.currentTarget, event))
        latest.current?.(event)
      }}
    >
      {props.children}
    </Button>
  )
}
