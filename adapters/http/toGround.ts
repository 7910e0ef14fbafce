import { catchError, concat, defer, EMPTY, map, of, type Observable } from 'rxjs'

import {
  normjaarCodec,
  toDienstgrond,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normen,
  type Normjaar,
  type Uitkomst,
} from '../../domain'

/** Loads the norms of a year; rejects when they fail to load. */
export type LoadNormen = (jaar: Normjaar) => Promise<Normen>

/** Creates access to norms that load once a year of norms; a failed load is tried again by the next call. */
const createNormenOnce = (loadNormen: LoadNormen) => {
  const loaded = new Map<Normjaar, Normen>()
  const requests = new Map<Normjaar, Promise<Normen>>()
  const load = async (jaar: Normjaar): Promise<Normen> => {
    try {
      const request = requests.get(jaar) ?? loadNormen(jaar)
      requests.set(jaar, request)
      const normen = await request
      loaded.set(jaar, normen)
      return normen
    } catch (error) {
      requests.delete(jaar)
      throw error
    }
  }
  return { load, known: (jaar: Normjaar) => loaded.get(jaar) }
}

/**
 * Creates the function that gives a result of a service its ground. Its stream emits the result at once. If the service
 * names a known norm year, the ground then has its norms as soon as they are loaded: at once for norms
 * that were loaded before, otherwise in a second emission. A failed load gives no second emission.
 */
export const createToGround = (loadNormen: LoadNormen | undefined) => {
  const normenOnce = loadNormen && createNormenOnce(loadNormen)
  return (verzoek: FinancieringsOpzetVerzoek, financieringsOpzet: FinancieringsOpzet): Observable<Uitkomst> => {
    const withNormen = (normen?: Normen): Uitkomst => ({
      financieringsOpzet,
      grond: toDienstgrond(verzoek, financieringsOpzet, normen),
    })
    const { normjaar } = financieringsOpzet
    if (normenOnce === undefined || !normjaarCodec.is(normjaar)) return of(withNormen())
    const known = normenOnce.known(normjaar)
    if (known) return of(withNormen(known))
    const later = defer(() => normenOnce.load(normjaar)).pipe(
      map(withNormen),
      catchError(() => EMPTY),
    )
    return concat(of(withNormen()), later)
  }
}
