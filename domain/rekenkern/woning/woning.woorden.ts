import { hoofdstuk } from '../woorden'
import * as stappen from './woning.stappen'

export const waardeWoorden = hoofdstuk(stappen, {
  onderpandType: { omschrijving: 'Bestaande woning of nieuwbouw' },
  koopsom: { omschrijving: 'Vraagprijs van de woning' },
  verbouwing: { omschrijving: 'Kosten van de verbouwing' },
  meerwerk: { omschrijving: 'Kosten van het meerwerk' },
  hoogstePercentage: { omschrijving: 'Deel van de waarde dat je mag lenen' },
  waarde: {
    omschrijving: 'Waarde van de woning',
    formule: 'vraagprijs + verbouwing of meerwerk',
    keuze: 'Wat je verbouwt of laat bijbouwen, telt helemaal mee in de waarde.',
  },
  maximaleHypotheek: {
    omschrijving: 'Maximale hypotheek',
    formule: ({ waarde }) =>
      waarde === undefined
        ? 'het maximum door het inkomen'
        : 'het laagste van het maximum door het inkomen en het percentage van de waarde',
    waarom: 'Zonder woning telt alleen het inkomen.',
  },
})
