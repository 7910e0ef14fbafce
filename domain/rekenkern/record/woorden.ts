import type { FinancieringsOpzetMetOnderpand } from '../../financieringsOpzet'
import { gevraagd, hoofdstuk, stap, VAN_DE_INVOER } from '../woorden'
import * as stappen from './record.stappen'

/** The figures that no calculation gives: the costs we do not know, and what a service says of itself. */
type Onbekend = 'advieskosten' | 'afhandelingskosten' | 'normjaar'

type Cijfer = Exclude<keyof FinancieringsOpzetMetOnderpand, Onbekend>

const omschrijvingen: Readonly<Record<Cijfer, string>> = {
  maximaleHypotheekOpInkomen: 'Maximale hypotheek door het inkomen',
  maximaleHypotheek: 'Maximale hypotheek',
  maandlastBruto: 'Bruto maandlast',
  maandlastNetto: 'Netto maandlast',
  rentepercentage: 'Rente',
  timestamp: 'Moment van de berekening',
  overdrachtsbelasting: 'Overdrachtsbelasting',
  leveringsaktekosten: 'Leveringsakte',
  taxatiekosten: 'Taxatie',
  hypotheekaktekosten: 'Hypotheekakte',
  aankoopkosten: 'Kosten van de aankoop',
  verbouwingskosten: 'Verbouwing',
  meerwerk: 'Meerwerk',
  makelaarskosten: 'Kosten van de verkoop',
  overwaarde: 'Overwaarde',
  restschuld: 'Restschuld',
  nhg: 'Is er NHG?',
  nhgKosten: 'Kosten van NHG',
  financieringskosten: 'Kosten van de hypotheek',
  totaalFinancieringskosten: 'Totale kosten',
  benodigdeFinanciering: 'Nieuwe woning en kosten',
  benodigdeEigenInleg: 'Eigen geld dat nodig is',
  hypotheekbedrag: 'Hypotheekbedrag',
  extraBenodigdeEigenInleg: 'Extra eigen geld dat nodig is',
}

const omschrijving = (_: unknown, naam: string): string => omschrijvingen[naam as Cijfer]

const sluitend = {
  ...stap('verschil', 'euro', omschrijving),
  afronding: 'op de cent, sluitend met de andere bedragen',
  waarom: 'Hypotheek, eigen geld en wat je mist zijn op de cent samen wat je nodig hebt.',
} as const

/** The words of the record. */
export const recordWoorden = hoofdstuk(stappen, {
  moment: gevraagd('tijdstip', 'timestamp', 'Moment van de vraag'),
  overgenomen: {
    ...stap('overgenomen', VAN_DE_INVOER, omschrijving),
    naam: VAN_DE_INVOER,
    formule: 'de uitkomst zelf',
    waarom: 'Zo staat het in de uitkomst.',
  },
  opDeCent: {
    ...stap('afronding', VAN_DE_INVOER, omschrijving),
    naam: VAN_DE_INVOER,
    afronding: 'op de cent, half naar boven',
    formule: 'het bedrag, op de cent',
    waarom: 'Bedragen ronden we pas aan het eind af, op de cent.',
  },
  hypotheekbedrag: {
    ...sluitend,
    formule: 'wat je nodig hebt − eigen geld, niet onder 0, als er niets ontbreekt; anders de hypotheek op de cent',
  },
  extraBenodigdeEigenInleg: {
    ...sluitend,
    formule: '0 als er niets ontbreekt, anders wat je nodig hebt − eigen geld − hypotheek',
  },
})
