import { hoofdstuk } from '../woorden'
import * as stappen from './record.stappen'

const overgenomen = { formule: 'de uitkomst zelf', waarom: 'Zo staat het in de uitkomst.' }

const opDeCent = { formule: 'het bedrag, op de cent', waarom: 'Bedragen ronden we pas aan het eind af, op de cent.' }

const SLUITEND = 'Hypotheek, eigen geld en wat je mist zijn op de cent samen wat je nodig hebt.'

export const recordWoorden = hoofdstuk(stappen, {
  moment: { omschrijving: 'Moment van de vraag' },
  maximaleHypotheekOpInkomen: { omschrijving: 'Maximale hypotheek door het inkomen', ...overgenomen },
  maximaleHypotheek: { omschrijving: 'Maximale hypotheek', ...overgenomen },
  maandlastBruto: { omschrijving: 'Bruto maandlast', ...opDeCent },
  maandlastNetto: { omschrijving: 'Netto maandlast', ...opDeCent },
  rentepercentage: { omschrijving: 'Rente', ...overgenomen },
  timestamp: { omschrijving: 'Moment van de berekening', ...overgenomen },
  overdrachtsbelasting: { omschrijving: 'Overdrachtsbelasting', ...opDeCent },
  leveringsaktekosten: { omschrijving: 'Leveringsakte', ...opDeCent },
  taxatiekosten: { omschrijving: 'Taxatie', ...opDeCent },
  hypotheekaktekosten: { omschrijving: 'Hypotheekakte', ...opDeCent },
  aankoopkosten: { omschrijving: 'Kosten van de aankoop', ...opDeCent },
  verbouwingskosten: { omschrijving: 'Verbouwing', ...opDeCent },
  meerwerk: { omschrijving: 'Meerwerk', ...opDeCent },
  makelaarskosten: { omschrijving: 'Kosten van de verkoop', ...opDeCent },
  overwaarde: { omschrijving: 'Overwaarde', ...opDeCent },
  restschuld: { omschrijving: 'Restschuld', ...opDeCent },
  nhg: { omschrijving: 'Is er NHG?', ...overgenomen },
  nhgKosten: { omschrijving: 'Kosten van NHG', ...opDeCent },
  financieringskosten: { omschrijving: 'Kosten van de hypotheek', ...opDeCent },
  totaalFinancieringskosten: { omschrijving: 'Totale kosten', ...opDeCent },
  benodigdeFinanciering: { omschrijving: 'Nieuwe woning en kosten', ...opDeCent },
  benodigdeEigenInleg: { omschrijving: 'Eigen geld dat nodig is', ...opDeCent },
  hypotheekbedrag: {
    omschrijving: 'Hypotheekbedrag',
    formule: 'wat je nodig hebt − eigen geld, niet onder 0, als er niets ontbreekt; anders de hypotheek op de cent',
    waarom: SLUITEND,
  },
  extraBenodigdeEigenInleg: {
    omschrijving: 'Extra eigen geld dat nodig is',
    formule: '0 als er niets ontbreekt, anders wat je nodig hebt − eigen geld − hypotheek',
    waarom: SLUITEND,
  },
})
