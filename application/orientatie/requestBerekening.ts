import { either } from 'fp-ts'
import { catchError, defer, map, of, take, throwIfEmpty, type Observable } from 'rxjs'

import { toVerzoek, wijzig, type FinancieringsOpzet, type Orientatie, type Voortgang } from '../../domain'
import { startersvrijstellingVan, type BerekeningFout, type Uitgangspunten } from '../../domain/orientatie'
import type { BerekeningPort } from '../ports/berekeningPort'
import type { KlokPort } from '../ports/klokPort'

/** The input of every calculation: the port that calculates, and the clock. */
export interface BerekeningConfig {
  /** The port that calculates a result. */
  readonly berekening: BerekeningPort
  /** The clock, which gives the time of a request. */
  readonly klok: KlokPort
  /**
   * Returns whether the current rates are examples; called for every result that does not tell it itself. When absent,
   * no such rate is an example.
   */
  readonly isVoorbeeldrente?: () => boolean
}

/** A function that returns the next orientation, given the present orientation. */
export type Transition = (orientatie: Orientatie) => Orientatie

/** The result of a calculation, or the reason why the calculation failed. */
export type Uitkomst = either.Either<BerekeningFout, FinancieringsOpzet>

/**
 * Returns a stream that calculates `uitgangspunten`, at the time of the subscription. The stream emits the first
 * outcome and never errors: a calculation that throws, errors or ends without a result fails as 'Onverwacht'.
 */
export const requestUitkomst = (
  { berekening, klok }: BerekeningConfig,
  uitgangspunten: Uitgangspunten,
): Observable<Uitkomst> =>
  defer(() => berekening.bereken(toVerzoek(uitgangspunten, klok.nu()), startersvrijstellingVan(uitgangspunten))).pipe(
    take(1),
    throwIfEmpty(() => new Error('De berekening eindigde zonder antwoord.')),
    catchError((oorzaak: unknown) => of(either.left(toOnverwacht(oorzaak)))),
  )

/**
 * Returns a function that requests a calculation of the orientation `vanToen`. Its stream emits one transition, which
 * stores the outcome, or changes nothing if a newer calculation was requested.
 */
export const requestBerekening =
  (config: BerekeningConfig) =>
  (vanToen: Orientatie): Observable<Transition> =>
    requestUitkomst(config, vanToen).pipe(
      map(
        either.match(toMislukt, (financieringsOpzet): Voortgang => ({
          soort: 'berekeningVoltooid',
          financieringsOpzet,
          isVoorbeeldrente: financieringsOpzet.voorbeeldrente ?? config.isVoorbeeldrente?.() ?? false,
        })),
      ),
      map(
        (voortgang) => (orientatie) =>
          orientatie.opdracht === vanToen.opdracht ? wijzig(orientatie, voortgang) : orientatie,
      ),
    )

const toMislukt = (fout: BerekeningFout): Voortgang => ({ soort: 'berekeningMislukt', fout })

const toOnverwacht = (oorzaak: unknown): BerekeningFout => ({
  _tag: 'Onverwacht',
  reden: oorzaak instanceof Error ? oorzaak.message : 'De berekening gaf geen reden.',
})
