import type { FinancieringsOpzet } from '../financieringsOpzet'
import { inCenten, naarCenten } from './afronding'
import type { Uitwerking } from './uitwerking'
import type { Verkoop } from './verkoop'
import type { Behoefte, Woning } from './woning'

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

const verkoopvelden = (verkoop: Verkoop) => ({
  makelaarskosten: naarCenten(verkoop.makelaarskosten),
  overwaarde: naarCenten(verkoop.overwaarde),
  restschuld: naarCenten(verkoop.restschuld),
})

const werkveld = ({ onderpandType, meerwerkOfVerbouwingskosten }: Woning['onderpand']) => {
  if (meerwerkOfVerbouwingskosten === undefined) return {}
  const bedrag = naarCenten(meerwerkOfVerbouwingskosten)
  return onderpandType === 'BestaandeBouw' ? { verbouwingskosten: bedrag } : { meerwerk: bedrag }
}

const behoeftevelden = (behoefte: Behoefte) => ({
  nhg: behoefte.nhg,
  nhgKosten: naarCenten(behoefte.nhgKosten),
  financieringskosten: naarCenten(behoefte.financieringskosten),
  totaalFinancieringskosten: naarCenten(behoefte.totaalFinancieringskosten),
  benodigdeFinanciering: naarCenten(behoefte.benodigdeFinanciering),
  benodigdeEigenInleg: naarCenten(behoefte.benodigdeEigenInleg),
  ...sluitpost(behoefte),
})

const woningvelden = ({ aankoop, behoefte, onderpand, verkoop }: Woning) => ({
  overdrachtsbelasting: naarCenten(aankoop.overdrachtsbelasting),
  leveringsaktekosten: naarCenten(aankoop.leveringsaktekosten),
  taxatiekosten: naarCenten(aankoop.taxatiekosten),
  hypotheekaktekosten: naarCenten(aankoop.hypotheekaktekosten),
  aankoopkosten: naarCenten(aankoop.aankoopkosten),
  ...werkveld(onderpand),
  ...(verkoop === undefined ? {} : verkoopvelden(verkoop)),
  ...behoeftevelden(behoefte),
})

/** The result record of a calculation: every amount to the cent, absent figures left out. */
export const toFinancieringsOpzet = (uitwerking: Uitwerking): FinancieringsOpzet => ({
  maximaleHypotheekOpInkomen: uitwerking.maximaleHypotheekOpInkomen,
  maximaleHypotheek: uitwerking.maximaleHypotheek,
  maandlastBruto: naarCenten(uitwerking.maandlast.bruto),
  maandlastNetto: naarCenten(uitwerking.maandlast.netto),
  rentepercentage: uitwerking.rente,
  ...(uitwerking.woning === undefined ? {} : woningvelden(uitwerking.woning)),
  timestamp: uitwerking.verzoek.timestamp,
})
