import { either } from 'fp-ts'
import { catchError, defer, map, of, take, throwIfEmpty, type Observable } from 'rxjs'

import { toVerzoek, wijzig, type BerekeningFout, type Orientatie, type Voortgang } from '../../domain'
import type { BerekeningPort, KlokPort } from '../ports'

/** What a calculation is requested with. */
export interface BerekeningConfig {
  readonly berekening: BerekeningPort
  readonly klok: KlokPort
  /** Are the current rates examples? Called for every result; when absent, the rates are no examples. */
  readonly isVoorbeeldrente?: () => boolean
}

/** Makes the next orientation. */
export type Transition = (orientatie: Orientatie) => Orientatie

/**
 * Requests a calculation and emits exactly one transition, which does nothing once another calculation has been asked
 * for. Never errors: a calculation that throws, errors or ends without an answer fails as 'Onverwacht'.
 */
export const requestBerekening =
  ({ berekening, klok, isVoorbeeldrente = () => false }: BerekeningConfig) =>
  (vanToen: Orientatie): Observable<Transition> =>
    defer(() => berekening.bereken(toVerzoek(vanToen, klok.nu()))).pipe(
      take(1),
      throwIfEmpty(() => new Error('De berekening eindigde zonder antwoord.')),
      map(
        either.match(toMislukt, (financieringsOpzet): Voortgang => ({
          soort: 'berekeningVoltooid',
          financieringsOpzet,
          isVoorbeeldrente: isVoorbeeldrente(),
        })),
      ),
      catchError((oorzaak: unknown) => of(toMislukt(toOnverwacht(oorzaak)))),
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
