import type { Krediet } from '../inkomen/kredietlast'
import type { Antwoorden, Veld } from '../orientatie/antwoorden'
import type { Stapnummer } from '../orientatie/stappen'
import { waardeVan } from '../orientatie/veld'
import { zichtbareVelden } from '../orientatie/zichtbareVelden'
import { verplicht } from './regels/verplicht'
import { verplichtMelding, type InkomensberekeningVeld } from './verplichtMelding'

/** A question of the steps, or of what helps to answer one: the income calculator and the credit tip. */
export type InvulVeld = Veld | InkomensberekeningVeld | keyof Krediet

/** A question that holds the visitor back, and what is said about it. */
export interface InvoerFout<V extends InvulVeld = Veld> {
  /** The question. */
  readonly veld: V
  /** What is said about it, in Dutch. */
  readonly melding: string
}

const ontbreekt = (antwoorden: Antwoorden, veld: Veld): string | undefined => {
  const melding = verplichtMelding(veld)
  return melding === undefined ? undefined : verplicht({ melding })(waardeVan(antwoorden, veld))
}

/**
 * What keeps a step from being finished, in reading order: of each question shown, the message about a text that
 * cannot be read (`onleesbaar`, by question), else the one about a required answer that is not there.
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
