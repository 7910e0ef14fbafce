import { memo, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { algemeneTekst } from '../tekst/nl'
import { TooltipButton, TooltipPanel } from '../thema/parts'
import { floatBeside, type Placement } from './floatBeside'

/** The distances of the tooltip panel, in pixels (specification, section 9). */
const PLACEMENT: Placement = { afstand: 15, rand: 5, uitlijning: 'midden' }

interface TooltipProps {
  /** The label of the field that is explained. */
  readonly label: string
  readonly tekst: string
}

/**
 * A button with a question mark that opens an explanation. Escape, a click elsewhere or moving the focus closes it. The
 * button's accessible name includes the label of its field.
 */
export const Tooltip = memo(({ label, tekst }: TooltipProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const knop = useRef<HTMLButtonElement>(null)
  return (
    <>
      <TooltipButton
        ref={knop}
        aria-label={algemeneTekst.uitlegBij(label)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>?</span>
      </TooltipButton>
      {open && <Vlak id={id} knop={knop} tekst={tekst} onSluit={() => setOpen(false)} />}
    </>
  )
})

interface VlakProps {
  readonly id: string
  readonly knop: RefObject<HTMLButtonElement | null>
  readonly tekst: string
  readonly onSluit: () => void
}

const Vlak = ({ id, knop, tekst, onSluit }: VlakProps) => {
  const vlak = useRef<HTMLDivElement>(null)
  const sluit = useEffectEvent(onSluit)
  useLayoutEffect(
    () =>
      vlak.current && knop.current ? floatBeside(vlak.current, knop.current, PLACEMENT, () => sluit()) : undefined,
    [knop],
  )
  useClosing(vlak, knop, onSluit)
  return (
    <TooltipPanel ref={vlak} id={id} role="note">
      {tekst}
    </TooltipPanel>
  )
}

const useClosing = (
  vlak: RefObject<HTMLElement | null>,
  knop: RefObject<HTMLElement | null>,
  onSluit: () => void,
): void => {
  useEffect(() => {
    const page = vlak.current?.ownerDocument
    // A focusin event inside a shadow root does not reach the document.
    const root = vlak.current?.getRootNode()
    const onElsewhere = (event: Event) => {
      const doelen = event.composedPath()
      const isHier = [vlak.current, knop.current].some((element) => element && doelen.includes(element))
      if (!isHier) onSluit()
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onSluit()
      knop.current?.focus()
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
  }, [vlak, knop, onSluit])
}
