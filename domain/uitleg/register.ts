import { aanvragersWoorden } from '../rekenkern/aanvragers/woorden'
import { maandlastWoorden } from '../rekenkern/maandlast/woorden'
import { recordWoorden } from '../rekenkern/record/woorden'
import { renteWoorden } from '../rekenkern/rente/woorden'
import { toetsWoorden } from '../rekenkern/toets/woorden'
import { woningWoorden } from '../rekenkern/woning/woorden'
import type { Benoemd } from '../rekenkern/woorden'

/** The words of every step and leaf, found by the step itself; so no two may be one and the same function. */
export const createRegister = <W>(
  paren: readonly (readonly [stap: unknown, Benoemd<W>])[],
): Map<unknown, Benoemd<W>> => {
  const register = new Map(paren)
  const dubbel = paren.find(([stap, woorden]) => register.get(stap) !== woorden)
  if (dubbel !== undefined) throw new Error(`De stap ${dubbel[1].naam} staat al onder een andere naam in het register.`)
  return register
}

const register = createRegister<object>([
  ...aanvragersWoorden,
  ...renteWoorden,
  ...toetsWoorden,
  ...woningWoorden,
  ...maandlastWoorden,
  ...recordWoorden,
])

/** The words, of kind `W`, of a step or leaf of the chapters. */
export const woordenVan = <W>(stap: unknown) => register.get(stap) as Benoemd<W>
