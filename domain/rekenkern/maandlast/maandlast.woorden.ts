import { hoofdstuk } from '../woorden'
import * as stappen from './maandlast.stappen'

const ANNUITEIT = 'We rekenen met een annuïteitenhypotheek.'

export const lastWoorden = hoofdstuk(stappen, {
  jaar: {
    omschrijving: 'Jaar waarover we de netto maandlast berekenen',
    waarom: 'De netto maandlast is die van het eerste jaar.',
  },
  lening: {
    omschrijving: 'Lening waar de maandlast bij hoort',
    formule: 'de hypotheek die je neemt; zonder woning de maximale hypotheek',
    waarom: 'Zonder woning laten we de maandlast van de hoogste hypotheek zien.',
  },
  bruto: {
    omschrijving: 'Bruto maandlast',
    formule: 'het vaste bedrag per maand dat de lening met rente in 30 jaar aflost',
    waarom: ANNUITEIT,
  },
  renteEersteJaar: {
    omschrijving: 'Rente in het eerste jaar',
    formule: 'de rente in de eerste twaalf maandlasten, opgeteld',
    waarom: ANNUITEIT,
  },
  netto: {
    omschrijving: 'Netto maandlast',
    formule: 'bruto maandlast − belastingvoordeel ÷ 12',
    waarom: 'Het belastingvoordeel verdelen we over twaalf maanden.',
  },
})
