import { readFileSync } from 'node:fs'

import { NORMJAREN, type Normjaar } from '../../../../domain'

/** A maximum that Nibud printed, in euro, at a test rate (percent) and a test income (euro a year). */
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
 * The examples that Nibud printed, from a second-hand transcript marked concept: a household of two with one income, so
 * without the amount for who lives alone. Nibud rounds half up, this calculator down.
 */
export const nibudVoorbeelden = regels.map((regel): NibudVoorbeeld => {
  const [jaar, toetsrente, inkomen, nibud] = regel.split(',').map(Number) as [number, number, number, number]
  const normjaar = NORMJAREN.find((bekend) => bekend === jaar)
  if (normjaar === undefined) throw new Error(`No norms of the year ${jaar}: ${regel}`)
  return { jaar: normjaar, toetsrente, inkomen, nibud }
})
