import { formatJson, voorbeeldRentes, type Normen } from '../../../domain'
import type { LabelCode } from '../../../domain/orientatie'
import type { Settings, Kleurmodus } from '../../../ui'
import type { Properties } from './properties/readProperties'

/** Properties with which a calculator can begin: they say which brand it is. */
export type ValidProperties = Properties & { readonly labelCode: LabelCode }

/** What decides which figures a calculator shows. */
export interface Setup {
  readonly properties: ValidProperties
  /** The figures that were loaded last; undefined as long as none were needed. */
  readonly normen: Normen | undefined
  /** The norm year of the last answer; undefined until there is one. */
  readonly answer: AnswerNormen | undefined
}

/** The figures of the norm year that an answer names; undefined when it names none, or one that cannot be loaded. */
export interface AnswerNormen {
  readonly normen: Normen | undefined
}

/** The figures in the form are those of the last answer, and until then those of the embedded calculation. */
export const shownNormen = ({ properties, normen, answer }: Setup): Normen | undefined => {
  if (answer !== undefined) return answer.normen
  return properties.berekening === 'lokaal' && properties.normjaar === normen?.jaar ? normen : undefined
}

/** The settings of the screen. A service has rates of its own, which the element does not know. */
export const toSettings = (properties: ValidProperties): Settings => ({
  ...properties,
  rentetarieven:
    properties.berekening === 'server'
      ? undefined
      : (properties.rentetarieven ?? voorbeeldRentes[properties.labelCode]),
  isVoorbeeldrente: properties.berekening === 'lokaal' && properties.rentetarieven === undefined,
  kleurmodus: colourModeOf(properties.kleurmodus),
})

/** Do these properties give the same result for the same answers? */
export const calculatesAlike = (one: ValidProperties, other: ValidProperties): boolean => toKey(one) === toKey(other)

/** Everything besides the answers that a result depends on. A service has rates of its own, by brand. */
const toKey = (properties: ValidProperties): string => {
  const { berekening, apiBase, normjaar, labelCode } = properties
  return formatJson([berekening, apiBase, normjaar, toSettings(properties).rentetarieven ?? labelCode])
}

const DARK = '(prefers-color-scheme: dark)'

/** The colour mode to show; `systeem` follows the visitor's own setting. */
const colourModeOf = (asked: Kleurmodus | 'systeem'): Kleurmodus => {
  if (asked !== 'systeem') return asked
  return window.matchMedia(DARK).matches ? 'donker' : 'licht'
}

/** Calls whenever the visitor's own setting changes. Returns how to stop. */
export const followSystemColour = (onChange: () => void): (() => void) => {
  const preference = window.matchMedia(DARK)
  preference.addEventListener('change', onChange)
  return () => preference.removeEventListener('change', onChange)
}
