import { either } from 'fp-ts'
import { catchError, concatMap, defer, map, of, scan, take, throwIfEmpty, type Observable } from 'rxjs'

import { toVerzoek, wijzig, type Orientatie, type Uitkomst, type Voortgang } from '../../domain'
import { startersvrijstellingVan, type BerekeningFout, type Uitgangspunten } from '../../domain/orientatie'
import type { BerekeningPort } from '../ports/berekeningPort'
import type { KlokPort } from '../ports/klokPort'

/** The input of every calculation: the port that calculates, and the clock. */
export interface BerekeningConfig {
  /** The port that calculates a result. */
  readonly berekening: BerekeningPort
  /** The clock, which gives the time of a request. */
  readonly klok: KlokPort
}

/** A function that returns the next orientation, given the present orientation. */
export type Transition = (orientatie: Orientatie) => Orientatie

/** A result with its ground, or the reason why the calculation failed. */
export type Uitslag = either.Either<BerekeningFout, Uitkomst>

/** Returns what the port emits for `uitgangspunten` at the time of the subscription; a failure is an 'Onverwacht'. */
const ask = ({ berekening, klok }: BerekeningConfig, uitgangspunten: Uitgangspunten): Observable<Uitslag> =>
  defer(() => berekening.bereken(toVerzoek(uitgangspunten, klok.nu()), startersvrijstellingVan(uitgangspunten))).pipe(
    throwIfEmpty(() => new Error('De berekening eindigde zonder antwoord.')),
    catchError((oorzaak: unknown) => of(either.left(toOnverwacht(oorzaak)))),
  )

/**
 * Returns a stream that calculates `uitgangspunten`, at the time of the subscription. The stream emits the first
 * outcome and never errors: a calculation that throws, errors or ends without a result fails as 'Onverwacht'.
 */
export const requestUitkomst = (config: BerekeningConfig, uitgangspunten: Uitgangspunten): Observable<Uitslag> =>
  ask(config, uitgangspunten).pipe(take(1))

/**
 * Returns a function that requests a calculation of the orientation `vanToen`. Its stream emits a transition that
 * stores the outcome, and one for each later ground of that outcome. A transition changes nothing if a newer
 * calculation was requested.
 */
export const requestBerekening =
  (config: BerekeningConfig) =>
  (vanToen: Orientatie): Observable<Transition> =>
    ask(config, vanToen).pipe(
      scan<Uitslag, Ontvangen, undefined>(
        (eerder, uitslag) => (eerder === undefined ? { eerste: uitslag } : { ...eerder, later: uitslag }),
        undefined,
      ),
      concatMap(toVoortgang),
      map(
        (voortgang) => (orientatie) =>
          orientatie.opdracht === vanToen.opdracht ? wijzig(orientatie, voortgang) : orientatie,
      ),
    )

/** The first outcome that the port emitted for a request, and the outcome that it emitted last after that. */
interface Ontvangen {
  readonly eerste: Uitslag
  readonly later?: Uitslag
}

/** Returns the progress of the first outcome. Of a later outcome, only more ground of the first result is progress. */
const toVoortgang = ({ eerste, later }: Ontvangen): readonly Voortgang[] => {
  if (later === undefined) {
    return either.isLeft(eerste)
      ? [{ soort: 'berekeningMislukt', fout: eerste.left }]
      : [{ soort: 'berekeningVoltooid', ...eerste.right }]
  }
  if (either.isLeft(eerste) || either.isLeft(later)) return []
  const { financieringsOpzet, grond } = later.right
  return financieringsOpzet === eerste.right.financieringsOpzet ? [{ soort: 'grondAangevuld', grond }] : []
}

const toOnverwacht = (oorzaak: unknown): BerekeningFout => ({
  _tag: 'Onverwacht',
  reden: oorzaak instanceof Error ? oorzaak.message : 'De berekening gaf geen reden.',
})
