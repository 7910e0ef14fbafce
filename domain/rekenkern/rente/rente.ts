import type { Tarief } from '../../rekenkader/rekenkader'
import type { Maanden, Procent } from '../eenheden'
import type { Pen, Waarde, Waarden } from '../pen'
import { LOOPTIJD } from './annuiteit'
import * as stap from './rente.stappen'

/** The offered rate and the test rate, in percent a year. */
export type Rentes = Waarden<Readonly<Record<'rente' | 'toetsrente', Procent>>>

/** Returns the offered rate of the fixed-rate period, and the test rate for the income test. */
export const rentes = (pen: Pen, tarief: Tarief): Rentes => {
  const rente = renteVan(pen, tarief)
  const rentevastperiode = pen.gegeven(stap.rentevastperiode, tarief.periode)
  const afmToetsrente = pen.norm(stap.afmToetsrente)
  return { rente, toetsrente: pen.stap(stap.toetsrente, { rente, rentevastperiode, afmToetsrente }) }
}

/** Returns the offered rate. In the trail its place is that in the kader, so that it tells the rate with NHG apart. */
const renteVan = (pen: Pen, { periode, rente, rentesoort }: Tarief): Waarde<Procent> =>
  pen.bij(['rentetarieven', periode, rentesoort ?? []].flat().join('.')).gegeven(stap.rente, rente)

/** Returns the term of a mortgage in months. */
export const looptijdVan = (pen: Pen): Waarde<Maanden> => pen.gegeven(stap.looptijd, LOOPTIJD)
