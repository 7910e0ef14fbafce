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
  /** Runs after the field being edited has handled its text. Without `onActie`, its `type` decides. */
  readonly onActie?: (click: MouseEvent<HTMLElement>) => void
}

/**
 * A button that acts on the whole form. A press leaves the focus in place, so that nothing moves under the pointer. The
 * click moves the focus, so that the field being edited handles its text before the action.
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
