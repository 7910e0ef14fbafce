import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A text that was selected whole when the field got the focus, as the Tab key does, stays so in its other form. */
export const useHeleKeuze = (ref: RefObject<HTMLInputElement | null>, actief: boolean): (() => void) => {
  const isHeel = useRef(false)
  useLayoutEffect(() => {
    if (actief && isHeel.current) ref.current?.select()
    isHeel.current = false
  }, [ref, actief])
  return () => {
    const { selectionStart, selectionEnd, value = '' } = ref.current ?? {}
    isHeel.current = value !== '' && selectionStart === 0 && selectionEnd === value.length
  }
}
