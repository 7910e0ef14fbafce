import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'

import { usePart, type PartUse } from './usePart'
import { Stack, Button } from '../../thema/parts'
import { ActionButton } from '../../velden/ActionButton'
import { useCalculator } from '../context/context'
import { Message, type MessageProps } from '../message/Message'
import type { PartName, Parts } from './parts'

interface LoadFailureMessageProps extends Pick<PartUse<unknown>, 'failure'>, Pick<MessageProps, 'vorm'> {
  /** Called with the click that removes the button, to move the focus elsewhere. */
  readonly naAfloop?: (click: MouseEvent<HTMLElement>) => void
}

/**
 * Shows that a part failed to load, with a button to retry or to reload the page. The message scrolls clear of the
 * panel. Renders nothing without a failure.
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
  /** The accessible name, when it is longer than the title. */
  readonly naam?: string
  /** The id of text that describes the button. */
  readonly describedBy?: string | undefined
  /** The name of the part with the dialog. */
  readonly deel: Name
  /** Called on press, so that the dialog's data can load too; the dialog opens without waiting for that data. */
  readonly onVraag?: (click: MouseEvent<HTMLElement>) => void
  /** Renders the dialog with the loaded part. */
  readonly children: (part: Parts[Name], onSluit: () => void) => ReactNode
}

/** A button that opens a lazily loaded dialog; by default it looks like a link. */
export const LazyDialog = <Name extends PartName>(props: LazyDialogProps<Name>) => {
  const { titel, soort = 'tekst', describedBy, deel, onVraag, children } = props
  const [open, setOpen] = useState(false)
  const { value, ask, bezig, failure } = usePart(deel, () => setOpen(true))
  return (
    <Stack ruimte="dicht">
      <div>
        <ActionButton
          soort={soort}
          className={props.className}
          aria-label={props.naam}
          aria-haspopup="dialog"
          aria-describedby={describedBy}
          bezig={bezig}
          onActie={(click) => {
            onVraag?.(click)
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
