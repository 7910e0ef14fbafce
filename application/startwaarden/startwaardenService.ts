import { BehaviorSubject, filter, map, Subject, type Observable, type Subscription } from 'rxjs'

import { nieuweOrientatie, toAntwoord, wijzig, type Antwoord, type Orientatie } from '../../domain'
import { VELDEN, waardeVan, type Veld } from '../../domain/orientatie'
import type { OrientatieService, Invoerwijziging } from '../orientatie/orientatieService'

/** The start values of a calculator, and the questions whose answers they no longer decide. */
export interface Startstand {
  /** The answers that the page fills in, at most one per question. */
  readonly startwaarden: readonly Antwoord[]
  /** The questions that the visitor answered; `alle` after the visitor replaced all answers. */
  readonly beantwoord: ReadonlySet<Veld> | 'alle'
}

/** The state of a calculator on a page that fills in nothing, before the visitor answers a question. */
const geenStartwaarden: Startstand = { startwaarden: [], beantwoord: new Set() }

/**
 * Whether every answer is one of the page: the page fills in answers, and the visitor answered no question.
 * @example
 * isAlleenIngevuld({ startwaarden: [], beantwoord: new Set() }) // false
 */
export const isAlleenIngevuld = ({ startwaarden, beantwoord }: Startstand): boolean =>
  startwaarden.length > 0 && beantwoord !== 'alle' && beantwoord.size === 0

/** The service of the answers that a page fills in. What the visitor answered is never changed. */
export interface StartwaardenService {
  /** Emits the start values with the answered questions, beginning with the latest. */
  readonly state$: Observable<Startstand>
  /** Returns the latest state. */
  readonly state: () => Startstand
  /** Emits the names of the questions to which the visitor gave another answer, at least one. */
  readonly beantwoord$: Observable<readonly Veld[]>
  /**
   * Replaces the start values. A question that the visitor did not answer gets its new start value, or its default when
   * it loses its start value. Questions in `bezig` keep their answers too: the visitor is typing there.
   */
  readonly vulIn: (startwaarden: readonly Antwoord[], bezig?: Iterable<Veld>) => void
  /** Gives every question its start value or its default, and forgets which questions the visitor answered. */
  readonly beginOpnieuw: () => void
  /** Completes the streams. Later calls have no effect. */
  readonly dispose: () => void
}

/** Returns the questions that a change of the visitor answers, with their new answers. */
const antwoordenIn = (verandering: Invoerwijziging): readonly Antwoord[] => {
  if (verandering.soort === 'beantwoord') return [verandering]
  if (verandering.soort === 'keuzeHerzien') return [verandering.antwoord]
  return verandering.soort === 'antwoordenVervangen' ? verandering.antwoorden : []
}

const veldenVan = (antwoorden: readonly Antwoord[]): readonly Veld[] => antwoorden.map(({ veld }) => veld)

/** Returns the answers of these questions in an orientation that begins with the start values. */
const beginwaarden = (
  { labelCode, type }: Orientatie,
  startwaarden: readonly Antwoord[],
  velden: Iterable<Veld>,
): readonly Antwoord[] => {
  const begin = wijzig(nieuweOrientatie(labelCode, type), { soort: 'antwoordenVervangen', antwoorden: startwaarden })
  return [...velden].map((veld) => toAntwoord(veld, waardeVan(begin, veld)))
}

/**
 * Creates the service of the start values of one calculator.
 * @example
 * const berekening = createLokaleBerekening({ kader: () => Promise.resolve(kader) })
 * const klok = { nu: () => new Date() }
 * const service = createOrientatieService({ start: nieuweOrientatie('MY'), berekening, klok })
 * const startwaarden = createStartwaardenService(service)
 * startwaarden.vulIn([toAntwoord('vraagprijsWoning', 350_000)])
 * service.state().vraagprijsWoning // 350000
 * startwaarden.dispose()
 * service.dispose()
 */
export const createStartwaardenService = (
  orientatie: Pick<OrientatieService, 'state' | 'dispatch' | 'verandering$'>,
  begin: Startstand = geenStartwaarden,
): StartwaardenService => {
  const stand = new BehaviorSubject(begin)
  const beantwoord = new Subject<readonly Veld[]>()
  let isVanPagina = false

  const vraagAntwoorden = (antwoorden: readonly Antwoord[]): void => {
    if (antwoorden.length === 0) return
    isVanPagina = true
    try {
      orientatie.dispatch({ soort: 'antwoordenVervangen', antwoorden })
    } finally {
      isVanPagina = false
    }
  }

  const verloop: Subscription = orientatie.verandering$
    .pipe(
      filter(() => !isVanPagina),
      map((verandering) => ({ verandering, antwoorden: antwoordenIn(verandering) })),
    )
    .subscribe(({ verandering, antwoorden }) => {
      const nu = orientatie.state()
      const anders = veldenVan(antwoorden.filter(({ veld, waarde }) => waardeVan(nu, veld) !== waarde))
      const { beantwoord: eerder, startwaarden } = stand.value
      if (verandering.soort === 'antwoordenVervangen') stand.next({ startwaarden, beantwoord: 'alle' })
      else if (anders.length > 0 && eerder !== 'alle')
        stand.next({ startwaarden, beantwoord: new Set([...eerder, ...anders]) })
      if (anders.length > 0) beantwoord.next(anders)
    })

  return {
    state$: stand.asObservable(),
    state: () => stand.value,
    beantwoord$: beantwoord.asObservable(),
    vulIn: (startwaarden, bezig = []) => {
      const { startwaarden: vorige, beantwoord } = stand.value
      stand.next({ startwaarden, beantwoord })
      if (beantwoord === 'alle') return
      const vast = new Set([...beantwoord, ...bezig])
      const velden = new Set(veldenVan([...vorige, ...startwaarden]).filter((veld) => !vast.has(veld)))
      vraagAntwoorden(beginwaarden(orientatie.state(), startwaarden, velden))
    },
    beginOpnieuw: () => {
      const { startwaarden } = stand.value
      stand.next({ startwaarden, beantwoord: new Set() })
      vraagAntwoorden(beginwaarden(orientatie.state(), startwaarden, VELDEN))
    },
    dispose: () => {
      verloop.unsubscribe()
      stand.complete()
      beantwoord.complete()
    },
  }
}
