import { either, function as fp } from 'fp-ts'
import { catchError, defer, map, of, type Observable, type ObservableInput } from 'rxjs'

import { toLaadfout, type BerekeningPort } from '../../application'
import {
  berekenFinancieringsOpzet,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Rekenkader,
} from '../../domain'
import type { BerekeningFout } from '../../domain/orientatie'

/** The configuration of the embedded calculation, which needs no service. */
export interface LokaleBerekeningConfig {
  /** Loads norms, rates and cost items. Called again for every calculation, because these can change in between. */
  readonly kader: () => ObservableInput<Rekenkader>
}

/**
 * Creates the embedded calculation. Like a service, it adds the norm year to its answer. Emits the error
 * 'NietGeladen' or 'Vernieuwd' when the kader fails to load, and 'NietTeBerekenen' when the kader gives no result.
 * @example
 * const berekening = createLokaleBerekening({ kader: () => Promise.resolve(kader) })
 * const { right } = await firstValueFrom(berekening.bereken(verzoek))
 * right.maximaleHypotheek // 260999
 */
export const createLokaleBerekening = ({ kader }: LokaleBerekeningConfig): BerekeningPort => ({
  bereken: (verzoek, startersvrijstelling = 'nee') =>
    load(kader).pipe(map(either.flatMap((geladen) => bereken(verzoek, { ...geladen, startersvrijstelling })))),
})

const load = (kader: () => ObservableInput<Rekenkader>): Observable<either.Either<BerekeningFout, Rekenkader>> =>
  defer(kader).pipe(
    map((geladen) => either.right(geladen)),
    catchError((cause: unknown) => of(either.left(toLaadfout(cause)))),
  )

const bereken = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<BerekeningFout, FinancieringsOpzet> =>
  fp.pipe(
    berekenFinancieringsOpzet(verzoek, kader),
    either.bimap(
      ({ _tag }) => ({ _tag: 'NietTeBerekenen', reden: _tag }),
      ({ financieringsOpzet }) => financieringsOpzet,
    ),
  )
