import { useCallback, useMemo, useSyncExternalStore } from 'react'

import { useCalculator } from '../context/context'
import { zoomOf } from './zoom'

/** The maximum width in em of a window too narrow for many columns: about 700 pixels at the default text size. */
const TOO_NARROW = 43.74

/**
 * Whether the window is too narrow for a table of many columns. Updates when the window resizes. The zoom of the page
 * is read once, because reading it makes the browser lay out the page.
 */
export const useIsTooNarrow = (): boolean => {
  const { page } = useCalculator()
  const list = useMemo(() => matchMedia(`(max-width: ${TOO_NARROW * zoomOf(page.host())}em)`), [page])
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}
