import { useContext, useEffect } from 'react'

import { ONDERKANT } from '../../thema/scales'
import { FrameContext } from '../context/frame'
import type { Page } from '../context/settings'
import { unitZoomOf } from './zoom'

/** Sets the custom property of the frame with the height that the page covers at the bottom of the window. */
export const useOnderkant = ({ onderkant }: Page): void => {
  const frame = useContext(FrameContext)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    return onderkant.follow((height) => {
      if (height > 0) element.style.setProperty(ONDERKANT, `${height / unitZoomOf(element)}px`)
      else element.style.removeProperty(ONDERKANT)
    })
  }, [frame, onderkant])
}
