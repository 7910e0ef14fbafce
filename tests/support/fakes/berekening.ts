import { either } from 'fp-ts'
import { Observable, of } from 'rxjs'

import type { BerekeningPort } from '../../../application'
import type { FinancieringsOpzet, FinancieringsOpzetMetOnderpand, FinancieringsOpzetVerzoek } from '../../../domain'
import type { BerekeningFout } from '../../../domain/orientatie'

/** Creates a result that contains the request it answers. */
export const answerTo = (verzoek: FinancieringsOpzetVerzoek): FinancieringsOpzet => ({
  maximaleHypotheekOpInkomen: 0,
  maximaleHypotheek: 0,
  maandlastBruto: 0,
  maandlastNetto: 0,
  timestamp: JSON.stringify(verzoek),
})

/** Returns a result with some figures replaced; the figures need not be consistent, as those of a real result are. */
export const metCijfers = (
  opzet: FinancieringsOpzet,
  cijfers: Partial<FinancieringsOpzetMetOnderpand>,
): FinancieringsOpzet => Object.assign({}, opzet, cijfers)

/** Returns the request that a result of {@link answerTo} answers. */
export const askedIn = (financieringsOpzet: FinancieringsOpzet): object =>
  JSON.parse(financieringsOpzet.timestamp ?? '{}') as object

/** A calculation that answers synchronously, before `subscribe` returns. */
export const immediateBerekening: BerekeningPort = { bereken: (verzoek) => of(either.right(answerTo(verzoek))) }

/** A request that waits for its test to answer it. */
export interface AskedVerzoek {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly slaag: (financieringsOpzet?: FinancieringsOpzet) => void
  /** Answers with these figures, and the rest as in {@link answerTo}. */
  readonly slaagMet: (cijfers: Partial<FinancieringsOpzetMetOnderpand>) => void
  readonly faal: (fout?: BerekeningFout) => void
  readonly isGeannuleerd: () => boolean
}

/** A calculation that collects its requests, in order, until the test answers them. */
export interface ManualBerekening extends BerekeningPort {
  readonly vragen: readonly AskedVerzoek[]
  /** Returns the last request; throws when there is none. */
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
