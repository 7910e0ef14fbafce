import { hoofdstuk } from '../woorden'
import * as stappen from './eigenWoning.stappen'

export const eigenWoningWoorden = hoofdstuk(stappen, {
  forfaitnorm: { omschrijving: 'Percentages van het eigenwoningforfait' },
  hillenaftrek: { omschrijving: 'Aftrek bij geen of weinig schuld (Hillen)' },
  hoogsteAftrek: { omschrijving: 'Hoogste tarief waartegen je rente aftrekt' },
  aftrekbareRente: {
    omschrijving: 'Rente die je mag aftrekken',
    formule: 'rente × (lening − restschuld, niet onder 0) ÷ lening',
    keuze: 'Eenmalige kosten van de hypotheek trekken we niet af.',
  },
  waarde: {
    omschrijving: 'Waarde voor het eigenwoningforfait',
    formule: 'de waarde van de woning; zonder woning de lening',
    waarom: 'Zonder woning nemen we de lening als waarde van de woning.',
    keuze: (invoer) => (invoer.waarde === undefined ? undefined : 'De aankoopwaarde staat voor de WOZ-waarde.'),
  },
  forfait: {
    omschrijving: 'Eigenwoningforfait',
    formule:
      'het percentage van de groep waar de waarde in valt × de waarde; ' +
      'boven de hoogste grens een vast bedrag + een percentage van wat daarboven zit',
  },
  aftrek: {
    omschrijving: 'Aftrek voor de eigen woning',
    formule: 'aftrekbare rente − eigenwoningforfait, niet onder 0',
  },
  bijtelling: {
    omschrijving: 'Bijtelling voor de eigen woning',
    formule: '(eigenwoningforfait − rente, niet onder 0) × (1 − Hillen-percentage)',
  },
})
