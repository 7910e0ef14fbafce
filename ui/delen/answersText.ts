import { either } from 'fp-ts'

import { leesGedeeld, schrijfGedeeld, toAnders, toDatum, type Gedeeld, type Orientatie } from '../../domain'

/** The answers as they stand, as one text. What cannot be read is not in it. */
export const writeAnswers = (orientatie: Orientatie, vandaag: Date): string =>
  schrijfGedeeld({
    labelCode: orientatie.labelCode,
    normjaar: orientatie.financieringsOpzet?.normjaar,
    datum: toDatum(vandaag),
    antwoorden: toAnders(orientatie),
  })

/** The answers in a text that {@link writeAnswers} made; undefined when it is damaged. */
export const readAnswers = (tekst: string): Gedeeld | undefined =>
  either.getOrElse((): Gedeeld | undefined => undefined)(leesGedeeld(tekst))
