import { useLayoutEffect, type RefObject } from 'react'

import { TEXT_SIZE } from './scales'

/**
 * Hands the text size that the visitor chose down from the frame as a length, so that what is sized by it does not grow
 * again with the text it stands in. `proef` is 1 em wide: it changes size when the visitor chooses another.
 */
export const useTextSize = (kader: RefObject<HTMLElement | null>, proef: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = kader.current
    if (!element || !proef.current) return
    const meet = () => element.style.setProperty(TEXT_SIZE, getComputedStyle(element).fontSize)
    meet()
    const wachter = new ResizeObserver(meet)
    wachter.observe(proef.current)
    return () => wachter.disconnect()
  }, [kader, proef])
}
