import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../../domain'
import { toDatum } from '../../domain/invoer'
import { parseGedeeld, formatGedeeld, toAnders, type Gedeeld, type Uitgangspunten } from '../../domain/orientatie'

/** Answers, with the result that they have if they were calculated. */
interface Answered extends Uitgangspunten {
  readonly financieringsOpzet?: FinancieringsOpzet | undefined
}

/** Answers as one text. What cannot be read is not in it. */
export const writeAnswers = (answered: Answered, vandaag: Date): string =>
  formatGedeeld({
    labelCode: answered.labelCode,
    normjaar: answered.financieringsOpzet?.normjaar,
    datum: toDatum(vandaag),
    antwoorden: toAnders(answered),
  })

/** The answers in a text that {@link writeAnswers} made; undefined when it is damaged. */
export const readAnswers = (tekst: string): Gedeeld | undefined =>
  either.getOrElse((): Gedeeld | undefined => undefined)(parseGedeeld(tekst))
