import type { Bedrag } from '../geld/bedrag'

/** The income bands of analytics, in the words of the specification (section 9). */
export type Inkomensband =
  | 'below 50.000'
  | '50.000 to 100.000'
  | '100.000 to 150.000'
  | '150.000 to 200.000'
  | '200.000 to 250.000'
  | '250.000 and above'

/** The band of a yearly income in euro; an edge belongs to the band it opens. */
export const inkomensband = (inkomen: Bedrag): Inkomensband => {
  if (inkomen < 50_000) return 'below 50.000'
  if (inkomen < 100_000) return '50.000 to 100.000'
  if (inkomen < 150_000) return '100.000 to 150.000'
  if (inkomen < 200_000) return '150.000 to 200.000'
  if (inkomen < 250_000) return '200.000 to 250.000'
  return '250.000 and above'
}
