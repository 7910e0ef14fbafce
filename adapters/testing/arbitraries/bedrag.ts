import fc from 'fast-check'

import { HOOGSTE_BEDRAG, type Bedrag } from '../../../domain/geld'
import { jaarinkomens, woningwaarden } from './gangbaar'

/** Whole amounts in euro within the bounds of the product: a month's, a year's, those of a home, and any at all. */
export const bedragen = (): fc.Arbitrary<Bedrag> =>
  fc.oneof(
    fc.integer({ min: 0, max: 2_000 }),
    jaarinkomens(),
    woningwaarden(),
    fc.integer({ min: 0, max: HOOGSTE_BEDRAG }),
  )

/** Amounts to the cent within the bounds of the product. */
export const bedragenMetCenten = (): fc.Arbitrary<Bedrag> =>
  fc.integer({ min: 0, max: HOOGSTE_BEDRAG * 100 }).map((centen) => centen / 100)

/** An amount, or none. */
export const bedragenOfLeeg = (): fc.Arbitrary<Bedrag | undefined> => fc.option(bedragen(), { nil: undefined })
