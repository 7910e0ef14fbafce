import { either } from 'fp-ts'
import { Observable, of } from 'rxjs'

import type { BerekeningPort } from '../../../application'
import type {
  FinancieringsOpzet,
  FinancieringsOpzetMetOnderpand,
  FinancieringsOpzetVerzoek,
  Grond,
  Uitkomst,
} from '../../../domain'
import type { BerekeningFout } from '../../../domain/orientatie'
import { localGround } from './grounds'

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

/** Returns the result of {@link answerTo} with the ground of an embedded calculation. */
export const outcomeOf = (verzoek: FinancieringsOpzetVerzoek): Uitkomst => ({
  financieringsOpzet: answerTo(verzoek),
  grond: localGround(verzoek),
})

/** A calculation that answers synchronously, before `subscribe` returns. */
export const immediateBerekening: BerekeningPort = { bereken: (verzoek) => of(either.right(outcomeOf(verzoek))) }

/** A request that waits for its test to answer it. */
export interface AskedVerzoek {
  readonly verzoek: FinancieringsOpzetVerzoek
  /**
   * Answers with this result; by default {@link answerTo}, with a ground as the calculation gives. If there is a
   * `later` ground, it follows at once, with the same result.
   */
  readonly succeed: (financieringsOpzet?: FinancieringsOpzet, grond?: Grond, later?: Grond) => void
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

/** Returns the ground of a result. */
type ToGround = (verzoek: FinancieringsOpzetVerzoek, financieringsOpzet: FinancieringsOpzet) => Grond

/** Creates a calculation that its test answers. Its results have the ground that `toGround` returns. */
export const createManualBerekening = (toGround: ToGround = localGround): ManualBerekening => {
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
        const answer = (...outcomes: readonly either.Either<BerekeningFout, Uitkomst>[]): void => {
          answered = true
          for (const outcome of outcomes) subscriber.next(outcome)
          subscriber.complete()
        }
        const succeed: AskedVerzoek['succeed'] = (
          financieringsOpzet = answerTo(verzoek),
          grond = toGround(verzoek, financieringsOpzet),
          later,
        ) => {
          const outcomes = [grond, ...(later ? [later] : [])].map((een) => ({ financieringsOpzet, grond: een }))
          answer(...outcomes.map((outcome) => either.right(outcome)))
        }
        asked.push({
          verzoek,
          succeed,
          succeedWith: (figures) => succeed(withFigures(answerTo(verzoek), figures)),
          fail: (error = { _tag: 'Onbereikbaar' }) => answer(either.left(error)),
          isCancelled: () => cancelled,
        })
        return () => {
          cancelled = !answered
        }
      }),
  }
}
