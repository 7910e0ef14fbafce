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
import { createPortal, flushSync } from 'react-dom'

import { LoadFailureMessage } from '../lazy/LazyDialog'
import { usePart } from '../lazy/usePart'
import { algemeneTekst, knoppen } from '../../tekst/nl'
import { CloseButton, ScreenReaderText, StapTitle } from '../../thema/parts'
import { useCalculator } from '../context/context'
import { isComposed } from '../press/isComposed'
import { onResize } from '../size/onResize'
import { holdPage } from './holdPage'
import { onUndrawn } from './onUndrawn'
import { Icon } from '../../thema/Icon'
import { ActionButton } from '../press/ActionButton'
import { isByTouch } from '../press/press'
import { giveFocus } from '../press/giveFocus'
import { DialogBox, DialogFoot, DialogHead, Disclosure } from '../../thema/lazyParts'
import { FrameContext } from '../context/frame'

interface DialogProps {
  readonly titel: string
  readonly onSluit: () => void
  /** The button that confirms the dialog, and what it does before the dialog closes. Enter in an input presses it. */
  readonly bevestiging?: { readonly tekst: string; readonly onBevestig: () => void }
  /** The text of the dialog's own live region. Screen readers ignore live regions outside a modal dialog. */
  readonly gezegd?: string | undefined
  readonly children: ReactNode
  /** Whether the dialog has a disclosure that explains the hard words in its text. */
  readonly metWoorden?: boolean
  /** Content under the title that remains in view while the dialog scrolls. */
  readonly kop?: ReactNode
  /** The main button of the dialog, with its message, opposite the closing button at the bottom. */
  readonly actie?: ReactNode
  /** The text of the closing button at the bottom; 'Sluiten' by default. */
  readonly sluitTekst?: string
}

/** Focuses the dialog around the clicked button. Call this function for a click that removes the clicked button. */
export const focusDialog = (click: MouseEvent<HTMLElement>): void =>
  giveFocus(click.currentTarget.closest('dialog'), click)

/**
 * The events that close the dialog: also `cancel`, because the visitor may press something before `close` follows. In a
 * shadow root React does not see these events and would render later, so the listener renders at once.
 */
const CLOSING = ['cancel', 'close']

/**
 * A modal dialog, rendered at the end of the calculator's frame. The focus goes to the first input that is not a
 * slider, a checkbox or read-only. Without such an input, and after a touch, the dialog itself has the focus, so that
 * screen readers read its title and no keyboard covers it. Escape, the cross, the bottom buttons and a click on the
 * backdrop close it. The focus then returns to the element that opened the dialog. A dialog that the page hides closes
 * too, because it would still block the page. The page behind the dialog does not scroll. Announcements outside the
 * dialog wait until the dialog is closed.
 */
export const Dialog = ({ titel, onSluit, bevestiging, gezegd = '', children, metWoorden, ...rest }: DialogProps) => {
  const { announcement } = useCalculator().services
  const { current: frame } = useContext(FrameContext)
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const isOnBackdrop = useRef(false)

  const onClosed = useEffectEvent(onSluit)
  useLayoutEffect(() => {
    const element = dialog.current
    const root = element?.getRootNode() as Document | ShadowRoot | undefined
    const opener = root?.activeElement
    const listener = ({ target }: Event) => {
      if (target === element) flushSync(onClosed)
    }
    for (const type of CLOSING) element?.addEventListener(type, listener)
    announcement.setDialogOpen(true)
    if (element && !element.open) openModal(element)
    const endings = element && [
      onResize(element, () => {
        if (element.open && !element.matches(':modal')) openModal(element)
      }),
      onUndrawn(element, () => element.close()),
      holdPage(element.ownerDocument),
    ]
    return () => {
      for (const end of endings ?? []) end()
      for (const type of CLOSING) element?.removeEventListener(type, listener)
      element?.close()
      const focus = root?.activeElement ?? null
      if (opener instanceof HTMLElement && (focus === null || element?.contains(focus)))
        opener.focus({ preventScroll: true })
      announcement.setDialogOpen(false)
    }
  }, [announcement])

  const box = (
    <DialogBox
      ref={dialog}
      tabIndex={-1}
      data-zonder-ring=""
      data-lenis-prevent=""
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        isOnBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (isOnBackdrop.current && event.target === event.currentTarget) onSluit()
      }}
    >
      <div
        data-inhoud=""
        onKeyDown={(event) => {
          const isEnter = event.key === 'Enter' && !event.defaultPrevented && !isComposed(event.nativeEvent)
          if (!isEnter || !(event.target instanceof HTMLInputElement)) return
          // Otherwise the same Enter would also press the opener, which has the focus when the dialog is closed.
          event.preventDefault()
          confirmButton.current?.click()
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
        <DialogFoot data-zonder-actie={bevestiging || rest.actie ? undefined : rest.kop ? 'kop' : ''}>
          <ActionButton soort="stil" onActie={onSluit}>
            {rest.sluitTekst ?? knoppen.sluit}
          </ActionButton>
          {bevestiging && (
            <ActionButton
              knop={confirmButton}
              onActie={() => {
                bevestiging.onBevestig()
                onSluit()
              }}
            >
              {bevestiging.tekst}
            </ActionButton>
          )}
          {rest.actie}
        </DialogFoot>
      </div>
      <ScreenReaderText aria-live="assertive" aria-atomic="true">
        {gezegd}
      </ScreenReaderText>
    </DialogBox>
  )
  return frame ? createPortal(box, frame) : box
}

/**
 * Opens a dialog as modal. A dialog that the page moved in the document is still open, but no longer modal; this
 * function makes such a dialog modal again. Focuses the first input that is not a slider, a checkbox or read-only.
 * Without such an input, and after a touch, focuses the dialog.
 */
const openModal = (dialog: HTMLDialogElement): void => {
  dialog.removeAttribute('open')
  dialog.showModal()
  const pageWindow = dialog.ownerDocument.defaultView
  const first = dialog.querySelector<HTMLElement>('input:not([type=range], [type=checkbox], [readonly])')
  if (first === null || (pageWindow && isByTouch(pageWindow))) dialog.focus()
  else first.focus()
}

/**
 * A disclosure that explains the hard words of a dialog. The dialog covers the calculator's own button for hard words,
 * so the dialog needs a disclosure of its own. The words are collected each time the disclosure opens.
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

/** Runs `write`, which copies a text to the clipboard. Returns `succeeded`, or `failed` if `write` rejects. */
export const copied = async (write: () => Promise<void>, succeeded: string, failed: string): Promise<string> => {
  try {
    await write()
    return succeeded
  } catch {
    return failed
  }
}
