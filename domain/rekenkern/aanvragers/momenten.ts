import { pensioentoets, TOETS_NU } from './aanvragers'

/** When the income is tested: now, and within ten years when one of two has retired, the other, or both. */
export type Moment = 'nu' | 'eerste' | 'tweede' | 'beiden'

const MOMENTEN: Readonly<Record<string, Moment>> = {
  [TOETS_NU]: 'nu',
  [pensioentoets('eerste')]: 'eerste',
  [pensioentoets('tweede')]: 'tweede',
  [pensioentoets('beiden')]: 'beiden',
}

/** The moment that a part of the calculation tests; now for a part that tests none. */
export const momentVan = (pad: string): Moment => MOMENTEN[pad] ?? 'nu'
