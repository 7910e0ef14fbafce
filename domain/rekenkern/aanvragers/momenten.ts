import { pensioentoets, TOETS_NU } from './aanvragers'

/** The moments of the income test: now, and after the retirement of one applicant, the other, or both. */
export type Moment = 'nu' | 'eerste' | 'tweede' | 'beiden'

const MOMENTEN: Readonly<Record<string, Moment>> = {
  [TOETS_NU]: 'nu',
  [pensioentoets('eerste')]: 'eerste',
  [pensioentoets('tweede')]: 'tweede',
  [pensioentoets('beiden')]: 'beiden',
}

/** Returns the moment of an income test by its `pad`; `nu` for other parts of the calculation. */
export const momentVan = (pad: string): Moment => MOMENTEN[pad] ?? 'nu'
