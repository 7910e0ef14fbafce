import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent, type Ref } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '../../thema/parts'
import { giveFocus } from './giveFocus'

type ButtonProps = ComponentProps<typeof Button>

interface ActionButtonProps extends Pick<
  ButtonProps,
  | 'soort'
  | 'className'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'aria-controls'
  | 'children'
> {
  /** True while the action of an earlier click is running; otherwise undefined. */
  readonly bezig?: true | undefined
  /** Called on a click, after the edited field parsed its text. */
  readonly onActie: (click: MouseEvent<HTMLElement>) => void
  /** Receives the button, for a caller that presses it. */
  readonly knop?: Ref<HTMLButtonElement>
}

/**
 * A button whose action uses the whole form. A press leaves the focus in the edited field, because a message of that
 * field could appear and move the button away from the pointer. The click then focuses the button, so that the field
 * parses its text before the action.
 */
export const ActionButton = ({ onActie, knop, ...props }: ActionButtonProps) => {
  const latest = useRef(onActie)
  useLayoutEffect(() => {
    latest.current = onActie
  })
  return (
    <Button
      ref={knop}
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
        latest.current(event)
      }}
    >
      {props.children}
    </Button>
  )
}
