import { memo, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { algemeneTekst } from '../tekst/nl'
import { TooltipButton, TooltipPanel } from '../thema/parts'
import { floatBeside, type Placement } from './floatBeside'

/** The placement of the tooltip panel, in pixels (specification, section 9). */
const PLACEMENT: Placement = { distance: 15, margin: 5, alignment: 'middle' }

interface TooltipProps {
  /** The label of the field that the tooltip explains. */
  readonly label: string
  readonly text: string
}

/**
 * A button with a question mark that opens an explanation. Escape, a second press, a press elsewhere or moving the
 * focus elsewhere closes the explanation. The accessible name of the button includes the label of its field.
 */
export const Tooltip = memo(({ label, text }: TooltipProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <TooltipButton
        ref={button}
        aria-label={algemeneTekst.uitlegBij(label)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>?</span>
      </TooltipButton>
      {open && <Panel id={id} button={button} text={text} onClose={() => setOpen(false)} />}
    </>
  )
})

interface PanelProps {
  readonly id: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly text: string
  readonly onClose: () => void
}

const Panel = ({ id, button, text, onClose }: PanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(
    () =>
      panel.current && button.current
        ? floatBeside(panel.current, button.current, PLACEMENT, () => close())
        : undefined,
    [button],
  )
  useClosing(panel, button, onClose)
  return (
    <TooltipPanel ref={panel} id={id} role="note" data-lenis-prevent="">
      {text}
    </TooltipPanel>
  )
}

const useClosing = (
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: () => void,
): void => {
  useEffect(() => {
    const page = panel.current?.ownerDocument
    // When the focus moves within a shadow root, the `focusin` event does not reach the document. So also listen on the
    // root.
    const root = panel.current?.getRootNode()
    const onElsewhere = (event: Event) => {
      const path = event.composedPath()
      const isInside = [panel.current, button.current].some((element) => element && path.includes(element))
      if (!isInside) onClose()
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onClose()
      button.current?.focus()
    }
    page?.addEventListener('pointerdown', onElsewhere)
    page?.addEventListener('focusin', onElsewhere)
    root?.addEventListener('focusin', onElsewhere)
    page?.addEventListener('keydown', onEscape, { capture: true })
    return () => {
      page?.removeEventListener('pointerdown', onElsewhere)
      page?.removeEventListener('focusin', onElsewhere)
      root?.removeEventListener('focusin', onElsewhere)
      page?.removeEventListener('keydown', onEscape, { capture: true })
    }
  }, [panel, button, onClose])
}
