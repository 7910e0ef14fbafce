import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { catchError, defer, map, of, type Observable } from 'rxjs'

import type { BerekeningFout, BerekeningPort } from '../../application'
import {
  berekenFinancieringsOpzet,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Rekenkader,
} from '../../domain'

/** What the embedded calculation needs. */
export interface LokaleBerekeningConfig {
  /** Loads norms, rates and cost items; asked again for every calculation, so that they can change in between. */
  readonly kader: () => Promise<Rekenkader>
}

/** The embedded calculation behind the port. Fails as 'NietGeladen' when the kader cannot be loaded. */
export const createLokaleBerekening = ({ kader }: LokaleBerekeningConfig): BerekeningPort => ({
  bereken: (verzoek) => laad(kader).pipe(map(E.flatMap((geladen) => bereken(verzoek, geladen)))),
})

const laad = (kader: () => Promise<Rekenkader>): Observable<E.Either<BerekeningFout, Rekenkader>> =>
  defer(kader).pipe(
    map((geladen) => E.right(geladen)),
    catchError(() => of(E.left({ _tag: 'NietGeladen' as const }))),
  )

const bereken = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): E.Either<BerekeningFout, FinancieringsOpzet> =>
  pipe(
    berekenFinancieringsOpzet(verzoek, kader),
    E.bimap(
      (fout): BerekeningFout => ({ _tag: 'NietTeBerekenen', reden: fout._tag }),
      ({ financieringsOpzet }) => financieringsOpzet,
    ),
  )
