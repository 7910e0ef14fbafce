import { aanvragersWoorden } from '../aanvragers/woorden'
import { maandlastWoorden } from '../maandlast/woorden'
import { recordWoorden } from '../record/woorden'
import { renteWoorden } from '../rente/woorden'
import type { Gegevensoort, Normgegeven, Stap } from '../stap'
import { toetsWoorden } from '../toets/woorden'
import { woningWoorden } from '../woning/woorden'
import type { Gegevenwoorden, Inschrijving, Stapwoorden } from '../woorden'

const register = new Map<unknown, Inschrijving<unknown>>([
  ...aanvragersWoorden,
  ...renteWoorden,
  ...toetsWoorden,
  ...woningWoorden,
  ...maandlastWoorden,
  ...recordWoorden,
])

/** The name and words of a step of the chapters. */
export const woordenVanStap = <I, U>(stap: Stap<I, U>): Inschrijving<Stapwoorden<I, U>> =>
  register.get(stap) as Inschrijving<Stapwoorden<I, U>>

/** The name and words of a leaf of the chapters. */
export const woordenVanGegeven = (
  gegeven: Gegevensoort<unknown> | Normgegeven<unknown>,
): Inschrijving<Gegevenwoorden> => register.get(gegeven) as Inschrijving<Gegevenwoorden>
