import type { Leeftijdsgroep } from '../../normen'
import { financieringslastpercentage, leeftijdsgroepVan } from '../financieringslast'
import { toegestaneMaandlast } from '../maximumOpInkomen'
import type { PersoonlijkeToets, Toets } from '../toets'
import { persoonlijkToetsinkomen, toetsinkomenVan } from '../toetsinkomen'
import type { Uitwerking } from '../uitwerking'
import { volgens } from './herkomst'
import type { Persoon, Personen } from './personen'
import type { Spoor, Verwijzing } from './spoor'

/** The two tests on income: with today's income and with the expected pension. */
export type Toetsnaam = 'toets' | 'pensioentoets'

/** One test on income, with what is needed to write it down. */
export interface TeVerantwoordenToets {
  readonly naam: Toetsnaam
  readonly toets: Toets
  readonly personen: Personen
  readonly toetsrente: Verwijzing<number>
}

/** The test income, the table it leads to and the monthly cost that table allows. */
export interface VerantwoordInkomen {
  readonly toetsinkomen: Verwijzing<number>
  readonly leeftijdsgroep: Verwijzing<Leeftijdsgroep>
  readonly toegestaneMaandlast: Verwijzing<number>
}

const AOW_KEUZE = 'Wie pensioen als inkomen heeft, rekenen we als iemand die AOW krijgt: we vragen geen leeftijd.'

/** Writes down which income counts, which table applies and what may be spent a month. */
export const verantwoordInkomen = (
  spoor: Spoor,
  { kader: { normen } }: Uitwerking,
  { naam, toets, personen, toetsrente }: TeVerantwoordenToets,
): VerantwoordInkomen => {
  const trhk = (artikel: string) => volgens(normen, normen.financieringslast.bron, artikel)
  const { eerste, tweede } = personen
  const toetsinkomenPersoon = (nummer: 1 | 2, persoon: Persoon, { toetsinkomen }: PersoonlijkeToets) =>
    spoor.stap({
      id: `${naam}.${nummer}.toetsinkomen`,
      omschrijving: `Toetsinkomen van aanvrager ${nummer}: het inkomen dat meetelt`,
      formule: 'inkomen − 12 × partneralimentatie, niet onder 0; een overig inkomen telt niet mee',
      reken: persoonlijkToetsinkomen,
      invoer: { soort: persoon.soort, inkomen: persoon.inkomen, alimentatie: persoon.alimentatie },
      uitkomst: toetsinkomen,
      eenheid: 'euro per jaar',
      afronding: 'op een miljoenste euro',
      herkomst: trhk('art. 3'),
      keuze: 'Tijdelijk inkomen en inkomen uit een onderneming tellen helemaal mee.',
    })
  const toetsinkomenEerste = toetsinkomenPersoon(1, eerste, toets.eerste)
  const toetsinkomenTweede =
    tweede === undefined || toets.tweede === undefined ? undefined : toetsinkomenPersoon(2, tweede, toets.tweede)

  const toetsinkomen = spoor.stap({
    id: `${naam}.toetsinkomen`,
    omschrijving: 'Toetsinkomen: het inkomen dat in totaal meetelt',
    formule:
      tweede === undefined
        ? 'toetsinkomen van aanvrager 1'
        : 'toetsinkomen van aanvrager 1 + toetsinkomen van aanvrager 2',
    reken: toetsinkomenVan,
    invoer: { eerste: toetsinkomenEerste, tweede: toetsinkomenTweede },
    uitkomst: toets.toetsinkomen,
    eenheid: 'euro per jaar',
    afronding: 'op een miljoenste euro',
    herkomst: trhk('art. 3'),
  })
  const leeftijdsgroep = spoor.stap({
    id: `${naam}.leeftijdsgroep`,
    omschrijving: 'Tabel die geldt: met of zonder AOW',
    formule: 'met AOW als wie het meeste meetelt pensioen heeft; bij een gelijk inkomen beslist aanvrager 1',
    reken: leeftijdsgroepVan,
    invoer: {
      soort: eerste.soort,
      toetsinkomen: toetsinkomenEerste,
      soortTweede: tweede?.soort,
      toetsinkomenTweede,
    },
    uitkomst: toets.leeftijdsgroep,
    eenheid: 'soort',
    herkomst: trhk('art. 3'),
    keuze: AOW_KEUZE,
  })
  const percentage = spoor.stap({
    id: `${naam}.percentage`,
    omschrijving: 'Deel van het inkomen dat naar woonlasten mag',
    formule:
      'in de tabel die geldt: de laatste rij met een inkomen dat niet hoger is dan het toetsinkomen, ' +
      'de eerste kolom waarvan de grens niet lager is dan de toetsrente',
    reken: financieringslastpercentage,
    invoer: {
      tabellen: spoor.norm(
        'financieringslast',
        'Tabellen met financieringslastpercentages',
        normen.financieringslast.waarde,
        'tabel',
        normen.financieringslast,
      ),
      leeftijdsgroep,
      toetsinkomen,
      toetsrente,
    },
    uitkomst: toets.percentage,
    eenheid: 'procent',
    herkomst: trhk('art. 3 en bijlage 1'),
  })
  const maandlast = spoor.stap({
    id: `${naam}.toegestaneMaandlast`,
    omschrijving: 'Toegestane maandlast: wat past bij het inkomen',
    formule: 'toetsinkomen × percentage ÷ 12',
    reken: toegestaneMaandlast,
    invoer: { toetsinkomen, percentage },
    uitkomst: toets.toegestaneMaandlast,
    eenheid: 'euro per maand',
    herkomst: trhk('art. 3'),
  })
  return { toetsinkomen, leeftijdsgroep, toegestaneMaandlast: maandlast }
}
