import { useCallback, useSyncExternalStore } from 'react'

/** A window under 700 pixels in the default text size. */
export const TOO_NARROW_FOR_TABLE = '(max-width: 43.74em)'

/** Does this media query hold for the window? It follows the window. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
