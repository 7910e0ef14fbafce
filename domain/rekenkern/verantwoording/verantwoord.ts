import type { FinancieringsOpzet } from '../../financieringsOpzet'
import type { Uitwerking } from '../uitwerking'
import type { Woning } from '../woning'
import { verantwoordAankoop } from './aankoop'
import { verantwoordBehoefte } from './behoefte'
import { neemOver, rondAf, rondSluitendAf } from './cijfers'
import { ingevuld } from './herkomst'
import type { Gegeven, Rekenstap } from './knoop'
import { verantwoordMaandlast } from './maandlast'
import { verantwoordMaximum, verantwoordMaximumOpInkomen, verantwoordWaarde } from './maxima'
import { verwijsPersonen } from './personen'
import { verantwoordRente } from './rente'
import { Spoor, type Verwijzing } from './spoor'
import { verantwoordVerkoop } from './verkoop'
import { verwijsOnderpand, type Onderpandgegevens } from './woning'

/**
 * How a calculation came to its figures: every step in calculation order, the leaves they rest on, and what was left
 * out. The step of a figure of the record has the id `financieringsOpzet.` and the name of the field.
 */
export interface Verantwoording {
  readonly stappen: readonly Rekenstap[]
  readonly gegevens: readonly Gegeven[]
  readonly weggelaten: readonly string[]
}

const WEGGELATEN: readonly string[] = [
  'Heffingskortingen tellen niet mee in de netto maandlast.',
  'Eenmalige kosten van de hypotheek trekken we niet af.',
  'Partneralimentatie trekken we niet af van het inkomen voor de belasting.',
  'Kosten van advies en afhandeling weten we niet.',
]

interface Huis {
  readonly woning: Woning
  readonly gegevens: Onderpandgegevens
  readonly waarde: Verwijzing<number>
}

const verwijsHuis = (spoor: Spoor, uitwerking: Uitwerking, woning: Woning): Huis => {
  const gegevens = verwijsOnderpand(spoor, woning.onderpand)
  return { woning, gegevens, waarde: verantwoordWaarde(spoor, uitwerking, gegevens, woning.waarde) }
}

const verantwoordHuis = (
  spoor: Spoor,
  uitwerking: Uitwerking,
  opzet: FinancieringsOpzet,
  { woning, gegevens, waarde }: Huis,
  maximaleHypotheek: Verwijzing<number>,
) => {
  const { aankoop, behoefte, onderpand, verkoop } = woning
  const kosten = verantwoordAankoop(spoor, uitwerking, aankoop, gegevens)
  const verkocht = verkoop === undefined ? undefined : verantwoordVerkoop(spoor, verkoop)
  const nodig = verantwoordBehoefte(spoor, uitwerking, behoefte, {
    waarde,
    maximaleHypotheek,
    aankoop: kosten,
    verkoop: verkocht,
  })
  const werk = gegevens.meerwerkOfVerbouwingskosten
  if (onderpand.onderpandType === 'BestaandeBouw') rondAf(spoor, opzet, 'verbouwingskosten', 'Verbouwing', werk)
  else rondAf(spoor, opzet, 'meerwerk', 'Meerwerk', werk)
  rondAf(spoor, opzet, 'overdrachtsbelasting', 'Overdrachtsbelasting', kosten.overdrachtsbelasting)
  rondAf(spoor, opzet, 'leveringsaktekosten', 'Leveringsakte', kosten.leveringsaktekosten)
  rondAf(spoor, opzet, 'aankoopkosten', 'Kosten van de aankoop', kosten.aankoopkosten)
  rondAf(spoor, opzet, 'taxatiekosten', 'Taxatie', kosten.taxatiekosten)
  rondAf(spoor, opzet, 'hypotheekaktekosten', 'Hypotheekakte', kosten.hypotheekaktekosten)
  rondAf(spoor, opzet, 'makelaarskosten', 'Kosten van de verkoop', verkocht?.makelaarskosten)
  rondAf(spoor, opzet, 'overwaarde', 'Overwaarde', verkocht?.overwaarde)
  rondAf(spoor, opzet, 'restschuld', 'Restschuld', verkocht?.restschuld)
  neemOver(spoor, 'nhg', 'Is er NHG?', nodig.nhg)
  rondAf(spoor, opzet, 'nhgKosten', 'Kosten van NHG', nodig.nhgKosten)
  rondAf(spoor, opzet, 'financieringskosten', 'Kosten van de hypotheek', nodig.financieringskosten)
  rondAf(spoor, opzet, 'totaalFinancieringskosten', 'Totale kosten', nodig.totaalFinancieringskosten)
  rondAf(spoor, opzet, 'benodigdeFinanciering', 'Nieuwe woning en kosten', nodig.benodigdeFinanciering)
  rondAf(spoor, opzet, 'benodigdeEigenInleg', 'Eigen geld dat nodig is', nodig.benodigdeEigenInleg)
  rondSluitendAf(spoor, opzet, nodig)
  return { hypotheekbedrag: nodig.hypotheekbedrag, restschuld: verkocht?.restschuld }
}

/** Writes down, step by step, how a calculation came to its record. */
export const verantwoord = (uitwerking: Uitwerking, opzet: FinancieringsOpzet): Verantwoording => {
  const { verzoek, woning, toetsVandaag } = uitwerking
  const spoor = new Spoor(uitwerking.kader.normen)
  const { rente, toetsrente } = verantwoordRente(spoor, uitwerking)
  const personen = verwijsPersonen(spoor, toetsVandaag.aanvragers)
  const opInkomen = verantwoordMaximumOpInkomen(spoor, uitwerking, personen, toetsrente)
  const huis = woning === undefined ? undefined : verwijsHuis(spoor, uitwerking, woning)
  const maximaleHypotheek = verantwoordMaximum(spoor, uitwerking, opInkomen, huis?.waarde)
  neemOver(spoor, 'maximaleHypotheekOpInkomen', 'Maximale hypotheek door het inkomen', opInkomen)
  neemOver(spoor, 'maximaleHypotheek', 'Maximale hypotheek', maximaleHypotheek)
  const nodig = huis === undefined ? undefined : verantwoordHuis(spoor, uitwerking, opzet, huis, maximaleHypotheek)
  const { bruto, netto } = verantwoordMaandlast(spoor, uitwerking, {
    personen,
    rente,
    maximaleHypotheek,
    hypotheekbedrag: nodig?.hypotheekbedrag,
    waarde: huis?.waarde,
    restschuld: nodig?.restschuld,
  })
  rondAf(spoor, opzet, 'maandlastBruto', 'Bruto maandlast', bruto)
  rondAf(spoor, opzet, 'maandlastNetto', 'Netto maandlast', netto)
  neemOver(spoor, 'rentepercentage', 'Rente', rente)
  neemOver(
    spoor,
    'timestamp',
    'Moment van de berekening',
    spoor.gegeven('verzoek.timestamp', 'Moment van de vraag', verzoek.timestamp, 'tijdstip', ingevuld('timestamp')),
  )
  return { stappen: spoor.stappen, gegevens: spoor.gegevens, weggelaten: WEGGELATEN }
}
