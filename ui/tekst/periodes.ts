import { naamVanPeriode, type RentevastePeriode } from '../../domain/orientatie'

/** Names of periods for use in a sentence. */
export const periodeTekst = { variabel: 'een variabele rente' } as const

/** Lists periods for use in a sentence: `15 jaar`, `een variabele rente en 1 jaar`. */
export const periodesInZin = (...periodes: readonly RentevastePeriode[]): string =>
  new Intl.ListFormat('nl').format(
    periodes.map((periode) => (periode === 1 ? periodeTekst.variabel : naamVanPeriode(periode))),
  )
