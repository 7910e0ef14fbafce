import { either, function as fp } from 'fp-ts'
import { catchError, defer, map, of, type Observable, type ObservableInput } from 'rxjs'

import { toLaadfout, type BerekeningPort } from '../../application'
import { berekenFinancieringsOpzet, type LokaleGrond, type Rekenkader, type Uitkomst } from '../../domain'
import type { BerekeningFout } from '../../domain/orientatie'

/** The configuration of the embedded calculation, which needs no service. */
export interface LokaleBerekeningConfig {
  /** Loads norms, rates and cost items. Called again for every calculation, because these can change in between. */
  readonly kader: () => ObservableInput<Rekenkader>
  /** Whether the rates of the kader are examples, which no lender offers; absent means that they are not. */
  readonly isVoorbeeldrente?: boolean | undefined
}

/**
 * Creates the embedded calculation. Like a service, it adds the norm year to its answer. The ground of a result is the
 * request with the whole kader, whose rates and cost items are copied. Emits the error 'NietGeladen' or 'Vernieuwd'
 * when the kader fails to load, and 'NietTeBerekenen' when the kader gives no result.
 * @example
 * const berekening = createLokaleBerekening({ kader: () => Promise.resolve(kader) })
 * const { right } = await firstValueFrom(berekening.bereken(verzoek))
 * right.financieringsOpzet.maximaleHypotheek // 260999
 */
export const createLokaleBerekening = ({
  kader,
  isVoorbeeldrente = false,
}: LokaleBerekeningConfig): BerekeningPort => ({
  bereken: (verzoek, startersvrijstelling = 'nee') =>
    load(kader).pipe(
      map(
        either.flatMap((geladen) => {
          const rentetarieven = { ...geladen.rentetarieven }
          const kosten = geladen.kosten && { kosten: { ...geladen.kosten } }
          const eigen = { ...geladen, ...kosten, rentetarieven, startersvrijstelling }
          return bereken({ plaats: 'lokaal', verzoek, kader: eigen, isVoorbeeldrente })
        }),
      ),
    ),
})

const load = (kader: () => ObservableInput<Rekenkader>): Observable<either.Either<BerekeningFout, Rekenkader>> =>
  defer(kader).pipe(
    map((geladen) => either.right(geladen)),
    catchError((cause: unknown) => of(either.left(toLaadfout(cause)))),
  )

const bereken = (grond: LokaleGrond): either.Either<BerekeningFout, Uitkomst> =>
  fp.pipe(
    berekenFinancieringsOpzet(grond.verzoek, grond.kader),
    either.bimap(
      ({ _tag }) => ({ _tag: 'NietTeBerekenen', reden: _tag }),
      ({ financieringsOpzet }) => ({ financieringsOpzet, grond }),
    ),
  )
