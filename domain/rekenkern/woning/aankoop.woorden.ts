import { hoofdstuk } from '../woorden'
import * as stappen from './aankoop.stappen'

const gemiddeld = 'Een gemiddeld bedrag: de prijs verschilt.'

const alleenBijBestaandeBouw = {
  formule: 'de kostenpost bij een bestaande woning; bij nieuwbouw 0',
  waarom: 'Bij nieuwbouw zit dit in de prijs, of is het niet nodig.',
}

export const aankoopWoorden = hoofdstuk(stappen, {
  leveringsakte: { omschrijving: 'Kostenpost leveringsakte', waarom: gemiddeld },
  hypotheekakte: { omschrijving: 'Kostenpost hypotheekakte', waarom: gemiddeld },
  taxatie: { omschrijving: 'Kostenpost taxatie', waarom: gemiddeld },
  belastingpercentage: { omschrijving: 'Percentage overdrachtsbelasting voor een eigen woning' },
  overdrachtsbelasting: {
    omschrijving: 'Overdrachtsbelasting',
    formule: 'percentage van de vraagprijs; bij nieuwbouw 0',
    keuze: 'De vrijstelling voor starters passen we niet toe: we vragen geen leeftijd.',
  },
  leveringsaktekosten: { omschrijving: 'Kosten van de leveringsakte', ...alleenBijBestaandeBouw },
  taxatiekosten: { omschrijving: 'Kosten van de taxatie', ...alleenBijBestaandeBouw },
  aankoopkosten: {
    omschrijving: 'Kosten van de aankoop',
    formule: 'vraagprijs + verbouwing of meerwerk + leveringsakte + overdrachtsbelasting',
    waarom: 'We tellen de bedragen op.',
  },
})
