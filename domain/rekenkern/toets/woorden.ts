import { persoonWoorden } from './persoon.woorden'
import { huishoudenWoorden } from './toets.woorden'

/** The words of the test on income. */
export const toetsWoorden = [...persoonWoorden, ...huishoudenWoorden]
