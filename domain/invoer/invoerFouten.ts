import type { Inkomensberekening } from '../inkomen/jaarinkomen'
import type { Krediet } from '../inkomen/kredietlast'
import type { Veld, Antwoorden } from '../antwoorden/antwoorden'
import type { Stapnummer } from '../orientatie/stappen'
import { waardeVan } from '../antwoorden/veld'
import { zichtbareVelden } from '../orientatie/zichtbareVelden'
import { VRAGEN } from '../vragen/vragen'
import { NIET_INGEVULD, verplicht } from './regels/invoerregel'

/** The name of a question of the income calculator. */
export type InkomensberekeningVeld = keyof Inkomensberekening

const vanInkomensberekening: Readonly<Record<InkomensberekeningVeld, string>> = {
  brutomaandinkomen: 'Je hebt niets ingevuld. Vul je bruto maandinkomen in om door te gaan.',
  dertiendemaand: NIET_INGEVULD,
  vakantiegeld: NIET_INGEVULD,
}

const isVanInkomensberekening = (veld: Veld | InkomensberekeningVeld): veld is InkomensberekeningVeld =>
  veld in vanInkomensberekening

const vanVraag = (veld: Veld): string | undefined => {
  const { melding, keuzes } = VRAGEN[veld]
  return melding ?? (keuzes && NIET_INGEVULD)
}

/**
 * Returns the message for a required question without an answer; undefined for an optional question.
 * @example
 * verplichtMelding('vraagprijsWoning') // 'Je hebt niets ingevuld. Vul de vraagprijs van de woning in om door te gaan.'
 * verplichtMelding('eigenGeld') // undefined
 */
export const verplichtMelding = (veld: Veld | InkomensberekeningVeld): string | undefined =>
  isVanInkomensberekening(veld) ? vanInkomensberekening[veld] : vanVraag(veld)

/**
 * Whether this question must be answered when the form shows it.
 * @example
 * isVerplicht('eigen.inkomen') // true
 * isVerplicht('eigenGeld') // false
 */
export const isVerplicht = (veld: Veld | InkomensberekeningVeld): boolean => verplichtMelding(veld) !== undefined

/** The name of a question of the steps, of the income calculator or of the credit calculator. */
export type InvulVeld = Veld | InkomensberekeningVeld | keyof Krediet

/** A question with an error, which the visitor must fix before going on. */
export interface InvoerFout<V extends InvulVeld = Veld> {
  /** The name of the question. */
  readonly veld: V
  /** The message about the question, in Dutch. */
  readonly melding: string
}

const ontbreekt = (antwoorden: Antwoorden, veld: Veld): string | undefined => {
  const melding = verplichtMelding(veld)
  return melding === undefined ? undefined : verplicht({ melding })(waardeVan(antwoorden, veld))
}

/**
 * Returns the errors of a step in reading order, at most one for each shown question. `onleesbaar` has the message
 * about each unreadable text, by question. A question without such a message has an error only if a required answer is
 * missing.
 * @example
 * toInvoerFouten(nieuweOrientatie('MY'), 1, new Map()).map(({ veld }) => veld) // [ 'vraagprijsWoning' ]
 */
export const toInvoerFouten = (
  antwoorden: Antwoorden,
  stap: Stapnummer,
  onleesbaar: ReadonlyMap<Veld, string>,
): readonly InvoerFout[] =>
  zichtbareVelden(antwoorden, stap).flatMap((veld) => {
    const melding = onleesbaar.get(veld) ?? ontbreekt(antwoorden, veld)
    return melding === undefined ? [] : [{ veld, melding }]
  })
