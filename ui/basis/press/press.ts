import { useLayoutEffect, useState } from 'react'

/** Events that start a press. A tap moves the focus only at the emulated mousedown, after its pointerup. */
const BEGIN = ['pointerdown', 'mousedown'] as const
/** Events that end a press. After a right click the context menu swallows the pointerup. */
const END = ['pointerup', 'pointercancel', 'mouseup', 'contextmenu'] as const

let pressed = false
const waiting: (() => void)[] = []

/** Whether a pointer or a mouse button is down, anywhere on the page. */
export const isPressed = (): boolean => pressed

/** Ends the press and, after the click event that follows, runs the waiting actions. */
const release = (): void => {
  pressed = false
  setTimeout(() => {
    if (!pressed) for (const act of waiting.splice(0)) act()
  })
}

/**
 * Runs `act` at once, or, during a press, after its release. An element that appears or disappears moves everything
 * below it, and a button that moves away under the pointer gets no click.
 */
export const afterRelease = (act: () => void): void => {
  if (pressed) waiting.push(act)
  else act()
}

/**
 * Tracks presses in a window. Returns the function that stops this. `:active` does not work. Firefox sets it after the
 * press has moved the focus; outside a shadow root it does not match in a modal dialog.
 */
export const followPress = (pageWindow: Window): (() => void) => {
  const controller = new AbortController()
  const options = { capture: true, passive: true, signal: controller.signal }
  const press = () => {
    pressed = true
  }
  // The browser reports no pointerup outside the window or on a scroll bar.
  const onMove = ({ buttons }: PointerEvent) => {
    if (pressed && buttons === 0) release()
  }
  for (const type of BEGIN) pageWindow.addEventListener(type, press, options)
  for (const type of END) pageWindow.addEventListener(type, release, options)
  pageWindow.addEventListener('pointermove', onMove, options)
  return () => {
    controller.abort()
    release()
  }
}

/**
 * Returns the value, but delays a change during a press until its release, so that nothing moves away under the
 * pointer. Without a press, the new value is part of the same render.
 */
export const useAfterRelease = <Value>(value: Value): Value => {
  const [shown, setShown] = useState(() => value)
  if (shown !== value && !isPressed()) setShown(() => value)
  useLayoutEffect(() => afterRelease(() => setShown(() => value)), [value])
  return shown
}
