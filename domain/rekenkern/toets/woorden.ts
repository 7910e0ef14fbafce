import type { Grondslag } from '../stap'
import { PENSIOENMOMENTEN } from '../aanvragers'
import { gevraagd, hoofdstuk, norm, samen, stap } from '../woorden'
import * as aanvrager from './aanvrager.stappen'
import * as huishouden from './toets.stappen'
import type { Momenten } from './toets.stappen'

/** Who has retired at the moment that is tested, by the part of the calculation that tests it. */
const MET_PENSIOEN: Readonly<Record<string, string>> = {
  [PENSIOENMOMENTEN.eerste.pad]: 'als aanvrager 1 met pensioen is',
  [PENSIOENMOMENTEN.tweede.pad]: 'als aanvrager 2 met pensioen is',
  [PENSIOENMOMENTEN.beiden.pad]: 'als allebei met pensioen zijn',
}

/** When the mortgage fits that decides: the lowest, and the earliest of those that are equal. */
const beslissend = (momenten: Momenten): string => {
  const { eerste, tweede, beiden } = PENSIOENMOMENTEN
  const { vandaag, eersteMetPensioen, tweedeMetPensioen, beidenMetPensioen } = momenten
  const [pad] = [
    ['nu', vandaag] as const,
    [eerste.pad, eersteMetPensioen] as const,
    [tweede.pad, tweedeMetPensioen] as const,
    [beiden.pad, beidenMetPensioen] as const,
  ].reduce((laagste, ander) => ((ander[1] ?? Infinity) < (laagste[1] ?? Infinity) ? ander : laagste))
  return MET_PENSIOEN[pad] ?? 'bij het inkomen van nu'
}

const isNu = ({ eersteMetPensioen, tweedeMetPensioen }: Momenten): boolean =>
  eersteMetPensioen === undefined && tweedeMetPensioen === undefined

const trhk = (artikel: string): Grondslag => ({ norm: 'financieringslast', artikel })

