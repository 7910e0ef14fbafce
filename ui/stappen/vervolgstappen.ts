import { BenodigdeHypotheekStap } from './BenodigdeHypotheekStap'
import { RentevastePeriodeStap } from './RentevastePeriodeStap'
import { Vervolg } from './Vervolg'

/** The questions of each step after the first, and where the last one leads. */
export const vervolgstappen = { 1: BenodigdeHypotheekStap, 2: RentevastePeriodeStap, Vervolg } as const
