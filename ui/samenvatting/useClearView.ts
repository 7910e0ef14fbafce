import { useEffect, useEffectEvent, type RefObject } from 'react'

import { isPressed } from '../basis/press/press'
import { onResize } from '../basis/size/onResize'
import type { CalculatorState } from '../basis/context/context'
import { outlineOf, overlaps } from '../basis/context/view'

/** Whether this control can be reached by keyboard. */
const isReachable = (element: Element): boolean => element.matches(':not([tabindex="-1"])')

/**
 * Keeps the focused control clear of the summary panel. The panel closes when the focus leaves it; a control that the
 * growing panel covers scrolls into view. For keyboard focus only: scrolling during a click moves its target.
 */
export const useClearView = (
  paneel: RefObject<HTMLElement | null>,
  { setPanel, reveal }: CalculatorState['view'],
  sluit: () => void,
): void => {
  const onElsewhere = useEffectEvent(sluit)
  useEffect(() => {
    const vlak = paneel.current
    if (vlak === null) return
    setPanel(vlak)
    const root = vlak.getRootNode() as Document | ShadowRoot
    const focusElsewhere = (): Element | undefined => {
      const actief = root.activeElement
      // A dialog covers everything, and returns the focus when it closes.
      return actief && !vlak.contains(actief) && actief.closest('dialog') === null ? actief : undefined
    }
    const revealForKeyboard = (actief: Element) => {
      if (actief.matches(':focus-visible') && !isPressed() && isReachable(actief)) reveal(actief)
    }
    const listener = () => {
      const actief = focusElsewhere()
      if (!actief) return
      onElsewhere()
      revealForKeyboard(actief)
    }
    const stopResize = onResize(vlak, () => {
      const actief = focusElsewhere()
      if (actief && overlaps(outlineOf(actief), vlak)) revealForKeyboard(actief)
    })
    root.addEventListener('focusin', listener)
    return () => {
      setPanel(null)
      root.removeEventListener('focusin', listener)
      stopResize()
    }
  }, [paneel, setPanel, reveal])
}
