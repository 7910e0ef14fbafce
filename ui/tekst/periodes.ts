import { naamVanPeriode, type RentevastePeriode } from '../../domain/orientatie'

/** The name of the variable rate, for use in a sentence. */
export const periodeTekst = { variabel: 'een variabele rente' } as const

/** Returns the names of fixed-rate periods as a phrase, such as `15 jaar` or `een variabele rente en 1 jaar`. */
export const periodesInZin = (...periodes: readonly RentevastePeriode[]): string =>
  new Intl.ListFormat('nl').format(
    periodes.map((periode) => (periode === 1 ? periodeTekst.variabel : naamVanPeriode(periode))),
  )
