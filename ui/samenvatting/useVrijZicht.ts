import { useEffect, useEffectEvent, type RefObject } from 'react'

const overlapt = (een: DOMRect, ander: DOMRect): boolean =>
  een.bottom > ander.top && een.top < ander.bottom && een.right > ander.left && een.left < ander.right

/** Scrolls what has the focus out from behind the panel. A pointer is left alone, for it would miss what moves away. */
const maakVrij = (paneel: Element, target: Element): void => {
  const isBedekt = overlapt(target.getBoundingClientRect(), paneel.getBoundingClientRect())
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
    const luister = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || vlak.contains(target)) return
      bijElders()
      maakVrij(vlak, target)
    }
    const wachter = new ResizeObserver(() => {
      const actief = root.activeElement
      if (actief && !vlak.contains(actief)) maakVrij(vlak, actief)
    })
    root.addEventListener('focusin', luister)
    wachter.observe(vlak)
    return () => {
      root.removeEventListener('focusin', luister)
      wachter.disconnect()
    }
  }, [paneel])
}
