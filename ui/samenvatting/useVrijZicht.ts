import { useEffect, useEffectEvent, type RefObject } from 'react'

type Vak = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** How far the ring of the focus stands out, in pixels. */
const RING = 5

const overlapt = (een: Vak, ander: Vak): boolean =>
  een.bottom > ander.top && een.top < ander.bottom && een.right > ander.left && een.left < ander.right

/** Where it shows that a control has the focus: its card or outline, with the ring around it. */
const metRing = (target: Element): Vak => {
  const { top, bottom, left, right } = (target.closest('label, .bediening') ?? target).getBoundingClientRect()
  return { top: top - RING, bottom: bottom + RING, left: left - RING, right: right + RING }
}

/** Scrolls what has the focus out from behind the panel. A pointer is left alone, for it would miss what moves away. */
const maakVrij = (paneel: Element, target: Element): void => {
  const isBedekt = overlapt(metRing(target), paneel.getBoundingClientRect())
  if (isBedekt && target.matches(':focus-visible')) target.scrollIntoView({ block: 'center' })
}

/**
 * Keeps what has the focus clear of a panel that sticks to the window: the panel closes when the focus goes elsewhere,
 * and what it still covers, or comes to cover as it grows, scrolls out from behind it.
 */
export const useVrijZicht = (paneel: RefObject<HTMLElement | null>, sluit: () => void): void => {
  const bijElders = useEffectEvent(sluit)
  useEffect(() => {
    const vlak = paneel.current
    if (vlak === null) return
    const root = vlak.getRootNode() as Document | ShadowRoot
    const elders = (): Element | undefined => {
      const actief = root.activeElement
      return actief && !vlak.contains(actief) ? actief : undefined
    }
    const luister = () => {
      const actief = elders()
      if (!actief) return
      bijElders()
      maakVrij(vlak, actief)
    }
    const wachter = new ResizeObserver(() => {
      const actief = elders()
      if (actief) maakVrij(vlak, actief)
    })
    root.addEventListener('focusin', luister)
    wachter.observe(vlak)
    return () => {
      root.removeEventListener('focusin', luister)
      wachter.disconnect()
    }
  }, [paneel])
}
