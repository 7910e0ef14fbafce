import { hoofdstuk } from '../woorden'
import * as stappen from './verdeling.stappen'

export const verdelingWoorden = hoofdstuk(stappen, {
  aandeelAlleen: { omschrijving: 'Aandeel van wie alleen koopt', waarom: 'Wie alleen koopt, trekt alles zelf af.' },
  aandeelEerste: {
    omschrijving: 'Deel van de aftrek of bijtelling dat aanvrager 1 neemt',
    formule:
      'het deel waarbij jullie samen de minste belasting betalen; ' +
      'maakt het niet uit, dan neemt aanvrager 1 het meeste',
  },
  aandeelTweede: {
    omschrijving: 'Deel van de aftrek of bijtelling dat aanvrager 2 neemt',
    formule: '1 − het deel van aanvrager 1',
  },
  voordeel: {
    omschrijving: 'Belastingvoordeel in het eerste jaar',
    formule: ({ tweede }) =>
      tweede === undefined ? 'voordeel van aanvrager 1' : 'voordeel van aanvrager 1 + voordeel van aanvrager 2',
  },
})
