import { concat, defer, EMPTY, catchError, map, of, type Observable } from 'rxjs'

import {
  normjaarCodec,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normen,
  type Normjaar,
  type Uitkomst,
} from '../../domain'

/** Loads the norms of a year; rejects when they fail to load. */
export type LoadNormen = (jaar: Normjaar) => Promise<Normen>

/**
 * Creates the function that gives a result of a service its ground. Its stream emits the result at once. If the service
 * names a known norm year and a rate, the ground then has a kader as soon as the norms are loaded: at once for norms
 * that were loaded before, otherwise in a second emission. A failed load gives no second emission.
 */
export const createToGround = (loadNormen: LoadNormen | undefined) => {
  const loaded = new Map<Normjaar, Normen>()
  const load = async (jaar: Normjaar, from: LoadNormen): Promise<Normen> => {
    const normen = await from(jaar)
    loaded.set(jaar, normen)
    return normen
  }
  return (verzoek: FinancieringsOpzetVerzoek, financieringsOpzet: FinancieringsOpzet): Observable<Uitkomst> => {
    const { normjaar, rentepercentage, voorbeeldrente } = financieringsOpzet
    const grond = {
      plaats: 'server',
      verzoek,
      ...(voorbeeldrente !== undefined && { isVoorbeeldrente: voorbeeldrente }),
    } as const
    const bare = { financieringsOpzet, grond }
    if (loadNormen === undefined || rentepercentage === undefined || !normjaarCodec.is(normjaar)) return of(bare)
    const withNormen = (normen: Normen): Uitkomst => ({
      financieringsOpzet,
      grond: { ...grond, kader: { normen, rentetarieven: { [verzoek.rentevastperiode]: rentepercentage } } },
    })
    const known = loaded.get(normjaar)
    return known === undefined
      ? concat(
          of(bare),
          defer(() => load(normjaar, loadNormen)).pipe(
            map(withNormen),
            catchError(() => EMPTY),
          ),
        )
      : of(withNormen(known))
  }
}
