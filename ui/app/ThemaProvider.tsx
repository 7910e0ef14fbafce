import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

import type { LabelCode } from '../../domain/orientatie'
import { FrameContext, type Kleurmodus } from '../basis/context/frame'
import { followPress } from '../basis/press/press'
import { ignoreSecondPress } from '../basis/press/secondPress'
import { onResize } from '../basis/size/onResize'
import type { RootStyles } from '../thema/styles'
import { unitZoomOf } from '../basis/size/zoom'
import { TEXT_SIZE, UNIT_ZOOM } from '../thema/scales'

/**
 * Sets two custom properties on the frame: the visitor's text size, and the zoom of viewport units. The text size is in
 * pixels, because an `em` would grow with nested text sizes. `proef` is an invisible element that changes size with the
 * text size, the window and the CSS `zoom` of the page; each change sets the properties again.
 */
const useSizes = (kader: RefObject<HTMLElement | null>, proef: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = kader.current
    if (!element || !proef.current) return
    const meet = () => {
      element.style.setProperty(TEXT_SIZE, getComputedStyle(element).fontSize)
      const zoom = unitZoomOf(element)
      if (zoom === 1) element.style.removeProperty(UNIT_ZOOM)
      else element.style.setProperty(UNIT_ZOOM, String(zoom))
    }
    // If the loader painted the calculator, it has already set the text size. Do not measure again, because that forces
    // a layout.
    if (!element.style.getPropertyValue(TEXT_SIZE)) meet()
    return onResize(proef.current, meet)
  }, [kader, proef])
}

interface ThemaProviderProps {
  readonly styles: RootStyles
  readonly labelCode: LabelCode
  readonly kleurmodus: Kleurmodus
  readonly children: ReactNode
}

/** The frame of the calculator. The brand, the colour mode and all styles apply only inside this frame. */
export const ThemaProvider = ({ styles: { Styled }, labelCode, kleurmodus, children }: ThemaProviderProps) => {
  const kader = useRef<HTMLDivElement>(null)
  const proef = useRef<HTMLSpanElement>(null)
  useSizes(kader, proef)
  useLayoutEffect(() => {
    const element = kader.current
    if (!element) return
    const pageWindow = element.ownerDocument.defaultView ?? window
    const endings = [followPress(pageWindow), ignoreSecondPress(pageWindow, element)]
    return () => {
      for (const end of endings) end()
    }
  }, [])
  return (
    <Styled>
      <div ref={kader} className="kader" part="kader" lang="nl" data-merk={labelCode} data-kleurmodus={kleurmodus}>
        <span ref={proef} className="lettermaat" />
        <FrameContext value={kader}>{children}</FrameContext>
      </div>
    </Styled>
  )
}
