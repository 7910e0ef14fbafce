import type { FinancieringsOpzet } from '../financieringsOpzet'
import type { Onderpand } from '../verzoek'
import { inCenten, naarCenten } from './afronding'
import type { Uitwerking } from './uitwerking'
import type { Verkoop } from './verkoop'
import type { Aankoop, Behoefte } from './woning'

/** An amount as it stands in the record: to the cent, half up. */
export const opDeCent = (invoer: { readonly bedrag: number }): number => naarCenten(invoer.bedrag)

/** What closes the sum "mortgage + own money used + what is missing = need", so that it holds to the cent. */
export interface Sluitpost {
  readonly hypotheekbedrag: number
  readonly extraBenodigdeEigenInleg: number
}

/**
 * The mortgage sum and what is missing, to the cent: when nothing was missing before rounding the mortgage sum closes
 * the sum, otherwise what is missing does. Own money used is at most the need.
 */
export const sluitpost = (invoer: {
  readonly hypotheekbedrag: number
  readonly extraBenodigdeEigenInleg: number
  readonly benodigdeFinanciering: number
  readonly eigenInleg: number
}): Sluitpost => {
  const nodig = inCenten(invoer.benodigdeFinanciering)
  const gebruikt = Math.min(inCenten(invoer.eigenInleg), nodig)
  if (invoer.extraBenodigdeEigenInleg === 0) {
    return { hypotheekbedrag: (nodig - gebruikt) / 100, extraBenodigdeEigenInleg: 0 }
  }
  const geleend = inCenten(invoer.hypotheekbedrag)
  return { hypotheekbedrag: geleend / 100, extraBenodigdeEigenInleg: (nodig - gebruikt - geleend) / 100 }
}

/** The mortgage sum as it stands in the record. */
export const hypotheekbedragOpDeCent = (invoer: Parameters<typeof sluitpost>[0]): number =>
  sluitpost(invoer).hypotheekbedrag

/** What is missing as it stands in the record. */
export const extraEigenInlegOpDeCent = (invoer: Parameters<typeof sluitpost>[0]): number =>
  sluitpost(invoer).extraBenodigdeEigenInleg

type Opbouw = { -readonly [Veld in keyof FinancieringsOpzet]: FinancieringsOpzet[Veld] }

const vulVerkoop = (opzet: Opbouw, { makelaarskosten, overwaarde, restschuld }: Verkoop): void => {
  opzet.makelaarskosten = naarCenten(makelaarskosten)
  opzet.overwaarde = naarCenten(overwaarde)
  opzet.restschuld = naarCenten(restschuld)
}

const vulWerk = (opzet: Opbouw, { onderpandType, meerwerkOfVerbouwingskosten }: Onderpand): void => {
  if (meerwerkOfVerbouwingskosten === undefined) return
  const veld = onderpandType === 'BestaandeBouw' ? 'verbouwingskosten' : 'meerwerk'
  opzet[veld] = naarCenten(meerwerkOfVerbouwingskosten)
}

const vulAankoop = (opzet: Opbouw, aankoop: Aankoop): void => {
  opzet.overdrachtsbelasting = naarCenten(aankoop.overdrachtsbelasting)
  opzet.leveringsaktekosten = naarCenten(aankoop.leveringsaktekosten)
  opzet.taxatiekosten = naarCenten(aankoop.taxatiekosten)
  opzet.hypotheekaktekosten = naarCenten(aankoop.hypotheekaktekosten)
  opzet.aankoopkosten = naarCenten(aankoop.aankoopkosten)
}

const vulBehoefte = (opzet: Opbouw, behoefte: Behoefte): void => {
  const { hypotheekbedrag, extraBenodigdeEigenInleg } = sluitpost(behoefte)
  opzet.nhg = behoefte.nhg
  opzet.nhgKosten = naarCenten(behoefte.nhgKosten)
  opzet.financieringskosten = naarCenten(behoefte.financieringskosten)
  opzet.totaalFinancieringskosten = naarCenten(behoefte.totaalFinancieringskosten)
  opzet.benodigdeFinanciering = naarCenten(behoefte.benodigdeFinanciering)
  opzet.benodigdeEigenInleg = naarCenten(behoefte.benodigdeEigenInleg)
  opzet.hypotheekbedrag = hypotheekbedrag
  opzet.extraBenodigdeEigenInleg = extraBenodigdeEigenInleg
}

/** The result record of a calculation: every amount to the cent; an absent figure has no key. */
export const toFinancieringsOpzet = (uitwerking: Uitwerking): FinancieringsOpzet => {
  const { maandlast, woning } = uitwerking
  const opzet: Opbouw = {
    maximaleHypotheekOpInkomen: uitwerking.maximaleHypotheekOpInkomen,
    maximaleHypotheek: uitwerking.maximaleHypotheek,
    maandlastBruto: naarCenten(maandlast.bruto),
    maandlastNetto: naarCenten(maandlast.netto),
    rentepercentage: uitwerking.rente,
    timestamp: uitwerking.verzoek.timestamp,
  }
  if (woning === undefined) return opzet
  vulAankoop(opzet, woning.aankoop)
  vulWerk(opzet, woning.onderpand)
  if (woning.verkoop !== undefined) vulVerkoop(opzet, woning.verkoop)
  vulBehoefte(opzet, woning.behoefte)
  return opzet
}
