import type { Eenheid } from '../stap'
import { hoofdstuk } from '../woorden'
import * as stappen from './record.stappen'

const overgenomen = <E extends Eenheid>(eenheid: E, omschrijving: string) => ({
  kenmerken: { eenheid, vorm: 'overgenomen', grondslag: 'keuze' } as const,
  omschrijving,
  formule: 'de uitkomst zelf',
  waarom: 'Zo staat het in de uitkomst.',
})

const opDeCent = <E extends Eenheid>(eenheid: E, omschrijving: string) => ({
  kenmerken: { eenheid, vorm: 'afronding', grondslag: 'keuze', afronding: 'op de cent, half naar boven' } as const,
  omschrijving,
  formule: 'het bedrag, op de cent',
  waarom: 'Bedragen ronden we pas aan het eind af, op de cent.',
})

const sluitend = {
  kenmerken: {
    eenheid: 'euro',
    vorm: 'verschil',
    grondslag: 'keuze',
    afronding: 'op de cent, sluitend met de andere bedragen',
  },
  waarom: 'Hypotheek, eigen geld en wat je mist zijn op de cent samen wat je nodig hebt.',
} as const

export const recordWoorden = hoofdstuk(stappen, {
  moment: { omschrijving: 'Moment van de vraag' },
  maximaleHypotheekOpInkomen: overgenomen('euro', 'Maximale hypotheek door het inkomen'),
  maximaleHypotheek: overgenomen('euro', 'Maximale hypotheek'),
  maandlastBruto: opDeCent('euro per maand', 'Bruto maandlast'),
  maandlastNetto: opDeCent('euro per maand', 'Netto maandlast'),
  rentepercentage: overgenomen('procent', 'Rente'),
  timestamp: overgenomen('tijdstip', 'Moment van de berekening'),
  overdrachtsbelasting: opDeCent('euro', 'Overdrachtsbelasting'),
  leveringsaktekosten: opDeCent('euro', 'Leveringsakte'),
  taxatiekosten: opDeCent('euro', 'Taxatie'),
  hypotheekaktekosten: opDeCent('euro', 'Hypotheekakte'),
  aankoopkosten: opDeCent('euro', 'Kosten van de aankoop'),
  verbouwingskosten: opDeCent('euro', 'Verbouwing'),
  meerwerk: opDeCent('euro', 'Meerwerk'),
  makelaarskosten: opDeCent('euro', 'Kosten van de verkoop'),
  overwaarde: opDeCent('euro', 'Overwaarde'),
  restschuld: opDeCent('euro', 'Restschuld'),
  nhg: overgenomen('ja of nee', 'Is er NHG?'),
  nhgKosten: opDeCent('euro', 'Kosten van NHG'),
  financieringskosten: opDeCent('euro', 'Kosten van de hypotheek'),
  totaalFinancieringskosten: opDeCent('euro', 'Totale kosten'),
  benodigdeFinanciering: opDeCent('euro', 'Nieuwe woning en kosten'),
  benodigdeEigenInleg: opDeCent('euro', 'Eigen geld dat nodig is'),
  hypotheekbedrag: {
    omschrijving: 'Hypotheekbedrag',
    formule: 'wat je nodig hebt − eigen geld, niet onder 0, als er niets ontbreekt; anders de hypotheek op de cent',
    ...sluitend,
  },
  extraBenodigdeEigenInleg: {
    omschrijving: 'Extra eigen geld dat nodig is',
    formule: '0 als er niets ontbreekt, anders wat je nodig hebt − eigen geld − hypotheek',
    ...sluitend,
  },
})
