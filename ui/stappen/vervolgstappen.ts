import { BenodigdeBedragen } from '../samenvatting/BenodigdeBedragen'
import { BenodigdeHypotheekStap } from './BenodigdeHypotheekStap'
import { RentevastePeriodeStap } from './RentevastePeriodeStap'
import { Vervolg } from './Vervolg'

/** The questions of steps 2 and 3, the links under the last step, and the amounts in the summary. */
export const vervolgstappen = {
  1: BenodigdeHypotheekStap,
  2: RentevastePeriodeStap,
  Vervolg,
  BenodigdeBedragen,
} as const
