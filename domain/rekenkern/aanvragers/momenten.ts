import { pensioentoets, TOETS_NU } from './aanvragers'

/** The moment of an income test: now, or after the retirement of the first applicant, the second, or both. */
export type Moment = 'nu' | 'eerste' | 'tweede' | 'beiden'

const MOMENTEN: Readonly<Record<string, Moment>> = {
  [TOETS_NU]: 'nu',
  [pensioentoets('eerste')]: 'eerste',
  [pensioentoets('tweede')]: 'tweede',
  [pensioentoets('beiden')]: 'beiden',
}

/** Returns the moment of the income test whose step ids begin with `pad`, or `nu` if there is no such test. */
export const momentVan = (pad: string): Moment => MOMENTEN[pad] ?? 'nu'
