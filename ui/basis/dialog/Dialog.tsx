import {
  useContext,
  useState,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'

import { LoadFailureMessage } from '../lazy/LazyDialog'
import { usePart } from '../lazy/usePart'
import { algemeneTekst, knoppen } from '../../tekst/nl'
import { CloseButton, ScreenReaderText, StapTitle } from '../../thema/parts'
import { useCalculator } from '../context/context'
import { onResize } from '../size/onResize'
import { Icon } from '../../thema/Icon'
import { ActionButton } from '../../velden/ActionButton'
import { giveFocus } from '../../velden/giveFocus'
import { DialogBox, DialogFoot, DialogHead, Disclosure } from '../../thema/lazyParts'
import { FrameContext } from '../../thema/ThemaProvider'

interface DialogProps {
  readonly titel: string
  readonly onSluit: () => void
  /** Called on confirmation, before the dialog closes; absent when there is nothing to confirm. */
  readonly onBevestig?: () => void
  /** The text of the dialog's own live region: screen readers ignore regions outside a modal dialog. */
  readonly gezegd?: string | undefined
  readonly children: ReactNode
  /** Whether the dialog uses hard words. It then has a disclosure that explains them. */
  readonly metWoorden?: boolean
  /** Content that stays in view under the title. */
  readonly kop?: ReactNode
  /** The main button of the dialog, with its message; it is opposite the closing button. */
  readonly actie?: ReactNode
  /** The text of the closing button, when closing is an answer too. */
  readonly sluitTekst?: string
}

/** Moves the focus to the dialog after a click that removed the clicked button. */
export const focusDialog = (click: MouseEvent<HTMLElement>): void =>
  giveFocus(click.currentTarget.closest('dialog'), click)

/** Both events close the dialog: browsers fire `close` later than `cancel`, and a press may come in between. */
const CLOSING = ['cancel', 'close']

/**
 * A modal dialog. The focus goes to its first field, or without one to the dialog itself, so that screen readers read
 * its title. Escape, the cross, the button at the bottom and a click on the backdrop close it. The browser keeps the
 * focus inside and returns it afterwards. If the page has moved the element, the dialog itself returns the focus. Other
 * announcements wait until the dialog closes. It is rendered at the end of the frame, wherever its button is.
 */
export const Dialog = ({ titel, onSluit, onBevestig, gezegd = '', children, metWoorden, ...rest }: DialogProps) => {
  const { announcement } = useCalculator().services
  const { current: frame } = useContext(FrameContext)
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isOnBackdrop = useRef(false)

  const onClosed = useEffectEvent(onSluit)
  useLayoutEffect(() => {
    const element = dialog.current
    const root = element?.getRootNode() as Document | ShadowRoot | undefined
    const opener = root?.activeElement
    const listener = ({ target }: Event) => {
      if (target === element) onClosed()
    }
    for (const type of CLOSING) element?.addEventListener(type, listener)
    announcement.setDialogOpen(true)
    if (element && !element.open) openModal(element)
    const stopResize =
      element &&
      onResize(element, () => {
        if (element.open && !element.matches(':modal')) openModal(element)
      })
    return () => {
      stopResize?.()
      for (const type of CLOSING) element?.removeEventListener(type, listener)
      element?.close()
      const focus = root?.activeElement ?? null
      if (opener instanceof HTMLElement && (focus === null || element?.contains(focus))) opener.focus()
      announcement.setDialogOpen(false)
    }
  }, [announcement])

  const box = (
    <DialogBox
      ref={dialog}
      tabIndex={-1}
      data-zonder-ring=""
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        isOnBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (isOnBackdrop.current && event.target === event.currentTarget) onSluit()
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onBevestig?.()
          onSluit()
        }}
      >
        <DialogHead>
          <StapTitle id={titleId}>{titel}</StapTitle>
          <CloseButton aria-label={knoppen.sluit} onClick={onSluit}>
            <Icon naam="kruis" />
          </CloseButton>
          {rest.kop}
        </DialogHead>
        {children}
        {metWoorden && <WoordenDisclosure />}
        <DialogFoot>
          <ActionButton soort="stil" onActie={onSluit}>
            {rest.sluitTekst ?? knoppen.sluit}
          </ActionButton>
          {rest.actie}
        </DialogFoot>
      </form>
      <ScreenReaderText aria-live="assertive" aria-atomic="true">
        {gezegd}
      </ScreenReaderText>
    </DialogBox>
  )
  return frame ? createPortal(box, frame) : box
}

/** Opens a dialog as modal. Also reopens one: moving the element in the page leaves its dialog open but not modal. */
const openModal = (dialog: HTMLDialogElement): void => {
  dialog.removeAttribute('open')
  dialog.showModal()
  const first = dialog.querySelector<HTMLElement>('input:not([type=range], [type=checkbox])') ?? dialog
  first.focus()
}

/**
 * A disclosure that explains the hard words of a dialog, because the page's button for that is behind the dialog. It
 * collects the words each time it unfolds.
 */
const WoordenDisclosure = () => {
  const [dialog, setDialog] = useState<Element | null>()
  const { value: woorden, ask, failure } = usePart('woorden')
  return (
    <Disclosure>
      <summary
        onClick={(click) => {
          const { currentTarget } = click
          setDialog(currentTarget.closest('details')?.open ? null : currentTarget.closest('dialog'))
          ask(click)
        }}
      >
        {algemeneTekst.watBetekenen}
      </summary>
      <LoadFailureMessage failure={failure} />
      {woorden && dialog && <woorden.WoordenIn plek={dialog} />}
    </Disclosure>
  )
}

/** Copies with `write` and returns the message about it. The browser refuses on a page without https. */
export const copied = async (write: () => Promise<void>, succeeded: string, failed: string): Promise<string> => {
  try {
    await write()
    return succeeded
  } catch {
    return failed
  }
}
