import {
  BehaviorSubject,
  distinctUntilChanged,
  distinctUntilKeyChanged,
  EMPTY,
  map,
  startWith,
  switchMap,
  type Observable,
} from 'rxjs'

import { nieuwerNormjaar, totaalInkomen, toVerzoek, type Normjaar } from '../../domain'
import type { Berekend, Rekenstand } from '../../domain/orientatie'
import type { KlokPort } from '../ports/klokPort'
import type { NieuwMaximum, NormvergelijkingPort } from '../ports/normvergelijkingPort'

/** The newer norms beside a result of a norm year that has passed. */
export interface NieuwereNormen {
  /** The year of those norms. */
  readonly normjaar: Normjaar
  /** What those norms allow; absent for the result of a service. */
  readonly maximum: NieuwMaximum | undefined
}

/** What the comparison with newer norms is made with. */
export interface NieuwereNormenConfig {
  /** How the calculation stands, through time. */
  readonly berekening$: Observable<Rekenstand>
  /** Says which year it is. */
  readonly klok: KlokPort
  /** Calculates the maximum under other norms. */
  readonly vergelijking: NormvergelijkingPort
}

/** The newer norms of one calculator through time. */
export interface NieuwereNormenService {
  /** Those beside each result, beginning with the last one; completes when the service is disposed of. */
  readonly state$: Observable<NieuwereNormen | undefined>
  /** Those beside the last result; undefined while they are compared, or when there are none. */
  readonly state: () => NieuwereNormen | undefined
  /** Cancels the pending comparison and completes the stream. */
  readonly dispose: () => void
}

/**
 * Compares every result with an income whose norm year has passed with the newest norms that hold. The comparison of a
 * newer result cancels the pending one. A result that names no norm year is not compared.
 */
export const createNieuwereNormenService = ({
  berekening$,
  ...config
}: NieuwereNormenConfig): NieuwereNormenService => {
  const nieuwere = new BehaviorSubject<NieuwereNormen | undefined>(undefined)
  const verloop = berekening$
    .pipe(
      distinctUntilKeyChanged('financieringsOpzet'),
      switchMap(({ berekend, financieringsOpzet }) =>
        berekend === undefined
          ? EMPTY
          : vergelijk(config, berekend, financieringsOpzet.normjaar).pipe(startWith(undefined)),
      ),
    )
    .subscribe((gevonden) => nieuwere.next(gevonden))
  return {
    state$: nieuwere.pipe(distinctUntilChanged()),
    state: () => nieuwere.value,
    dispose: () => {
      verloop.unsubscribe()
      nieuwere.complete()
    },
  }
}

const vergelijk = (
  { klok, vergelijking }: Omit<NieuwereNormenConfig, 'berekening$'>,
  berekend: Berekend,
  jaar = Infinity,
): Observable<NieuwereNormen> => {
  const nu = klok.nu()
  const normjaar = nieuwerNormjaar(jaar, nu.getFullYear())
  if (normjaar === undefined || totaalInkomen(berekend) === 0) return EMPTY
  return vergelijking.maximum(toVerzoek(berekend, nu), normjaar).pipe(map((maximum) => ({ normjaar, maximum })))
}
