import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'

import { usePart, type PartUse } from './usePart'
import { Stack, Button } from '../../thema/parts'
import { ActionButton } from '../press/ActionButton'
import { useCalculator } from '../context/context'
import { Message, type MessageProps } from '../message/Message'
import type { PartName, Parts } from './parts'

interface LoadFailureMessageProps extends Pick<PartUse<unknown>, 'failure'>, Pick<MessageProps, 'vorm'> {
  /** Called after a click on the message's button. The function must move the focus, because the button disappears. */
  readonly naAfloop?: (click: MouseEvent<HTMLElement>) => void
}

/**
 * A message that a part failed to load, with a button that tries again or reloads the page. Renders nothing without a
 * failure. The summary panel may cover a new message, so the message scrolls into view, except inside the panel.
 */
export const LoadFailureMessage = ({ failure, vorm, naAfloop }: LoadFailureMessageProps) => {
  const { unveil } = useCalculator().view
  return (
    failure && (
      <Message soort="fout" vorm={vorm}>
        <Stack ref={vorm === 'paneel' ? undefined : unveil} ruimte="lijn">
          <p>{failure.text}</p>
          <div>
            <Button
              soort="stil"
              onClick={(click) => {
                failure.act(click)
                naAfloop?.(click)
              }}
            >
              {failure.button}
            </Button>
          </div>
        </Stack>
      </Message>
    )
  )
}

interface LazyDialogProps<Name extends PartName> extends Pick<
  ComponentProps<typeof ActionButton>,
  'soort' | 'className'
> {
  readonly titel: string
  /** The accessible name of the button; `titel` when undefined. */
  readonly naam?: string
  readonly describedBy?: string | undefined
  readonly deel: Name
  /** Other parts that the dialog shows. It does not wait for them, and shows no message if they fail to load. */
  readonly ook?: readonly PartName[]
  /** Called on each click, before the part loads. */
  readonly onVraag?: (click: MouseEvent<HTMLElement>) => void
  /** Renders the dialog from the loaded part. The dialog calls `onSluit` to close. */
  readonly children: (part: Parts[Name], onSluit: () => void) => ReactNode
}

/**
 * A button, by default in the style of a link, that opens a lazily loaded dialog. A failed load shows a message. The
 * loading begins when the pointer or the focus comes to the button; a failure then is tried again at the click.
 */
export const LazyDialog = <Name extends PartName>(props: LazyDialogProps<Name>) => {
  const { titel, soort = 'tekst', describedBy, deel, ook = [], onVraag, children } = props
  const { lazy } = useCalculator().services
  const [open, setOpen] = useState(false)
  const { value, ask, bezig, failure } = usePart(deel, () => setOpen(true))
  const load = (...parts: readonly PartName[]) => {
    for (const part of parts)
      lazy
        .of(part)
        .load()
        .catch(() => undefined)
  }
  const loadEarly = () => {
    if (navigator.onLine) load(deel, ...ook)
  }
  return (
    <Stack ruimte="dicht">
      <div onPointerEnter={loadEarly} onPointerDown={loadEarly} onFocus={loadEarly}>
        <ActionButton
          soort={soort}
          className={props.className}
          aria-label={props.naam}
          aria-haspopup="dialog"
          aria-describedby={describedBy}
          bezig={bezig}
          onActie={(click) => {
            onVraag?.(click)
            load(...ook)
            ask(click)
          }}
        >
          {titel}
        </ActionButton>
      </div>
      <LoadFailureMessage failure={failure} />
      {open && value !== undefined && children(value, () => setOpen(false))}
    </Stack>
  )
}
