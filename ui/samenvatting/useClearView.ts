import { useEffect, useEffectEvent, type RefObject } from 'react'

import { isPressed } from '../basis/press/press'
import { onResize } from '../basis/size/onResize'
import type { CalculatorState } from '../basis/context/context'
import { outlineOf, overlaps } from '../basis/context/view'

/** Whether the Tab key can reach an element: its `tabindex` is not -1. */
const isReachable = (element: Element): boolean => element.matches(':not([tabindex="-1"])')

/**
 * Calls `sluit` when a control outside the summary panel and outside a dialog gets the focus. If the control has
 * keyboard focus, the page scrolls until the panel does not cover the control, and scrolls again when the panel grows
 * over the control. After a pointer press nothing scrolls, because the pressed control would move away from the
 * pointer.
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
      // Focus in a dialog does not count. The dialog covers the panel, and returns the focus when it closes.
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
