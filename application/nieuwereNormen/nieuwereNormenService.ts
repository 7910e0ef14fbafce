import { BehaviorSubject, distinctUntilChanged, EMPTY, map, switchMap, type Observable } from 'rxjs'

import {
  nieuwerNormjaar,
  totaalInkomen,
  toVerzoek,
  type Berekend,
  type FinancieringsOpzet,
  type Normjaar,
  type Rekenstand,
} from '../../domain'
import type { KlokPort, NieuwMaximum, NormvergelijkingPort } from '../ports'

/** The newer norms beside a result of a norm year that has passed. */
export interface NieuwereNormen {
  readonly normjaar: Normjaar
  /** What those norms allow; absent for the result of a service. */
  readonly maximum: NieuwMaximum | undefined
  /** The result that they stand beside; beside another result they say nothing. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/** What the comparison with newer norms is made with. */
export interface NieuwereNormenConfig {
  readonly berekening$: Observable<Rekenstand>
  readonly klok: KlokPort
  readonly vergelijking: NormvergelijkingPort
}

/** The newer norms of one calculator through time. */
export interface NieuwereNormenService {
  /** Beginning with the latest; completes when the service is disposed of. */
  readonly state$: Observable<NieuwereNormen | undefined>
  /** The latest; it belongs to an earlier result as long as the comparison of the last one is pending. */
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
      distinctUntilChanged((een, ander) => een.financieringsOpzet === ander.financieringsOpzet),
      switchMap(({ berekend, financieringsOpzet }) =>
        berekend === undefined ? EMPTY : vergelijk(config, berekend, financieringsOpzet),
      ),
    )
    .subscribe((gevonden) => nieuwere.next(gevonden))
  return {
    state$: nieuwere.asObservable(),
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
  financieringsOpzet: FinancieringsOpzet,
): Observable<NieuwereNormen> => {
  const nu = klok.nu()
  const normjaar = nieuwerNormjaar(financieringsOpzet.normjaar ?? Infinity, nu.getFullYear())
  if (normjaar === undefined || totaalInkomen(berekend) === 0) return EMPTY
  return vergelijking
    .maximum(toVerzoek(berekend, nu), normjaar)
    .pipe(map((maximum) => ({ normjaar, maximum, financieringsOpzet })))
}
