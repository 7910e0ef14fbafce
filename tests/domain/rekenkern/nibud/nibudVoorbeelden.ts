import { readFileSync } from 'node:fs'

import { NORMJAREN, type Normjaar } from '../../../../domain'

/** A maximum that Nibud printed, in euro, for a test rate (percent) and a test income (euro a year). */
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
 * The examples that Nibud printed, from a second-hand transcript marked as a draft. Each is a household of two with one
 * income, so without the single-person amount. Nibud rounds half up, this calculator down.
 */
export const nibudVoorbeelden = regels.map((regel): NibudVoorbeeld => {
  const [jaar, toetsrente, inkomen, nibud] = regel.split(',').map(Number) as [number, number, number, number]
  const normjaar = NORMJAREN.find((bekend) => bekend === jaar)
  if (normjaar === undefined) throw new Error(`No norms of the year ${jaar}: ${regel}`)
  return { jaar: normjaar, toetsrente, inkomen, nibud }
})
