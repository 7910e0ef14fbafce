import { readFileSync } from 'node:fs'

import { NORMJAREN, type Normjaar } from '../../../../domain'

/** A maximum that Nibud published, in euro, for a norm year, test rate in percent and test income in euro a year. */
export interface NibudVoorbeeld {
  readonly jaar: Normjaar
  readonly toetsrente: number
  readonly inkomen: number
  readonly nibud: number
}

const [, ...regels] = readFileSync(new URL('nibud-voorbeelden.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')

/**
 * The published examples of Nibud, from a second-hand transcript marked as a draft. Each example has two buyers, of
 * whom only one has an income, so the amount for a single buyer does not apply. Nibud rounds half up; this calculator
 * rounds down.
 */
export const nibudVoorbeelden = regels.map((regel): NibudVoorbeeld => {
  const [jaar, toetsrente, inkomen, nibud] = regel.split(',').map(Number) as [number, number, number, number]
  const normjaar = NORMJAREN.find((bekend) => bekend === jaar)
  if (normjaar === undefined) throw new Error(`No norms of the year ${jaar}: ${regel}`)
  return { jaar: normjaar, toetsrente, inkomen, nibud }
})
