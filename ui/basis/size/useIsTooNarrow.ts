import { useCallback, useSyncExternalStore } from 'react'

import { useCalculator } from '../context/context'
import { zoomOf } from './zoom'

/** A window without room for a table of many columns, in the visitor's text size: under 700 pixels by default. */
const TOO_NARROW = 43.74

/** Whether there is no room for a table of many columns. It follows the window. */
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
