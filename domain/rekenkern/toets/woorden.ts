import type { Grondslag } from '../stap'
import type { Plek } from '../pen'
import { hoofdstuk } from '../woorden'
import * as aanvrager from './aanvrager.stappen'
import * as huishouden from './toets.stappen'

const isVandaag = ({ pad }: Plek): boolean => pad === 'toets'

const trhk = (artikel: string): Grondslag => ({ norm: 'financieringslast', artikel })

/** The words of the test on income. */
export const toetsWoorden = [
  ...hoofdstuk(aanvrager, {
    toetsinkomen: {
      kenmerken: {
        afronding: 'op een miljoenste euro',
        eenheid: 'euro per jaar',
        vorm: 'verschil',
        grondslag: trhk('art. 3'),
      },
      omschrijving: ({ nummer }) => `Toetsinkomen van aanvrager ${nummer}: het inkomen dat meetelt`,
      formule: 'inkomen − 12 × partneralimentatie, niet onder 0; een overig inkomen telt niet mee',
      keuze: 'Tijdelijk inkomen en inkomen uit een onderneming tellen helemaal mee.',
    },
    verplichtingen: {
      kenmerken: { eenheid: 'euro per maand', vorm: 'som', grondslag: trhk('art. 3, 3a') },
      omschrijving: ({ nummer }) =>
        `Verplichtingen van aanvrager ${nummer}: wat per maand naar leningen en studieschuld gaat`,
      formule: 'leningen + studieschuld × factor',
    },
  }),
  ...hoofdstuk(huishouden, {
    aantalAanvragers: { omschrijving: 'Aantal aanvragers' },
    energielabel: { omschrijving: 'Energielabel van de woning' },
    tabellen: { omschrijving: 'Tabellen met financieringslastpercentages' },
    studieschuldfactoren: { omschrijving: 'Factoren voor een studieschuld' },
    alleenstaande: { omschrijving: 'Bedrag voor alleenstaanden en de grens ervoor' },
    labelbedragen: { omschrijving: 'Extra lening per energielabel' },
    toetsinkomen: {
      kenmerken: {
        afronding: 'op een miljoenste euro',
        eenheid: 'euro per jaar',
        vorm: 'som',
        grondslag: trhk('art. 3'),
      },
      omschrijving: 'Toetsinkomen: het inkomen dat in totaal meetelt',
      formule: ({ tweede }) =>
        tweede === undefined
          ? 'toetsinkomen van aanvrager 1'
          : 'toetsinkomen van aanvrager 1 + toetsinkomen van aanvrager 2',
    },
    leeftijdsgroep: {
      kenmerken: { eenheid: 'soort', vorm: 'voorwaarde', grondslag: trhk('art. 3') },
      omschrijving: 'Tabel die geldt: met of zonder AOW',
      formule: 'met AOW als wie het meeste meetelt pensioen heeft; bij een gelijk inkomen beslist aanvrager 1',
      keuze: 'Wie pensioen als inkomen heeft, rekenen we als iemand die AOW krijgt: we vragen geen leeftijd.',
    },
    percentage: {
      kenmerken: { eenheid: 'procent', vorm: 'tabel', grondslag: trhk('art. 3 en bijlage 1') },
      omschrijving: 'Deel van het inkomen dat naar woonlasten mag',
      formule:
        'in de tabel die geldt: de laatste rij met een inkomen dat niet hoger is dan het toetsinkomen, ' +
        'de eerste kolom waarvan de grens niet lager is dan de toetsrente',
    },
    toegestaneMaandlast: {
      kenmerken: { eenheid: 'euro per maand', vorm: 'percentage', grondslag: trhk('art. 3') },
      omschrijving: 'Toegestane maandlast: wat past bij het inkomen',
      formule: 'toetsinkomen × percentage ÷ 12',
    },
    studieschuldfactor: {
      kenmerken: { eenheid: 'factor', vorm: 'tabel', grondslag: trhk('art. 3a') },
      omschrijving: 'Hoe zwaar een studieschuld meetelt',
      formule: 'de factor van de eerste groep waarvan de grens niet lager is dan de toetsrente',
      keuze: 'Welke factor geldt, hangt bij ons af van de toetsrente. Zo doet de markt het ook.',
    },
    verplichtingen: {
      kenmerken: { eenheid: 'euro per maand', vorm: 'som', grondslag: trhk('art. 3') },
      omschrijving: 'Verplichtingen: wat in totaal per maand naar schulden gaat',
      formule: ({ tweede }) =>
        tweede === undefined
          ? 'verplichtingen van aanvrager 1'
          : 'verplichtingen van aanvrager 1 + verplichtingen van aanvrager 2',
    },
    ruimte: {
      kenmerken: { eenheid: 'euro per maand', vorm: 'verschil', grondslag: trhk('art. 3') },
      omschrijving: 'Ruimte per maand voor de hypotheek',
      formule: 'toegestane maandlast − verplichtingen',
    },
    contanteWaarde: {
      kenmerken: { eenheid: 'euro', vorm: 'annuiteit', grondslag: trhk('art. 3') },
      omschrijving: 'Lening die bij deze ruimte hoort',
      formule: 'de lening die je met deze ruimte per maand in 30 jaar terugbetaalt, met de toetsrente als rente',
    },
    bedragAlleenstaande: {
      kenmerken: { eenheid: 'euro', vorm: 'voorwaarde', grondslag: { norm: 'alleenstaande' } },
      omschrijving: 'Extra lening voor wie alleen koopt',
      formule:
        'het bedrag voor alleenstaanden bij één aanvrager met een toetsinkomen boven de grens ' +
        'van de tabel die geldt, anders 0',
      keuze: (_, plek) =>
        isVandaag(plek)
          ? undefined
          : 'Na pensioen kijken we opnieuw of dit bedrag geldt: met het inkomen na pensioen en de tabel die daarbij hoort.',
    },
    bedragEnergielabel: {
      kenmerken: { eenheid: 'euro', vorm: 'tabel', grondslag: { norm: 'extraVoorEnergielabel' } },
      omschrijving: 'Extra lening door het energielabel',
      formule: 'het bedrag bij het energielabel van de woning; zonder woning of label 0',
    },
    maximum: {
      kenmerken: { eenheid: 'euro', vorm: 'som', grondslag: trhk('art. 3 lid 8, art. 4 lid 3') },
      omschrijving: (plek) =>
        isVandaag(plek) ? 'Hypotheek die past bij het inkomen van nu' : 'Hypotheek die past na pensioen',
      formule: 'lening + bedrag alleenstaande + bedrag energielabel; zonder ruimte per maand 0',
      keuze: 'De extra bedragen gelden alleen als er ruimte is voor een maandlast.',
    },
    maximaleHypotheekOpInkomen: {
      kenmerken: {
        afronding: 'naar beneden op hele euro’s',
        eenheid: 'euro',
        vorm: 'laagste',
        grondslag: ({ metPensioen }) => trhk(metPensioen === undefined ? 'art. 3' : 'art. 2 lid 4, art. 3'),
      },
      omschrijving: 'Maximale hypotheek door het inkomen',
      formule: ({ metPensioen }) =>
        metPensioen === undefined
          ? 'de hypotheek die past bij het inkomen van nu'
          : 'het laagste van wat nu past en wat na pensioen past',
    },
  }),
]
