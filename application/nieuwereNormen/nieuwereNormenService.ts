import {
  BehaviorSubject,
  distinctUntilChanged,
  distinctUntilKeyChanged,
  EMPTY,
  map,
  of,
  startWith,
  switchMap,
  type Observable,
} from 'rxjs'

import { nieuwerNormjaar, ontbrekendNormjaar, totaalInkomen, vorigNormjaar, type Normjaar } from '../../domain'
import type { Berekend, Rekenstand } from '../../domain/orientatie'
import type { KlokPort } from '../ports/klokPort'
import type { NieuwMaximum, NormvergelijkingPort } from '../ports/normvergelijkingPort'

/** Newer norms than those of a result, shown next to a result whose norm year has passed. */
interface BekendeNormen {
  readonly _tag: 'Bekend'
  /** The year of the newer norms. */
  readonly normjaar: Normjaar
  /** The maximum mortgage on income under the newer norms; undefined when a calculation service gave the result. */
  readonly maximum: NieuwMaximum | undefined
  /** The calendar year, when its norms are not known either; undefined when the newer norms are those of that year. */
  readonly ontbrekend: number | undefined
}

/** The maximum mortgage under the norms of an earlier year than those of a result. */
interface MaximumDaarvoor {
  /** The earlier norm year. */
  readonly normjaar: Normjaar
  /** The maximum mortgage under its norms. */
  readonly maximum: NieuwMaximum
}

/** The norms of a calendar year that are not known, shown next to a result of the newest known norm year. */
interface OntbrekendeNormen {
  readonly _tag: 'Ontbreken'
  /** The calendar year whose norms are not known. */
  readonly normjaar: number
  /** The norm year of the result. */
  readonly vanUitkomst: number
  /**
   * The norm year before that of the result, with the maximum mortgage on income under its norms, which shows how much
   * a change of year can matter. Undefined while it is not calculated, and when a calculation service gave the result.
   */
  readonly daarvoor: MaximumDaarvoor | undefined
}

/** What a reader must know about the norms of a result whose norm year has passed. */
export type NieuwereNormen = BekendeNormen | OntbrekendeNormen

/** The input of the service that looks for newer norms. */
export interface NieuwereNormenConfig {
  /** Emits the state of the calculation. */
  readonly berekening$: Observable<Rekenstand>
  /** The clock, which gives the current year. */
  readonly klok: KlokPort
  /** The port that calculates the maximum mortgage under other norms. */
  readonly vergelijking: NormvergelijkingPort
}

/** The service that finds newer norms for each result of one calculator. */
export interface NieuwereNormenService {
  /**
   * Emits the newer norms for each result, beginning with the latest value; undefined while no newer norms are found.
   */
  readonly state$: Observable<NieuwereNormen | undefined>
  /** Returns the newer norms for the last result; undefined during the comparison, or when there are no newer norms. */
  readonly state: () => NieuwereNormen | undefined
  /** Cancels the pending comparison and completes `state$`. */
  readonly dispose: () => void
}

/**
 * Creates the service that finds newer norms. It compares each result with the newest norms in force. A result of the
 * newest norms, after their year, is compared with the norms of the year before. It skips a result without
 * an income or a norm year, and a result of the calendar year. A newer result cancels the pending comparison.
 * @example
 * const vergelijking = createNormvergelijking((jaar) => Promise.resolve(normenVan(jaar)))
 * const uitkomst2025 = { grond, financieringsOpzet: { ...financieringsOpzet, normjaar: 2025 } }
 * const berekening$ = of(wijzig(orientatie, { soort: 'berekeningVoltooid', ...uitkomst2025 }))
 * const service = createNieuwereNormenService({ berekening$, klok: { nu: () => new Date(2026, 0, 1) }, vergelijking })
 * const nieuwer = await firstValueFrom(service.state$.pipe(filter((gevonden) => gevonden !== undefined)))
 * nieuwer.normjaar // 2026
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
  jaar: number | undefined,
): Observable<NieuwereNormen> => {
  if (jaar === undefined || totaalInkomen(berekend) === 0) return EMPTY
  const nu = klok.nu().getFullYear()
  const { grond } = berekend
  const nieuwer = nieuwerNormjaar(jaar, nu)
  const ontbrekend = ontbrekendNormjaar(jaar, nu)
  if (nieuwer !== undefined) {
    const bekend = { _tag: 'Bekend', normjaar: nieuwer, ontbrekend } as const
    return grond.plaats === 'server'
      ? of({ ...bekend, maximum: undefined })
      : vergelijking.maximum(grond, nieuwer).pipe(map((maximum) => ({ ...bekend, maximum })))
  }
  if (ontbrekend === undefined) return EMPTY
  const ontbreken = { _tag: 'Ontbreken', normjaar: ontbrekend, vanUitkomst: jaar, daarvoor: undefined } as const
  const vorig = vorigNormjaar(jaar)
  if (vorig === undefined || grond.plaats === 'server') return of(ontbreken)
  return vergelijking.maximum(grond, vorig).pipe(
    map((maximum) => ({ ...ontbreken, daarvoor: { normjaar: vorig, maximum } })),
    startWith(ontbreken),
  )
}
