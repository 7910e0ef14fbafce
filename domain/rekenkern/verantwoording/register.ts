import { aanvragersWoorden } from '../aanvragers/woorden'
import { maandlastWoorden } from '../maandlast/woorden'
import { recordWoorden } from '../record/woorden'
import { renteWoorden } from '../rente/woorden'
import type { Gegevensoort, Normgegeven, Stap } from '../stap'
import { toetsWoorden } from '../toets/woorden'
import { woningWoorden } from '../woning/woorden'
import type { Gegevenwoorden, Inschrijving, Normwoorden, Stapwoorden } from '../woorden'

/** The words of every step and leaf, found by the step itself; so no two may be one and the same function. */
export const createRegister = (
  inschrijvingen: readonly (readonly [stap: unknown, Inschrijving<unknown>])[],
): ReadonlyMap<unknown, Inschrijving<unknown>> => {
  const register = new Map(inschrijvingen)
  const dubbel = inschrijvingen.find(([stap, inschrijving]) => register.get(stap) !== inschrijving)
  if (dubbel !== undefined) throw new Error(`De stap ${dubbel[1].naam} staat al onder een andere naam in het register.`)
  return register
}

const register = createRegister([
  ...aanvragersWoorden,
  ...renteWoorden,
  ...toetsWoorden,
  ...woningWoorden,
  ...maandlastWoorden,
  ...recordWoorden,
])

/** The name and words of a step of the chapters. */
export const stapwoordenVan = <I, U>(stap: Stap<I, U>) => register.get(stap) as Inschrijving<Stapwoorden<I, U>>

/** The name and words of something asked, given or chosen. */
export const gegevenwoordenVan = <T>(gegeven: Gegevensoort<T>) =>
  register.get(gegeven) as Inschrijving<Gegevenwoorden<T>>

/** The name and words of a norm. */
export const normwoordenVan = <T>(norm: Normgegeven<T>) => register.get(norm) as Inschrijving<Normwoorden<T>>
