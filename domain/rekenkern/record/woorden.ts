import type { FinancieringsOpzetMetOnderpand } from '../../financieringsOpzet/financieringsOpzet'
import { eigen, VAN_DE_INVOER, gevraagd, type Woorden } from '../woorden'
import type * as stappen from './record.stappen'

/** The figures that no calculation gives: the costs we do not know, and what a service says of itself. */
type Onbekend = 'advieskosten' | 'afhandelingskosten' | 'normjaar'

type Cijfer = Exclude<keyof FinancieringsOpzetMetOnderpand, Onbekend>

const omschrijvingen: Readonly<Record<Cijfer, string>> = {
  maximaleHypotheekOpInkomen: 'Maximale hypotheek op je inkomen',
  maximaleHypotheek: 'Je kan lenen',
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
  extraBenodigdeEigenInleg: 'Extra eigen inleg nodig',
}

const omschrijving = (_: unknown, naam: string): string => omschrijvingen[naam as Cijfer]

const sluitend = {
  afronding: 'op de cent, sluitend met de andere bedragen',
  waarom: 'Hypotheek, eigen geld en wat je mist zijn samen precies wat je nodig hebt.',
} as const

/** The words of the record. */
export const recordWoorden: Woorden<typeof stappen> = {
  moment: gevraagd('tijdstip', 'Moment van de vraag', 'timestamp'),
  overgenomen: eigen('overgenomen', VAN_DE_INVOER, omschrijving, {
    formule: 'de uitkomst zelf',
    waarom: 'Zo staat het in de uitkomst.',
  }),
  opDeCent: eigen('afronding', VAN_DE_INVOER, omschrijving, {
    afronding: 'op de cent, half naar boven',
    formule: 'het bedrag, op de cent',
    waarom: 'Bedragen ronden we pas aan het eind af, op de cent.',
  }),
  hypotheekbedrag: eigen('verschil', 'euro', omschrijving, {
    ...sluitend,
    formule:
      '{benodigdeFinanciering: wat je nodig hebt} − {eigenInleg: eigen geld}, niet onder 0; ' +
      'ontbreekt er iets, dan de hypotheek op de cent',
    cijfers: ({ extraBenodigdeEigenInleg }) => extraBenodigdeEigenInleg === 0,
  }),
  extraBenodigdeEigenInleg: eigen('verschil', 'euro', omschrijving, {
    ...sluitend,
    formule:
      '{benodigdeFinanciering: wat je nodig hebt} − {eigenInleg: eigen geld} − {hypotheekbedrag: hypotheek}; ' +
      'ontbreekt er niets, dan 0',
    cijfers: ({ extraBenodigdeEigenInleg }) => extraBenodigdeEigenInleg !== 0,
  }),
}
