import { formatJson, voorbeeldRentes, type Normen } from '../../../domain'
import type { LabelCode } from '../../../domain/orientatie'
import type { Settings, Kleurmodus } from '../../../ui'
import type { Properties } from './properties/readProperties'

/** Properties with a valid brand, with which a calculator can start. */
export type ValidProperties = Properties & { readonly labelCode: LabelCode }

/** The state that determines which norms the form shows. */
export interface Setup {
  readonly properties: ValidProperties
  /** The norms that were loaded last; undefined when none were needed yet. */
  readonly normen: Normen | undefined
  /** The norms of the last result; undefined until there is one. */
  readonly answer: AnswerNormen | undefined
}

/** The norms of the year of a result; undefined when the result has no year, or one that cannot be loaded. */
export interface AnswerNormen {
  readonly normen: Normen | undefined
}

/** Returns the norms of the last result, or before the first result those of the embedded calculation. */
export const shownNormen = ({ properties, normen, answer }: Setup): Normen | undefined => {
  if (answer !== undefined) return answer.normen
  return properties.berekening === 'lokaal' && properties.normjaar === normen?.jaar ? normen : undefined
}

/** Returns the settings of the screen. A service has its own rates, which the element does not know. */
export const toSettings = (properties: ValidProperties): Settings => ({
  ...properties,
  rentetarieven:
    properties.berekening === 'server'
      ? undefined
      : (properties.rentetarieven ?? voorbeeldRentes[properties.labelCode]),
  isVoorbeeldrente: properties.berekening === 'lokaal' && properties.rentetarieven === undefined,
  kleurmodus: colourModeOf(properties.kleurmodus),
})

/** Whether these properties give the same result for the same answers. */
export const calculatesAlike = (one: ValidProperties, other: ValidProperties): boolean => toKey(one) === toKey(other)

/** Returns everything besides the answers that a result depends on. The rates of a service depend on the brand. */
const toKey = (properties: ValidProperties): string => {
  const { berekening, apiBase, normjaar, labelCode } = properties
  return formatJson([berekening, apiBase, normjaar, toSettings(properties).rentetarieven ?? labelCode])
}

const DARK = '(prefers-color-scheme: dark)'

/** Returns the colour mode to show; `systeem` follows the visitor's own setting. */
const colourModeOf = (asked: Kleurmodus | 'systeem'): Kleurmodus => {
  if (asked !== 'systeem') return asked
  return window.matchMedia(DARK).matches ? 'donker' : 'licht'
}

/** Calls `onChange` when the colour mode of the visitor's system changes. Returns a stop function. */
export const followSystemColour = (onChange: () => void): (() => void) => {
  const preference = window.matchMedia(DARK)
  preference.addEventListener('change', onChange)
  return () => preference.removeEventListener('change', onChange)
}
