import { useSyncExternalStore } from 'react'

/** A window under 700 pixels in the default text size. */
const TOO_NARROW_FOR_TABLE = '(max-width: 43.74em)'

const subscribe = (onChange: () => void) => {
  const list = matchMedia(TOO_NARROW_FOR_TABLE)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Is there no room for a table of many columns? It follows the window. */
export const useIsTooNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(TOO_NARROW_FOR_TABLE).matches)
