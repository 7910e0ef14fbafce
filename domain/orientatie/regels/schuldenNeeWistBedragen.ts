import type { Persoon } from '../persoon'
import { voorElkePersoon, type Regel } from './regel'

const zonderSchulden = (persoon: Persoon): Persoon =>
  persoon.leningen === undefined && persoon.partneralimentatie === undefined && persoon.studieschuld === undefined
    ? persoon
    : { ...persoon, leningen: undefined, partneralimentatie: undefined, studieschuld: undefined }

const wisBedragen = voorElkePersoon(zonderSchulden)

/** Without schulden there are no loans, no alimony and no student loan, for either person. */
export const schuldenNeeWistBedragen: Regel = (orientatie) =>
  orientatie.schulden === 'nee' ? wisBedragen(orientatie) : orientatie
