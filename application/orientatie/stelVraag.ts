import { either } from 'fp-ts'
import { catchError, defer, map, of, take, throwIfEmpty, type Observable } from 'rxjs'

import { toVerzoek, type FinancieringsOpzet } from '../../domain'
import type { BerekeningFout, BerekeningPort, KlokPort } from '../ports'
import type { Gebeurtenis, Vraag } from './toestand'

/** What is needed to put a question to the calculation. */
export interface Vraagbaak {
  readonly berekening: BerekeningPort
  readonly klok: KlokPort
}

/**
 * Puts one question and gives exactly one outcome, which names the question. Never errors: a calculation that throws,
 * errors or ends without an answer has failed as 'Onverwacht'.
 */
export const stelVraag =
  ({ berekening, klok }: Vraagbaak) =>
  (vraag: Vraag): Observable<Gebeurtenis> =>
    defer(() => berekening.bereken(toVerzoek(vraag.orientatie, klok.nu()))).pipe(
      take(1),
      throwIfEmpty(() => new Error('De berekening eindigde zonder antwoord.')),
      map((antwoord) => toGebeurtenis(vraag, antwoord)),
      catchError((oorzaak: unknown) => of<Gebeurtenis>({ _tag: 'Mislukt', vraag, fout: toOnverwacht(oorzaak) })),
    )

const toGebeurtenis = (vraag: Vraag, antwoord: either.Either<BerekeningFout, FinancieringsOpzet>): Gebeurtenis =>
  either.isLeft(antwoord)
    ? { _tag: 'Mislukt', vraag, fout: antwoord.left }
    : { _tag: 'Voltooid', vraag, financieringsOpzet: antwoord.right }

const toOnverwacht = (oorzaak: unknown): BerekeningFout => ({
  _tag: 'Onverwacht',
  reden: oorzaak instanceof Error ? oorzaak.message : 'De berekening gaf geen reden.',
})
