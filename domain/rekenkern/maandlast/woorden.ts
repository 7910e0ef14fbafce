import { eigenWoningWoorden } from './eigenWoning.woorden'
import { lastWoorden } from './maandlast.woorden'
import { plichtigeWoorden } from './plichtige.woorden'
import { verdelingWoorden } from './verdeling.woorden'

/** The words of the monthly cost: the loan, and what the home does to the tax. */
export const maandlastWoorden = [...lastWoorden, ...eigenWoningWoorden, ...plichtigeWoorden, ...verdelingWoorden]
