import { useLayoutEffect, useState } from 'react'

/**
 * The events that start a press. `mousedown` is one of them, because a tap moves the focus only at the emulated
 * `mousedown`, which comes after the `pointerup` of the tap.
 */
const BEGIN = ['pointerdown', 'mousedown'] as const
/** The events that end a press. `contextmenu` is one of them, because `pointerup` may not fire after a right click. */
const END = ['pointerup', 'pointercancel', 'mouseup', 'contextmenu'] as const

let pressed = false
/** Whether the last press was by touch; undefined before the first press of a pointer or a key. */
let touched: boolean | undefined
const waiting: (() => void)[] = []

/** Whether a pointer or a mouse button is down in the window of the page. */
export const isPressed = (): boolean => pressed

/**
 * Whether the visitor presses with a finger or a pen: then a focused text field opens a keyboard on the screen. Until
 * the first press of a pointer or a key, the main pointer of the device decides.
 */
export const isByTouch = (pageWindow: Window): boolean => touched ?? pageWindow.matchMedia('(pointer: coarse)').matches

/** Ends the press. Runs the waiting actions after the `click` event of the press, unless a new press has begun. */
const release = (): void => {
  pressed = false
  setTimeout(() => {
    if (!pressed) for (const act of waiting.splice(0)) act()
  })
}

/**
 * Runs `act` at once, or, during a press, after the release. `act` may show or hide an element, which moves the
 * elements below. If the pressed button moved away from the pointer, it would get no click.
 */
export const afterRelease = (act: () => void): void => {
  if (pressed) waiting.push(act)
  else act()
}

/**
 * Tracks presses in a window. Returns the function that stops the tracking. The CSS selector `:active` cannot replace
 * the tracking, for two reasons. Firefox sets `:active` only after the press has moved the focus, and a document query
 * for `:active` misses a modal dialog in a shadow root.
 */
export const followPress = (pageWindow: Window): (() => void) => {
  const controller = new AbortController()
  const options = { capture: true, passive: true, signal: controller.signal }
  const press = () => {
    pressed = true
  }
  // The browser fires no `pointerup` outside the window or on a scroll bar. So a move of the pointer without a button
  // down also ends the press.
  const onMove = ({ buttons }: PointerEvent) => {
    if (pressed && buttons === 0) release()
  }
  const noteTouch = ({ pointerType }: PointerEvent) => {
    touched = pointerType === 'touch' || pointerType === 'pen'
  }
  const noteKey = () => {
    touched = false
  }
  pageWindow.addEventListener('pointerdown', noteTouch, options)
  pageWindow.addEventListener('keydown', noteKey, options)
  for (const type of BEGIN) pageWindow.addEventListener(type, press, options)
  for (const type of END) pageWindow.addEventListener(type, release, options)
  pageWindow.addEventListener('pointermove', onMove, options)
  return () => {
    controller.abort()
    touched = undefined
    release()
  }
}

/**
 * Returns `value`, except that a change during a press shows only after the release, so that no button moves away from
 * the pointer. Without a press, the new value is part of the same render.
 */
export const useAfterRelease = <Value>(value: Value): Value => {
  const [shown, setShown] = useState(() => value)
  if (shown !== value && !isPressed()) setShown(() => value)
  useLayoutEffect(() => afterRelease(() => setShown(() => value)), [value])
  return shown
}
