import type { Inkomensberekening } from '../inkomen/jaarinkomen'
import type { Krediet } from '../inkomen/kredietlast'
import type { Veld, Antwoorden } from '../orientatie/antwoorden'
import type { Stapnummer } from '../orientatie/stappen'
import { waardeVan } from '../orientatie/veld'
import { zichtbareVelden } from '../orientatie/zichtbareVelden'
import { verplicht } from './regels/invoerregel'

/** A question of the income calculator. */
export type InkomensberekeningVeld = keyof Inkomensberekening

const KEUZE = 'Je hebt dit verplichte veld nog niet ingevuld.'
const PENSIOEN = 'Je hebt niets ingevuld. Vul je pensioen jaarinkomen in om door te gaan.'
const PENSIOEN_PARTNER = 'Vul het pensioen jaarinkomen van je partner in om door te gaan.'

const meldingen: Readonly<Record<Veld | InkomensberekeningVeld, string | undefined>> = {
  alleenSamen: KEUZE,
  'eigen.dienstBetrekking': KEUZE,
  'eigen.inkomen': 'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.',
  'eigen.inkomenPensioen': PENSIOEN,
  'eigen.pensioenBinnen10Jaar': KEUZE,
  'eigen.inkomenPensioenVerwacht': PENSIOEN,
  'eigen.leningen': undefined,
  'eigen.partneralimentatie': undefined,
  'eigen.studieschuld': undefined,
  'eigen.startersvrijstelling': KEUZE,
  'partner.dienstBetrekking': KEUZE,
  'partner.inkomen': 'Vul het jaarinkomen van je partner in om door te gaan.',
  'partner.inkomenPensioen': PENSIOEN_PARTNER,
  'partner.pensioenBinnen10Jaar': KEUZE,
  'partner.inkomenPensioenVerwacht': PENSIOEN_PARTNER,
  'partner.leningen': undefined,
  'partner.partneralimentatie': undefined,
  'partner.studieschuld': undefined,
  'partner.startersvrijstelling': KEUZE,
  schulden: KEUZE,
  vraagprijsWoning: 'Je hebt niets ingevuld. Vul de vraagprijs van de woning in om door te gaan.',
  bestaandeWoning: KEUZE,
  energielabelType: KEUZE,
  verbouwingskosten: undefined,
  meerwerk: undefined,
  woonJeNuInEenKoopwoning: 'Je hebt niets gekozen. Geef aan of je al een koopwoning hebt.',
  verkoopPrijsWoning: 'Je hebt niets ingevuld. Vul de verkoopprijs van je woning in om door te gaan.',
  huidigeHypotheekBedrag: 'Je hebt niets ingevuld. Vul je huidige hypotheekbedrag in om door te gaan.',
  eigenGeld: undefined,
  renteperiode: KEUZE,
  brutomaandinkomen: 'Je hebt niets ingevuld. Vul je bruto maandinkomen in om door te gaan.',
  dertiendemaand: KEUZE,
  vakantiegeld: KEUZE,
}

/** What the visitor reads when this question is left open; an optional question has no such message. */
export const verplichtMelding = (veld: Veld | InkomensberekeningVeld): string | undefined => meldingen[veld]

/** Must this question be answered, when it is shown? */
export const isVerplicht = (veld: Veld | InkomensberekeningVeld): boolean => meldingen[veld] !== undefined

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
