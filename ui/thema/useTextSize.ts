import { useLayoutEffect, type RefObject } from 'react'

import { onResize } from '../size/onResize'
import { TEXT_SIZE } from './scales'

/**
 * Sets the visitor's text size on the frame as a length in pixels: in `em` it would grow again with every nested text
 * size. `proef` is 1 em wide, so that its size changes when the visitor chooses another text size.
 */
export const useTextSize = (kader: RefObject<HTMLElement | null>, proef: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = kader.current
    if (!element || !proef.current) return
    const meet = () => element.style.setProperty(TEXT_SIZE, getComputedStyle(element).fontSize)
    meet()
    return onResize(proef.current, meet)
  }, [kader, proef])
}
