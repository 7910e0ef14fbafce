import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import { algemeen } from '../tekst'
import { ToelichtingKnop, ToelichtingVlak } from '../thema'

const AFSTAND = 15
const RAND = 5

/** A button with a question mark; opens an explanation under it, which Escape or a click elsewhere closes. */
export const Toelichting = ({ labelId, tekst }: { readonly labelId: string; readonly tekst: string }) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const knop = useRef<HTMLButtonElement>(null)
  const vlak = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (open && knop.current && vlak.current) plaats(knop.current, vlak.current)
  }, [open])

  useEffect(() => {
    if (!open) return
    const root = knop.current?.getRootNode()
    const sluitBijKlikElders = (event: Event) => {
      const doel = event.composedPath()
      if (knop.current && vlak.current && !doel.includes(knop.current) && !doel.includes(vlak.current)) setOpen(false)
    }
    const sluitBijEscape = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      knop.current?.focus()
    }
    document.addEventListener('pointerdown', sluitBijKlikElders)
    root?.addEventListener('keydown', sluitBijEscape, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', sluitBijKlikElders)
      root?.removeEventListener('keydown', sluitBijEscape, { capture: true })
    }
  }, [open])

  return (
    <>
      <ToelichtingKnop
        ref={knop}
        aria-label={algemeen.toelichting}
        aria-describedby={labelId}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        ?
      </ToelichtingKnop>
      {open && (
        <ToelichtingVlak ref={vlak} id={id} role="note">
          {tekst}
        </ToelichtingVlak>
      )}
    </>
  )
}

/** Under the button, and within the edges of the frame. */
const plaats = (knop: HTMLElement, vlak: HTMLElement): void => {
  const kader = knop.closest('.kader')?.getBoundingClientRect()
  const ouder = vlak.offsetParent?.getBoundingClientRect()
  const plek = knop.getBoundingClientRect()
  if (!kader || !ouder) return
  const gewenst = plek.left + plek.width / 2 - vlak.offsetWidth / 2
  const links = Math.max(kader.left + RAND, Math.min(gewenst, kader.right - RAND - vlak.offsetWidth))
  vlak.style.insetInlineStart = `${links - ouder.left}px`
  vlak.style.insetBlockStart = `${plek.bottom - ouder.top + AFSTAND}px`
}
