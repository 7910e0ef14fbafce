import { useRef } from 'react'

interface CancellablePress {
  readonly onPointerDown: () => void
  readonly onPointerCancel: () => void
}

/**
 * Returns the event handlers for a control that a press changes at once, such as a slider. When the browser takes the
 * press for scrolling or zooming, it cancels the press. Then the hook calls `restore` with the value from before.
 */
export const useBackOnCancel = <Value>(value: Value, restore: (before: Value) => void): CancellablePress => {
  const before = useRef(value)
  return {
    onPointerDown: () => {
      before.current = value
    },
    onPointerCancel: () => restore(before.current),
  }
}
