import type { Kleurmodus } from '../../../ui'

const DARK = '(prefers-color-scheme: dark)'

/** The colour mode to show; `systeem` follows the visitor's own setting. */
export const colourModeOf = (asked: Kleurmodus | 'systeem'): Kleurmodus => {
  if (asked !== 'systeem') return asked
  return window.matchMedia(DARK).matches ? 'donker' : 'licht'
}

/** Calls whenever the visitor's own setting changes. Returns how to stop. */
export const followSystemColour = (onChange: () => void): (() => void) => {
  const preference = window.matchMedia(DARK)
  preference.addEventListener('change', onChange)
  return () => preference.removeEventListener('change', onChange)
}