/** The words of the test on income. */
export const toetsWoorden = [
  ...hoofdstuk(aanvrager, {
    toetsinkomen: {
      ...stap(
        'verschil',
        'euro per jaar',
        'Toetsinkomen van aanvrager {nummer}: het inkomen dat meetelt',
        trhk('art. 3'),
      ),
      afronding: 'op een miljoenste euro',
      formule: 'inkomen − 12 × partneralimentatie; een overig inkomen telt niet mee',
      keuze: 'Tijdelijk inkomen en inkomen uit een onderneming tellen helemaal mee.',
    },
    verplichtingen: {
      ...stap(
        'som',
        'euro per maand',
        'Verplichtingen van aanvrager {nummer}: wat per maand naar leningen en studieschuld gaat',
        trhk('art. 3, 3a'),
      ),
      formule: 'leningen + studieschuld × factor',
    },
  }),
  ...hoofdstuk(huishouden, {
    aantalAanvragers: gevraagd('personen', 'hypotheekgevers', 'Aantal aanvragers'),
    energielabel: gevraagd('soort', 'onderpand.energielabelType', 'Energielabel van de woning'),
    tabellen: norm('financieringslast', 'tabel', 'Tabellen met financieringslastpercentages'),
    studieschuldfactoren: norm('studieschuldfactoren', 'tabel', 'Factoren voor een studieschuld'),
    alleenstaande: norm('alleenstaande', 'tabel', 'Bedrag voor alleenstaanden en de grens ervoor'),
    labelbedragen: norm('extraVoorEnergielabel', 'tabel', 'Extra lening per energielabel'),
    toetsinkomen: {
      ...stap('som', 'euro per jaar', 'Toetsinkomen: het inkomen dat in totaal meetelt, niet onder 0', trhk('art. 3')),
      afronding: 'op een miljoenste euro',
      formule: samen('toetsinkomen'),
    },
    leeftijdsgroep: {
      ...stap('voorwaarde', 'soort', 'Tabel die geldt: met of zonder AOW', trhk('art. 3')),
      formule: 'met AOW als wie het meeste meetelt pensioen heeft; bij een gelijk inkomen beslist aanvrager 1',
      keuze: 'Wie pensioen als inkomen heeft, rekenen we als iemand die AOW krijgt: we vragen geen leeftijd.',
    },
    percentage: {
      ...stap('tabel', 'procent', 'Deel van het inkomen dat naar woonlasten mag', trhk('art. 3 en bijlage 1')),
      formule:
        'in de tabel die geldt: de laatste rij met een inkomen dat niet hoger is dan het toetsinkomen, ' +
        'de eerste kolom waarvan de grens niet lager is dan de toetsrente',
    },
    toegestaneMaandlast: {
      ...stap('percentage', 'euro per maand', 'Toegestane maandlast: wat past bij het inkomen', trhk('art. 3')),
      formule: 'toetsinkomen × percentage ÷ 12',
    },
    studieschuldfactor: {
      ...stap('tabel', 'factor', 'Hoe zwaar een studieschuld meetelt', trhk('art. 3a')),
      formule: 'de factor van de eerste groep waarvan de grens niet lager is dan de toetsrente',
      keuze: 'Welke factor geldt, hangt bij ons af van de toetsrente. Zo doet de markt het ook.',
    },
    verplichtingen: {
      ...stap('som', 'euro per maand', 'Verplichtingen: wat in totaal per maand naar schulden gaat', trhk('art. 3')),
      formule: samen('verplichtingen'),
    },
    ruimte: {
      ...stap('verschil', 'euro per maand', 'Ruimte per maand voor de hypotheek', trhk('art. 3')),
      formule: 'toegestane maandlast − verplichtingen',
    },
    contanteWaarde: {
      ...stap('annuiteit', 'euro', 'Lening die bij deze ruimte hoort', trhk('art. 3')),
      formule: 'de lening die je met deze ruimte per maand in 30 jaar terugbetaalt, met de toetsrente als rente',
    },
    bedragAlleenstaande: {
      ...stap('voorwaarde', 'euro', 'Extra lening voor wie alleen koopt', { norm: 'alleenstaande' }),
      formule:
        'het bedrag voor alleenstaanden bij één aanvrager met een toetsinkomen boven de grens ' +
        'van de tabel die geldt, anders 0',
      keuze: (_, plek) =>
        MET_PENSIOEN[plek.pad] === undefined
          ? undefined
          : 'Na pensioen kijken we opnieuw of dit bedrag geldt: met het inkomen na pensioen en de tabel die daarbij hoort.',
    },
    bedragEnergielabel: {
      ...stap('tabel', 'euro', 'Extra lening door het energielabel', { norm: 'extraVoorEnergielabel' }),
      formule: 'het bedrag bij het energielabel van de woning; zonder woning of label 0',
    },
    maximum: {
      ...stap(
        'som',
        'euro',
        ({ pad }) => `Hypotheek die past ${MET_PENSIOEN[pad] ?? 'bij het inkomen van nu'}`,
        trhk('art. 3 lid 8, art. 4 lid 3'),
      ),
      formule: 'lening + bedrag alleenstaande + bedrag energielabel; zonder ruimte per maand 0',
      keuze: 'De extra bedragen gelden alleen als er ruimte is voor een maandlast.',
    },
    maximaleHypotheekOpInkomen: {
      ...stap('laagste', 'euro', 'Maximale hypotheek door het inkomen'),
      afronding: 'naar beneden op hele euro’s',
      formule: (momenten) =>
        isNu(momenten)
          ? 'de hypotheek die past bij het inkomen van nu'
          : `het laagste van wat nu past en wat op elk moment na pensioen past: wat past ${beslissend(momenten)}`,
      keuze: (momenten) =>
        isNu(momenten)
          ? undefined
          : 'We vragen niet wie het eerst met pensioen gaat, en kijken daarom naar elke volgorde. ' +
            'Eigen vermogen tellen we niet mee als inkomen.',
      grondslag: (momenten) => trhk(isNu(momenten) ? 'art. 3' : 'art. 2 lid 5, art. 3'),
    },
  }),
]
