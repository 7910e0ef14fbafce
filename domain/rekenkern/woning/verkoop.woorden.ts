import { hoofdstuk } from '../woorden'
import * as stappen from './verkoop.stappen'

export const verkoopWoorden = hoofdstuk(stappen, {
  verkoopprijs: { omschrijving: 'Verkoopprijs van de oude woning' },
  huidigHypotheekbedrag: { omschrijving: 'Hypotheek op de oude woning' },
  makelaarspercentage: {
    omschrijving: 'Deel van de verkoopprijs dat de verkoop kost',
    waarom: 'Een gemiddeld percentage: de prijs van een makelaar verschilt.',
  },
  makelaarskosten: {
    omschrijving: 'Kosten van de verkoop',
    formule: 'percentage van de verkoopprijs',
    waarom: 'We schatten wat de verkoop kost.',
  },
  saldo: {
    omschrijving: 'Wat de verkoop overlaat',
    formule: 'verkoopprijs − kosten van de verkoop − huidige hypotheek',
    waarom: 'Met de opbrengst wordt eerst de oude hypotheek betaald.',
  },
  overwaarde: {
    omschrijving: 'Overwaarde van de oude woning',
    formule: 'wat de verkoop overlaat, niet onder 0',
    waarom: 'Is er geld over, dan gebruik je dat voor de nieuwe woning.',
  },
  restschuld: {
    omschrijving: 'Restschuld van de oude woning',
    formule: 'wat er tekort is na de verkoop, niet onder 0',
    waarom: 'Is er geld tekort, dan tellen we dat op bij wat je nodig hebt.',
  },
})
