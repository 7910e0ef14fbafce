import { MAKELAARSPERCENTAGE, makelaarskosten, overwaarde, restschuld, verkoopsaldo, type Verkoop } from '../verkoop'
import { ingevuld, keuze } from './herkomst'
import type { Spoor, Verwijzing } from './spoor'
import { verwijsBedrag } from './woning'

/** What the sale of the old home costs and leaves. */
export interface Verkoopverwijzingen {
  readonly makelaarskosten: Verwijzing<number>
  readonly overwaarde: Verwijzing<number>
  readonly restschuld: Verwijzing<number>
}

/** Writes down the sale of the old home. */
export const verantwoordVerkoop = (spoor: Spoor, verkoop: Verkoop): Verkoopverwijzingen => {
  const verkoopprijs = spoor.gegeven(
    'verzoek.onderpand.verkoopprijs',
    'Verkoopprijs van de oude woning',
    verkoop.verkoopprijs,
    'euro',
    ingevuld('onderpand.verkoopprijs'),
  )
  const kosten = spoor.stap({
    id: 'verkoop.makelaarskosten',
    omschrijving: 'Kosten van de verkoop',
    formule: 'percentage van de verkoopprijs',
    reken: makelaarskosten,
    invoer: {
      verkoopprijs,
      percentage: spoor.keuze(
        'makelaarspercentage',
        'Deel van de verkoopprijs dat de verkoop kost',
        MAKELAARSPERCENTAGE,
        'procent',
        'Een gemiddeld percentage: de prijs van een makelaar verschilt.',
      ),
    },
    uitkomst: verkoop.makelaarskosten,
    eenheid: 'euro',
    herkomst: keuze('We schatten wat de verkoop kost.'),
  })
  const saldo = spoor.stap({
    id: 'verkoop.saldo',
    omschrijving: 'Wat de verkoop overlaat',
    formule: 'verkoopprijs − kosten van de verkoop − huidige hypotheek',
    reken: verkoopsaldo,
    invoer: {
      verkoopprijs,
      makelaarskosten: kosten,
      huidigHypotheekbedrag: verwijsBedrag(
        spoor,
        'onderpand.huidigHypotheekbedrag',
        'Hypotheek op de oude woning',
        verkoop.huidigHypotheekbedrag,
      ),
    },
    uitkomst: verkoop.saldo,
    eenheid: 'euro',
    herkomst: keuze('Met de opbrengst wordt eerst de oude hypotheek betaald.'),
  })
  return {
    makelaarskosten: kosten,
    overwaarde: spoor.stap({
      id: 'verkoop.overwaarde',
      omschrijving: 'Overwaarde van de oude woning',
      formule: 'wat de verkoop overlaat, niet onder 0',
      reken: overwaarde,
      invoer: { saldo },
      uitkomst: verkoop.overwaarde,
      eenheid: 'euro',
      herkomst: keuze('Is er geld over, dan gebruik je dat voor de nieuwe woning.'),
    }),
    restschuld: spoor.stap({
      id: 'verkoop.restschuld',
      omschrijving: 'Restschuld van de oude woning',
      formule: 'wat er tekort is na de verkoop, niet onder 0',
      reken: restschuld,
      invoer: { saldo },
      uitkomst: verkoop.restschuld,
      eenheid: 'euro',
      herkomst: keuze('Is er geld tekort, dan tellen we dat op bij wat je nodig hebt.'),
    }),
  }
}
