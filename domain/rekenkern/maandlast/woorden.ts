import type { Grondslag } from '../stap'
import { gekozen, hoofdstuk, norm, samen, stap } from '../woorden'
import * as eigenWoning from './eigenWoning.stappen'
import * as maandlast from './maandlast.stappen'
import * as aanvrager from './aanvrager.stappen'
import * as verdeling from './verdeling.stappen'

const ANNUITEIT = 'We rekenen met een annuïteitenhypotheek.'

const box1Belasting = {
  formule: 'de belasting van box 1 per schijf, opgeteld',
  keuze: 'Heffingskortingen laten we weg.',
}

const wetIb = (artikel: string): Grondslag => ({ norm: 'box1', artikel })

/** The words of the monthly cost: the loan, and what the home does to the tax. */
export const maandlastWoorden = [
  ...hoofdstuk(maandlast, {
    jaar: gekozen(
      'jaar',
      'jaar',
      'Jaar waarover we de netto maandlast berekenen',
      'De netto maandlast is die van het eerste jaar.',
    ),
    lening: {
      ...stap('voorwaarde', 'euro', 'Lening waar de maandlast bij hoort'),
      formule: 'de hypotheek die je neemt; zonder woning de maximale hypotheek',
      waarom: 'Zonder woning laten we de maandlast van de hoogste hypotheek zien.',
    },
    bruto: {
      ...stap('annuiteit', 'euro per maand', 'Bruto maandlast'),
      formule: 'het vaste bedrag per maand dat de lening met rente in 30 jaar aflost',
      waarom: ANNUITEIT,
    },
    renteEersteJaar: {
      ...stap('annuiteit', 'euro per jaar', 'Rente in het eerste jaar'),
      formule: 'de rente in de eerste twaalf maandlasten, opgeteld',
      waarom: ANNUITEIT,
    },
    netto: {
      ...stap('verschil', 'euro per maand', 'Netto maandlast'),
      formule: 'bruto maandlast − belastingvoordeel ÷ 12',
      waarom: 'Het belastingvoordeel verdelen we over twaalf maanden.',
    },
  }),
  ...hoofdstuk(eigenWoning, {
    forfaitnorm: norm('eigenwoningforfait', 'tabel', 'Percentages van het eigenwoningforfait'),
    hillenaftrek: norm('hillenaftrek', 'procent', 'Aftrek bij geen of weinig schuld (Hillen)'),
    hoogsteAftrek: norm('box1', 'procent', 'Hoogste tarief waartegen je rente aftrekt', 'hoogsteAftrek'),
    aftrekbareRente: {
      ...stap('product', 'euro per jaar', 'Rente die je mag aftrekken'),
      formule: 'rente × (lening − restschuld, niet onder 0) ÷ lening',
      keuze: 'Eenmalige kosten van de hypotheek trekken we niet af.',
      grondslag: wetIb('art. 3.119a, 3.120'),
    },
    waarde: {
      ...stap('voorwaarde', 'euro', 'Waarde voor het eigenwoningforfait'),
      formule: 'de waarde van de woning; zonder woning de lening',
      keuze: (invoer) => (invoer.waarde === undefined ? undefined : 'De aankoopwaarde staat voor de WOZ-waarde.'),
      grondslag: (invoer) => (invoer.waarde === undefined ? undefined : wetIb('art. 3.112')),
      waarom: 'Zonder woning nemen we de lening als waarde van de woning.',
    },
    forfait: {
      ...stap('schijven', 'euro per jaar', 'Eigenwoningforfait'),
      formule:
        'het percentage van de groep waar de waarde in valt × de waarde; ' +
        'boven de hoogste grens een vast bedrag + een percentage van wat daarboven zit',
      grondslag: wetIb('art. 3.112'),
    },
    aftrek: {
      ...stap('verschil', 'euro per jaar', 'Aftrek voor de eigen woning'),
      formule: 'aftrekbare rente − eigenwoningforfait, niet onder 0',
      grondslag: wetIb('art. 3.110'),
    },
    bijtelling: {
      ...stap('percentage', 'euro per jaar', 'Bijtelling voor de eigen woning'),
      formule: '(eigenwoningforfait − rente, niet onder 0) × (1 − Hillen-percentage)',
      grondslag: wetIb('art. 3.110, 3.123a'),
    },
  }),
  ...hoofdstuk(aanvrager, {
    box1: norm('box1', 'tabel', 'Belastingschijven van box 1'),
    inkomen: {
      ...stap('voorwaarde', 'euro per jaar', 'Inkomen van aanvrager {nummer} voor de belasting'),
      formule: 'het bruto jaarinkomen; een overig inkomen telt niet mee',
      keuze: 'Betaalde partneralimentatie trekken we niet af.',
      grondslag: wetIb('art. 3.1'),
    },
    schijven: {
      ...stap('voorwaarde', 'tabel', 'Belastingschijven van aanvrager {nummer}'),
      formule: 'de schijven met AOW voor wie pensioen heeft, anders die zonder AOW',
      keuze: 'Wie pensioen als inkomen heeft, rekenen we als iemand die AOW krijgt.',
      grondslag: { norm: 'box1' },
    },
    inkomenMetWoning: {
      ...stap('som', 'euro per jaar', 'Inkomen van aanvrager {nummer} met de woning erbij'),
      formule: 'inkomen + aandeel × (bijtelling − aftrek), niet onder 0',
      grondslag: wetIb('art. 3.110'),
    },
    belastingZonderWoning: {
      ...stap('schijven', 'euro per jaar', 'Belasting van aanvrager {nummer} zonder woning'),
      ...box1Belasting,
      grondslag: { norm: 'box1' },
    },
    belastingMetWoning: {
      ...stap('schijven', 'euro per jaar', 'Belasting van aanvrager {nummer} met woning'),
      ...box1Belasting,
      grondslag: { norm: 'box1' },
    },
    tariefsaanpassing: {
      ...stap('percentage', 'euro per jaar', 'Minder aftrek voor aanvrager {nummer} in de hoogste schijf'),
      formule:
        '(hoogste tarief − hoogste aftrektarief) × het laagste van (aandeel × rente) en ' +
        '(inkomen + aandeel × forfait − grens van de hoogste schijf, niet onder 0); ' +
        '0 als de rente niet hoger is dan het eigenwoningforfait',
      grondslag: wetIb('art. 2.10, 2.10a'),
    },
    voordeel: {
      ...stap('verschil', 'euro per jaar', 'Belastingvoordeel van aanvrager {nummer}'),
      formule: 'belasting zonder woning − belasting met woning − tariefsaanpassing',
      grondslag: { norm: 'box1' },
    },
  }),
  ...hoofdstuk(verdeling, {
    aandeelAlleen: gekozen(
      'aandeel',
      'aandeelAlleen',
      'Aandeel van wie alleen koopt',
      'Wie alleen koopt, trekt alles zelf af.',
    ),
    aandeelEerste: {
      ...stap('hoogste', 'aandeel', 'Deel van de aftrek of bijtelling dat aanvrager 1 neemt'),
      naam: 'aandeel',
      formule:
        'het deel waarbij jullie samen de minste belasting betalen; ' +
        'maakt het niet uit, dan neemt aanvrager 1 het meeste',
      grondslag: wetIb('art. 2.17'),
    },
    aandeelTweede: {
      ...stap('verschil', 'aandeel', 'Deel van de aftrek of bijtelling dat aanvrager 2 neemt'),
      naam: 'aandeel',
      formule: '1 − het deel van aanvrager 1',
      grondslag: wetIb('art. 2.17'),
    },
    voordeel: {
      ...stap('som', 'euro per jaar', 'Belastingvoordeel in het eerste jaar'),
      formule: samen('voordeel'),
      grondslag: wetIb('art. 2.17'),
    },
  }),
]
