import { standaardKosten, type Kostenposten } from '../../normen'
import { aankoopkosten, alleenBijBestaandeBouw, overdrachtsbelasting } from '../kosten'
import type { Uitwerking } from '../uitwerking'
import type { Aankoop } from '../woning'
import { ingevuld, keuze, volgens } from './herkomst'
import type { Spoor, Verwijzing } from './spoor'
import type { Onderpandgegevens } from './woning'

/** The costs of buying, each with where it comes from. */
export type Aankoopverwijzingen = { readonly [Post in keyof Aankoop]: Verwijzing<number> }

const verwijsKostenpost = (
  spoor: Spoor,
  kosten: Kostenposten,
  post: keyof Kostenposten,
  omschrijving: string,
): Verwijzing<number> =>
  kosten === standaardKosten
    ? spoor.keuze(`kosten.${post}`, omschrijving, kosten[post], 'euro', 'Een gemiddeld bedrag: de prijs verschilt.')
    : spoor.gegeven(`kader.kosten.${post}`, omschrijving, kosten[post], 'euro', ingevuld(`kosten.${post}`))

/** Writes down what buying this home costs. */
export const verantwoordAankoop = (
  spoor: Spoor,
  { kader: { normen, kosten } }: Uitwerking,
  aankoop: Aankoop,
  onderpand: Onderpandgegevens,
): Aankoopverwijzingen => {
  const { onderpandType, koopsom, meerwerkOfVerbouwingskosten } = onderpand
  const belasting = spoor.stap({
    id: 'aankoop.overdrachtsbelasting',
    omschrijving: 'Overdrachtsbelasting',
    formule: 'percentage van de vraagprijs; bij nieuwbouw 0',
    reken: overdrachtsbelasting,
    invoer: {
      onderpandType,
      koopsom,
      percentage: spoor.norm(
        'overdrachtsbelasting',
        'Percentage overdrachtsbelasting voor een eigen woning',
        normen.overdrachtsbelasting.waarde,
        'procent',
        normen.overdrachtsbelasting,
      ),
    },
    uitkomst: aankoop.overdrachtsbelasting,
    eenheid: 'euro',
    herkomst: volgens(normen, normen.overdrachtsbelasting.bron, 'art. 14, 15'),
    keuze: 'De vrijstelling voor starters passen we niet toe: we vragen geen leeftijd.',
  })
  const bijBestaandeBouw = (id: string, omschrijving: string, kostenpost: Verwijzing<number>, uitkomst: number) =>
    spoor.stap({
      id: `aankoop.${id}`,
      omschrijving,
      formule: 'de kostenpost bij een bestaande woning; bij nieuwbouw 0',
      reken: alleenBijBestaandeBouw,
      invoer: { onderpandType, kostenpost },
      uitkomst,
      eenheid: 'euro',
      herkomst: keuze('Bij nieuwbouw zit dit in de prijs, of is het niet nodig.'),
    })
  const leveringsaktekosten = bijBestaandeBouw(
    'leveringsaktekosten',
    'Kosten van de leveringsakte',
    verwijsKostenpost(spoor, kosten, 'leveringsakte', 'Kostenpost leveringsakte'),
    aankoop.leveringsaktekosten,
  )
  return {
    overdrachtsbelasting: belasting,
    leveringsaktekosten,
    taxatiekosten: bijBestaandeBouw(
      'taxatiekosten',
      'Kosten van de taxatie',
      verwijsKostenpost(spoor, kosten, 'taxatie', 'Kostenpost taxatie'),
      aankoop.taxatiekosten,
    ),
    hypotheekaktekosten: verwijsKostenpost(spoor, kosten, 'hypotheekakte', 'Kostenpost hypotheekakte'),
    aankoopkosten: spoor.stap({
      id: 'aankoop.aankoopkosten',
      omschrijving: 'Kosten van de aankoop',
      formule: 'vraagprijs + verbouwing of meerwerk + leveringsakte + overdrachtsbelasting',
      reken: aankoopkosten,
      invoer: { koopsom, meerwerkOfVerbouwingskosten, leveringsaktekosten, overdrachtsbelasting: belasting },
      uitkomst: aankoop.aankoopkosten,
      eenheid: 'euro',
      herkomst: keuze('We tellen de bedragen op.'),
    }),
  }
}
