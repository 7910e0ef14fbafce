import type { Grondslag } from '../stap'
import { hoofdstuk } from '../woorden'
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
    jaar: {
      omschrijving: 'Jaar waarover we de netto maandlast berekenen',
      waarom: 'De netto maandlast is die van het eerste jaar.',
    },
    lening: {
      kenmerken: { eenheid: 'euro', vorm: 'voorwaarde', grondslag: 'keuze' },
      omschrijving: 'Lening waar de maandlast bij hoort',
      formule: 'de hypotheek die je neemt; zonder woning de maximale hypotheek',
      waarom: 'Zonder woning laten we de maandlast van de hoogste hypotheek zien.',
    },
    bruto: {
      kenmerken: { eenheid: 'euro per maand', vorm: 'annuiteit', grondslag: 'keuze' },
      omschrijving: 'Bruto maandlast',
      formule: 'het vaste bedrag per maand dat de lening met rente in 30 jaar aflost',
      waarom: ANNUITEIT,
    },
    renteEersteJaar: {
      kenmerken: { eenheid: 'euro per jaar', vorm: 'annuiteit', grondslag: 'keuze' },
      omschrijving: 'Rente in het eerste jaar',
      formule: 'de rente in de eerste twaalf maandlasten, opgeteld',
      waarom: ANNUITEIT,
    },
    netto: {
      kenmerken: { eenheid: 'euro per maand', vorm: 'verschil', grondslag: 'keuze' },
      omschrijving: 'Netto maandlast',
      formule: 'bruto maandlast − belastingvoordeel ÷ 12',
      waarom: 'Het belastingvoordeel verdelen we over twaalf maanden.',
    },
  }),
  ...hoofdstuk(eigenWoning, {
    forfaitnorm: { omschrijving: 'Percentages van het eigenwoningforfait' },
    hillenaftrek: { omschrijving: 'Aftrek bij geen of weinig schuld (Hillen)' },
    hoogsteAftrek: { omschrijving: 'Hoogste tarief waartegen je rente aftrekt' },
    aftrekbareRente: {
      kenmerken: { eenheid: 'euro per jaar', vorm: 'product', grondslag: wetIb('art. 3.119a, 3.120') },
      omschrijving: 'Rente die je mag aftrekken',
      formule: 'rente × (lening − restschuld, niet onder 0) ÷ lening',
      keuze: 'Eenmalige kosten van de hypotheek trekken we niet af.',
    },
    waarde: {
      kenmerken: {
        eenheid: 'euro',
        vorm: 'voorwaarde',
        grondslag: (invoer) => (invoer.waarde === undefined ? 'keuze' : wetIb('art. 3.112')),
      },
      omschrijving: 'Waarde voor het eigenwoningforfait',
      formule: 'de waarde van de woning; zonder woning de lening',
      waarom: 'Zonder woning nemen we de lening als waarde van de woning.',
      keuze: (invoer) => (invoer.waarde === undefined ? undefined : 'De aankoopwaarde staat voor de WOZ-waarde.'),
    },
    forfait: {
      kenmerken: { eenheid: 'euro per jaar', vorm: 'schijven', grondslag: wetIb('art. 3.112') },
      omschrijving: 'Eigenwoningforfait',
      formule:
        'het percentage van de groep waar de waarde in valt × de waarde; ' +
        'boven de hoogste grens een vast bedrag + een percentage van wat daarboven zit',
    },
    aftrek: {
      kenmerken: { eenheid: 'euro per jaar', vorm: 'verschil', grondslag: wetIb('art. 3.110') },
      omschrijving: 'Aftrek voor de eigen woning',
      formule: 'aftrekbare rente − eigenwoningforfait, niet onder 0',
    },
    bijtelling: {
      kenmerken: { eenheid: 'euro per jaar', vorm: 'percentage', grondslag: wetIb('art. 3.110, 3.123a') },
      omschrijving: 'Bijtelling voor de eigen woning',
      formule: '(eigenwoningforfait − rente, niet onder 0) × (1 − Hillen-percentage)',
    },
  }),
  ...hoofdstuk(aanvrager, {
    box1: { omschrijving: 'Belastingschijven van box 1' },
    inkomen: {
      kenmerken: { eenheid: 'euro per jaar', vorm: 'voorwaarde', grondslag: wetIb('art. 3.1') },
      omschrijving: ({ nummer }) => `Inkomen van aanvrager ${nummer} voor de belasting`,
      formule: 'het bruto jaarinkomen; een overig inkomen telt niet mee',
      keuze: 'Betaalde partneralimentatie trekken we niet af.',
    },
    schijven: {
      kenmerken: { eenheid: 'tabel', vorm: 'voorwaarde', grondslag: { norm: 'box1' } },
      omschrijving: ({ nummer }) => `Belastingschijven van aanvrager ${nummer}`,
      formule: 'de schijven met AOW voor wie pensioen heeft, anders die zonder AOW',
      keuze: 'Wie pensioen als inkomen heeft, rekenen we als iemand die AOW krijgt.',
    },
    inkomenMetWoning: {
      kenmerken: { eenheid: 'euro per jaar', vorm: 'som', grondslag: wetIb('art. 3.110') },
      omschrijving: ({ nummer }) => `Inkomen van aanvrager ${nummer} met de woning erbij`,
      formule: 'inkomen + aandeel × (bijtelling − aftrek), niet onder 0',
    },
    belastingZonderWoning: {
      kenmerken: { eenheid: 'euro per jaar', vorm: 'schijven', grondslag: { norm: 'box1' } },
      omschrijving: ({ nummer }) => `Belasting van aanvrager ${nummer} zonder woning`,
      ...box1Belasting,
    },
    belastingMetWoning: {
      kenmerken: { eenheid: 'euro per jaar', vorm: 'schijven', grondslag: { norm: 'box1' } },
      omschrijving: ({ nummer }) => `Belasting van aanvrager ${nummer} met woning`,
      ...box1Belasting,
    },
    tariefsaanpassing: {
      kenmerken: { eenheid: 'euro per jaar', vorm: 'percentage', grondslag: wetIb('art. 2.10, 2.10a') },
      omschrijving: ({ nummer }) => `Minder aftrek voor aanvrager ${nummer} in de hoogste schijf`,
      formule:
        '(hoogste tarief − hoogste aftrektarief) × het laagste van (aandeel × rente) en ' +
        '(inkomen + aandeel × forfait − grens van de hoogste schijf, niet onder 0); ' +
        '0 als de rente niet hoger is dan het eigenwoningforfait',
    },
    voordeel: {
      kenmerken: { eenheid: 'euro per jaar', vorm: 'verschil', grondslag: { norm: 'box1' } },
      omschrijving: ({ nummer }) => `Belastingvoordeel van aanvrager ${nummer}`,
      formule: 'belasting zonder woning − belasting met woning − tariefsaanpassing',
    },
  }),
  ...hoofdstuk(verdeling, {
    aandeelAlleen: { omschrijving: 'Aandeel van wie alleen koopt', waarom: 'Wie alleen koopt, trekt alles zelf af.' },
    aandeelEerste: {
      kenmerken: { naam: 'aandeel', eenheid: 'aandeel', vorm: 'hoogste', grondslag: wetIb('art. 2.17') },
      omschrijving: 'Deel van de aftrek of bijtelling dat aanvrager 1 neemt',
      formule:
        'het deel waarbij jullie samen de minste belasting betalen; ' +
        'maakt het niet uit, dan neemt aanvrager 1 het meeste',
    },
    aandeelTweede: {
      kenmerken: { naam: 'aandeel', eenheid: 'aandeel', vorm: 'verschil', grondslag: wetIb('art. 2.17') },
      omschrijving: 'Deel van de aftrek of bijtelling dat aanvrager 2 neemt',
      formule: '1 − het deel van aanvrager 1',
    },
    voordeel: {
      kenmerken: { eenheid: 'euro per jaar', vorm: 'som', grondslag: wetIb('art. 2.17') },
      omschrijving: 'Belastingvoordeel in het eerste jaar',
      formule: ({ tweede }) =>
        tweede === undefined ? 'voordeel van aanvrager 1' : 'voordeel van aanvrager 1 + voordeel van aanvrager 2',
    },
  }),
]
