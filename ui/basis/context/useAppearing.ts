import { useCallback, useEffect, useRef } from 'react'

import { useCalculator } from './context'

/** A ref for what an answer brings: it comes out from behind the panel, unless it stood there from the start. */
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
