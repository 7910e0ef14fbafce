import { either } from 'fp-ts'
import { catchError, defer, map, of, take, throwIfEmpty, type Observable } from 'rxjs'

import { toVerzoek, wijzig, type FinancieringsOpzet, type Orientatie, type Voortgang } from '../../domain'
import { startersvrijstellingVan, type BerekeningFout, type Uitgangspunten } from '../../domain/orientatie'
import type { BerekeningPort } from '../ports/berekeningPort'
import type { KlokPort } from '../ports/klokPort'

/** The input of every calculation. */
export interface BerekeningConfig {
  /** Calculates the result. */
  readonly berekening: BerekeningPort
  /** Gives the moment of a request. */
  readonly klok: KlokPort
  /** Whether the current rates are examples. Called for every result; when absent, the rates are not examples. */
  readonly isVoorbeeldrente?: () => boolean
}

/** Returns the next orientation. */
export type Transition = (orientatie: Orientatie) => Orientatie

/** The result of a calculation, or why it failed. */
export type Uitkomst = either.Either<BerekeningFout, FinancieringsOpzet>

/**
 * Calculates these answers, at the time of the subscription. Emits exactly once and never errors: a calculation that
 * throws, errors or ends without a result fails as 'Onverwacht'.
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

/** Requests a calculation and emits one transition. That does nothing if another calculation was requested since. */
export const requestBerekening =
  (config: BerekeningConfig) =>
  (vanToen: Orientatie): Observable<Transition> =>
    requestUitkomst(config, vanToen).pipe(
      map(
        either.match(toMislukt, (financieringsOpzet): Voortgang => ({
          soort: 'berekeningVoltooid',
          financieringsOpzet,
          isVoorbeeldrente: config.isVoorbeeldrente?.() ?? false,
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
