import type { Inkomensberekening } from '../inkomen/jaarinkomen'
import type { Krediet } from '../inkomen/kredietlast'
import type { Veld, Antwoorden } from '../orientatie/antwoorden'
import type { Stapnummer } from '../orientatie/stappen'
import { waardeVan } from '../orientatie/veld'
import { zichtbareVelden } from '../orientatie/zichtbareVelden'
import { VRAGEN } from '../vragen/vragen'
import { NIET_INGEVULD, verplicht } from './regels/invoerregel'

/** A question of the income calculator. */
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

/** What the visitor reads when this question is left open; an optional question has no such message. */
export const verplichtMelding = (veld: Veld | InkomensberekeningVeld): string | undefined =>
  isVanInkomensberekening(veld) ? vanInkomensberekening[veld] : vanVraag(veld)

/** Must this question be answered, when it is shown? */
export const isVerplicht = (veld: Veld | InkomensberekeningVeld): boolean => verplichtMelding(veld) !== undefined

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
