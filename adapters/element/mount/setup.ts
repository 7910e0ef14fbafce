import { voorbeeldRentes } from '../../../domain'
import { formatJson } from '../../../domain/codec'
import type { LabelCode } from '../../../domain/orientatie'
import type { Settings, Kleurmodus } from '../../../ui'
import type { Properties } from './properties/readProperties'

/** Properties with a valid brand. A calculator can start with them. */
export type ValidProperties = Properties & { readonly labelCode: LabelCode }

/** Returns the settings of the screen; without rates if a service calculates, because a service has its own rates. */
export const toSettings = (properties: ValidProperties): Settings => ({
  ...properties,
  rentetarieven:
    properties.berekening === 'server'
      ? undefined
      : (properties.rentetarieven ?? voorbeeldRentes[properties.labelCode]),
  isVoorbeeldrente: properties.berekening === 'lokaal' && properties.rentetarieven === undefined,
  kleurmodus: colourModeOf(properties.kleurmodus),
})

/** Whether these two sets of properties give the same result, with the same ground, for the same answers. */
export const calculatesAlike = (one: ValidProperties, other: ValidProperties): boolean => toKey(one) === toKey(other)

/** Returns what affects a result or its ground, as text; with the brand instead of rates when a service calculates. */
const toKey = (properties: ValidProperties): string => {
  const { berekening, apiBase, normjaar, labelCode } = properties
  const { rentetarieven, isVoorbeeldrente } = toSettings(properties)
  return formatJson([berekening, apiBase, normjaar, rentetarieven ?? labelCode, isVoorbeeldrente])
}

const DARK = '(prefers-color-scheme: dark)'

/** Returns the colour mode to show. `systeem` becomes the colour mode of the visitor's system. */
const colourModeOf = (asked: Kleurmodus | 'systeem'): Kleurmodus => {
  if (asked !== 'systeem') return asked
  return window.matchMedia(DARK).matches ? 'donker' : 'licht'
}

/** Calls `onChange` when the colour mode of the system changes. Returns a function that removes the listener. */
export const followSystemColour = (onChange: () => void): (() => void) => {
  const preference = window.matchMedia(DARK)
  preference.addEventListener('change', onChange)
  return () => preference.removeEventListener('change', onChange)
}
