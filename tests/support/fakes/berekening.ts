import { either } from 'fp-ts'
import { Observable, of } from 'rxjs'

import type { BerekeningPort } from '../../../application'
import type { FinancieringsOpzet, FinancieringsOpzetMetOnderpand, FinancieringsOpzetVerzoek } from '../../../domain'
import type { BerekeningFout } from '../../../domain/orientatie'

/** A result that carries the question it answers. */
export const answerTo = (verzoek: FinancieringsOpzetVerzoek): FinancieringsOpzet => ({
  maximaleHypotheekOpInkomen: 0,
  maximaleHypotheek: 0,
  maandlastBruto: 0,
  maandlastNetto: 0,
  timestamp: JSON.stringify(verzoek),
})

/** A result record with some of its figures changed, whatever goes together in a real one. */
export const metCijfers = (
  opzet: FinancieringsOpzet,
  cijfers: Partial<FinancieringsOpzetMetOnderpand>,
): FinancieringsOpzet => Object.assign({}, opzet, cijfers)

/** The question that a result of {@link answerTo} answers. */
export const askedIn = (financieringsOpzet: FinancieringsOpzet): object =>
  JSON.parse(financieringsOpzet.timestamp ?? '{}') as object

/** Answers at once, before `subscribe` returns. */
export const immediateBerekening: BerekeningPort = { bereken: (verzoek) => of(either.right(answerTo(verzoek))) }

/** A question that has been put, to be answered by hand. */
export interface AskedVerzoek {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly slaag: (financieringsOpzet?: FinancieringsOpzet) => void
  /** Succeeds with these figures, and the rest as {@link answerTo} gives them. */
  readonly slaagMet: (cijfers: Partial<FinancieringsOpzetMetOnderpand>) => void
  readonly faal: (fout?: BerekeningFout) => void
  readonly isGeannuleerd: () => boolean
}

/** A calculation that keeps its questions, in the order asked, until they are answered by hand. */
export interface ManualBerekening extends BerekeningPort {
  readonly vragen: readonly AskedVerzoek[]
  /** The question asked last; throws when there is none. */
  readonly laatste: () => AskedVerzoek
}

export const createManualBerekening = (): ManualBerekening => {
  const vragen: AskedVerzoek[] = []
  return {
    vragen,
    laatste: () => {
      const vraag = vragen.at(-1)
      if (vraag === undefined) throw new Error('Er is niets gevraagd.')
      return vraag
    },
    bereken: (verzoek) =>
      new Observable((vrager) => {
        let beantwoord = false
        let geannuleerd = false
        const antwoord = (uitkomst: either.Either<BerekeningFout, FinancieringsOpzet>): void => {
          beantwoord = true
          vrager.next(uitkomst)
          vrager.complete()
        }
        vragen.push({
          verzoek,
          slaag: (financieringsOpzet = answerTo(verzoek)) => antwoord(either.right(financieringsOpzet)),
          slaagMet: (cijfers) => antwoord(either.right(metCijfers(answerTo(verzoek), cijfers))),
          faal: (fout = { _tag: 'Onbereikbaar' }) => antwoord(either.left(fout)),
          isGeannuleerd: () => geannuleerd,
        })
        return () => {
          geannuleerd = !beantwoord
        }
      }),
  }
}
