import type { Plek } from '../pen'
import { hoofdstuk } from '../woorden'
import * as aanvrager from './aanvrager.stappen'
import * as huishouden from './toets.stappen'

const isVandaag = ({ pad }: Plek): boolean => pad === 'toets'

/** The words of the test on income. */
export const toetsWoorden = [
  ...hoofdstuk(aanvrager, {
    toetsinkomen: {
      omschrijving: ({ nummer }) => `Toetsinkomen van aanvrager ${nummer}: het inkomen dat meetelt`,
      formule: 'inkomen − 12 × partneralimentatie, niet onder 0; een overig inkomen telt niet mee',
      keuze: 'Tijdelijk inkomen en inkomen uit een onderneming tellen helemaal mee.',
    },
    verplichtingen: {
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
      omschrijving: 'Toetsinkomen: het inkomen dat in totaal meetelt',
      formule: ({ tweede }) =>
        tweede === undefined
          ? 'toetsinkomen van aanvrager 1'
          : 'toetsinkomen van aanvrager 1 + toetsinkomen van aanvrager 2',
    },
    leeftijdsgroep: {
      omschrijving: 'Tabel die geldt: met of zonder AOW',
      formule: 'met AOW als wie het meeste meetelt pensioen heeft; bij een gelijk inkomen beslist aanvrager 1',
      keuze: 'Wie pensioen als inkomen heeft, rekenen we als iemand die AOW krijgt: we vragen geen leeftijd.',
    },
    percentage: {
      omschrijving: 'Deel van het inkomen dat naar woonlasten mag',
      formule:
        'in de tabel die geldt: de laatste rij met een inkomen dat niet hoger is dan het toetsinkomen, ' +
        'de eerste kolom waarvan de grens niet lager is dan de toetsrente',
    },
    toegestaneMaandlast: {
      omschrijving: 'Toegestane maandlast: wat past bij het inkomen',
      formule: 'toetsinkomen × percentage ÷ 12',
    },
    studieschuldfactor: {
      omschrijving: 'Hoe zwaar een studieschuld meetelt',
      formule: 'de factor van de eerste groep waarvan de grens niet lager is dan de toetsrente',
      keuze: 'Welke factor geldt, hangt bij ons af van de toetsrente. Zo doet de markt het ook.',
    },
    verplichtingen: {
      omschrijving: 'Verplichtingen: wat in totaal per maand naar schulden gaat',
      formule: ({ tweede }) =>
        tweede === undefined
          ? 'verplichtingen van aanvrager 1'
          : 'verplichtingen van aanvrager 1 + verplichtingen van aanvrager 2',
    },
    ruimte: { omschrijving: 'Ruimte per maand voor de hypotheek', formule: 'toegestane maandlast − verplichtingen' },
    contanteWaarde: {
      omschrijving: 'Lening die bij deze ruimte hoort',
      formule: 'de lening die je met deze ruimte per maand in 30 jaar terugbetaalt, met de toetsrente als rente',
    },
    bedragAlleenstaande: {
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
      omschrijving: 'Extra lening door het energielabel',
      formule: 'het bedrag bij het energielabel van de woning; zonder woning of label 0',
    },
    maximum: {
      omschrijving: (plek) =>
        isVandaag(plek) ? 'Hypotheek die past bij het inkomen van nu' : 'Hypotheek die past na pensioen',
      formule: 'lening + bedrag alleenstaande + bedrag energielabel; zonder ruimte per maand 0',
      keuze: 'De extra bedragen gelden alleen als er ruimte is voor een maandlast.',
    },
    maximaleHypotheekOpInkomen: {
      omschrijving: 'Maximale hypotheek door het inkomen',
      formule: ({ metPensioen }) =>
        metPensioen === undefined
          ? 'de hypotheek die past bij het inkomen van nu'
          : 'het laagste van wat nu past en wat na pensioen past',
    },
  }),
]
