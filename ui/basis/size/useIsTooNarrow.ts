import { useCallback, useSyncExternalStore } from 'react'

import { useCalculator } from '../context/context'
import { zoomOf } from './zoom'

/** The maximum width in em of a window too narrow for many columns: about 700 pixels at the default text size. */
const TOO_NARROW = 43.74

/** Whether the window is too narrow for a table of many columns. Updates when the window resizes. */
export const useIsTooNarrow = (): boolean => {
  const { page } = useCalculator()
  const listOf = useCallback(() => matchMedia(`(max-width: ${TOO_NARROW * zoomOf(page.host())}em)`), [page])
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf()
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [listOf],
  )
  return useSyncExternalStore(subscribe, () => listOf().matches)
}
