import { BenodigdeHypotheekStap } from './BenodigdeHypotheekStap'
import { RentevastePeriodeStap } from './RentevastePeriodeStap'

/** The questions of each step after the first. */
export const vervolgstappen = { 1: BenodigdeHypotheekStap, 2: RentevastePeriodeStap } as const
