import type { Krediet } from '../inkomen'
import type { Orientatie, Stap } from '../orientatie'
import { verplicht } from './regels'
import { waardeVan, type Veld } from './veld'
import { verplichtMelding, type InkomensberekeningVeld } from './verplichtMelding'
import { zichtbareVelden } from './zichtbareVelden'

/** A question of the steps, or of what helps to answer one: the income calculator and the credit tip. */
export type InvulVeld = Veld | InkomensberekeningVeld | keyof Krediet

/** A question that holds the visitor back, and what is said about it. */
export interface InvoerFout<V extends InvulVeld = Veld> {
  readonly veld: V
  readonly melding: string
}

const ontbreekt = (orientatie: Orientatie, veld: Veld): string | undefined => {
  const melding = verplichtMelding(veld)
  return melding === undefined ? undefined : verplicht({ melding })(waardeVan(orientatie, veld))
}

/**
 * What keeps a step from being finished, in reading order: of each question shown, the message about a text that
 * cannot be read (`onleesbaar`, by question), else the one about a required answer that is not there.
 */
export const toInvoerFouten = (
  orientatie: Orientatie,
  stap: Stap,
  onleesbaar: ReadonlyMap<Veld, string>,
): readonly InvoerFout[] =>
  zichtbareVelden(orientatie, stap).flatMap((veld) => {
    const melding = onleesbaar.get(veld) ?? ontbreekt(orientatie, veld)
    return melding === undefined ? [] : [{ veld, melding }]
  })
