import { either } from 'fp-ts'
import { catchError, defer, map, of, take, throwIfEmpty, type Observable } from 'rxjs'

import {
  toVerzoek,
  wijzig,
  type BerekeningFout,
  type Orientatie,
  type Uitgangspunten,
  type Voortgang,
} from '../../domain'
import type { BerekeningPort, KlokPort } from '../ports'

/** What is needed to have something calculated. */
export interface BerekeningConfig {
  readonly berekening: BerekeningPort
  readonly klok: KlokPort
  /** Are the rates that are calculated with now examples? Asked for every result; without it they are not. */
  readonly isVoorbeeldrente?: () => boolean
}

/** Makes the next orientation of this one. */
export type Transition = (orientatie: Orientatie) => Orientatie

/**
 * Has this calculated, and gives exactly one outcome: a change that does nothing once something else is asked. Never
 * errors: a calculation that throws, errors or ends without an answer has failed as 'Onverwacht'.
 */
export const requestBerekening =
  ({ berekening, klok, isVoorbeeldrente = () => false }: BerekeningConfig) =>
  (gevraagd: Uitgangspunten): Observable<Transition> =>
    defer(() => berekening.bereken(toVerzoek(gevraagd, klok.nu()))).pipe(
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
        (voortgang) => (orientatie) => (orientatie.gevraagd === gevraagd ? wijzig(orientatie, voortgang) : orientatie),
      ),
    )

const toMislukt = (fout: BerekeningFout): Voortgang => ({ soort: 'berekeningMislukt', fout })

const toOnverwacht = (oorzaak: unknown): BerekeningFout => ({
  _tag: 'Onverwacht',
  reden: oorzaak instanceof Error ? oorzaak.message : 'De berekening gaf geen reden.',
})
