import { BenodigdeBedragen } from '../samenvatting/BenodigdeBedragen'
import { BenodigdeHypotheekStap } from './BenodigdeHypotheekStap'
import { RentevastePeriodeStap } from './RentevastePeriodeStap'
import { Vervolg } from './Vervolg'

/** The questions of each step after the first, where the last one leads, and the amounts that come of them. */
export const vervolgstappen = {
  1: BenodigdeHypotheekStap,
  2: RentevastePeriodeStap,
  Vervolg,
  BenodigdeBedragen,
} as const
