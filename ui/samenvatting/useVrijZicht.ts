import { useEffect, useEffectEvent, type RefObject } from 'react'

const overlapt = (een: DOMRect, ander: DOMRect): boolean =>
  een.bottom > ander.top && een.top < ander.bottom && een.right > ander.left && een.left < ander.right

/**
 * Keeps what has the focus clear of a panel that sticks to the window: the panel closes when the focus goes elsewhere,
 * and what it still covers scrolls out from behind it. A pointer is left alone, for it would miss what moves away.
 */
export const useVrijZicht = (paneel: RefObject<HTMLElement | null>, sluit: () => void): void => {
  const bijElders = useEffectEvent(sluit)
  useEffect(() => {
    const root = paneel.current?.getRootNode()
    const luister = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !paneel.current || paneel.current.contains(target)) return
      bijElders()
      const isBedekt = overlapt(target.getBoundingClientRect(), paneel.current.getBoundingClientRect())
      if (isBedekt && target.matches(':focus-visible')) target.scrollIntoView({ block: 'center' })
    }
    root?.addEventListener('focusin', luister)
    return () => root?.removeEventListener('focusin', luister)
  }, [paneel])
}
