import { useCallback, useEffect, useRef } from 'react'

import { useCalculator } from './context'

/** Returns a ref that scrolls an element clear of the panel when it appears, but not on the first render. */
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
