import type { Kleurmodus } from '../../../ui'

const DONKER = '(prefers-color-scheme: dark)'

/** The colour mode to show; `systeem` follows the visitor's own setting. */
export const kleurmodusVan = (gevraagd: Kleurmodus | 'systeem'): Kleurmodus => {
  if (gevraagd !== 'systeem') return gevraagd
  return window.matchMedia(DONKER).matches ? 'donker' : 'licht'
}

/** Calls whenever the visitor's own setting changes. Returns how to stop. */
export const volgSysteemkleur = (bijWijziging: () => void): (() => void) => {
  const voorkeur = window.matchMedia(DONKER)
  voorkeur.addEventListener('change', bijWijziging)
  return () => voorkeur.removeEventListener('change', bijWijziging)
}
