import { useCallback, useEffect, useRef } from 'react'

import { useCalculator } from './context'

/** Returns a ref callback that scrolls a new element out from under the summary panel, except at the first render. */
export const useAppearing = (): ((appeared: Element | null) => void) => {
  const { unveil } = useCalculator().view
  const stands = useRef(false)
  useEffect(() => {
    stands.current = true
  }, [])
  return useCallback(
    (appeared) => {
      if (stands.current) unveil(appeared)
    },
    [unveil],
  )
}
