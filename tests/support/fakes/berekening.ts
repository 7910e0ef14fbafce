import { either } from 'fp-ts'
import { Observable, of } from 'rxjs'

import type { BerekeningPort } from '../../../application'
import type { FinancieringsOpzet, FinancieringsOpzetMetOnderpand, FinancieringsOpzetVerzoek } from '../../../domain'
import type { BerekeningFout } from '../../../domain/orientatie'

/** Creates a result without a home. Its figures are 0, and its timestamp is the request as JSON. */
export const answerTo = (verzoek: FinancieringsOpzetVerzoek): FinancieringsOpzet => ({
  maximaleHypotheekOpInkomen: 0,
  maximaleHypotheek: 0,
  maandlastBruto: 0,
  maandlastNetto: 0,
  timestamp: JSON.stringify(verzoek),
})

/** Returns a result with some figures replaced; the figures need not be consistent, as those of a real result are. */
export const withFigures = (
  opzet: FinancieringsOpzet,
  figures: Partial<FinancieringsOpzetMetOnderpand>,
): FinancieringsOpzet => Object.assign({}, opzet, figures)

/** Returns the request that a result of {@link answerTo} answers; an empty object for a result without a timestamp. */
export const askedIn = (financieringsOpzet: FinancieringsOpzet): object =>
  JSON.parse(financieringsOpzet.timestamp ?? '{}') as object

/** A calculation that answers synchronously, before `subscribe` returns. */
export const immediateBerekening: BerekeningPort = { bereken: (verzoek) => of(either.right(answerTo(verzoek))) }

/** A request that waits for its test to answer it. */
export interface AskedVerzoek {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly succeed: (financieringsOpzet?: FinancieringsOpzet) => void
  /** Answers with these figures, and with the other fields of {@link answerTo}. */
  readonly succeedWith: (figures: Partial<FinancieringsOpzetMetOnderpand>) => void
  readonly fail: (error?: BerekeningFout) => void
  readonly isCancelled: () => boolean
}

/** A calculation that records its requests, in order. Each request waits until the test answers it. */
export interface ManualBerekening extends BerekeningPort {
  readonly asked: readonly AskedVerzoek[]
  /** Returns the last request; throws when there is none. */
  readonly last: () => AskedVerzoek
}

export const createManualBerekening = (): ManualBerekening => {
  const asked: AskedVerzoek[] = []
  return {
    asked,
    last: () => {
      const found = asked.at(-1)
      if (found === undefined) throw new Error('There is no request.')
      return found
    },
    bereken: (verzoek) =>
      new Observable((subscriber) => {
        let answered = false
        let cancelled = false
        const answer = (outcome: either.Either<BerekeningFout, FinancieringsOpzet>): void => {
          answered = true
          subscriber.next(outcome)
          subscriber.complete()
        }
        asked.push({
          verzoek,
          succeed: (financieringsOpzet = answerTo(verzoek)) => answer(either.right(financieringsOpzet)),
          succeedWith: (figures) => answer(either.right(withFigures(answerTo(verzoek), figures))),
          fail: (error = { _tag: 'Onbereikbaar' }) => answer(either.left(error)),
          isCancelled: () => cancelled,
        })
        return () => {
          cancelled = !answered
        }
      }),
  }
}
