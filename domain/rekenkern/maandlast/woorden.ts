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

/** The words of the monthly cost: the loan, and what the home does to the tax. */
export const maandlastWoorden = [
  ...hoofdstuk(maandlast, {
    jaar: {
      omschrijving: 'Jaar waarover we de netto maandlast berekenen',
      waarom: 'De netto maandlast is die van het eerste jaar.',
    },
    lening: {
      omschrijving: 'Lening waar de maandlast bij hoort',
      formule: 'de hypotheek die je neemt; zonder woning de maximale hypotheek',
      waarom: 'Zonder woning laten we de maandlast van de hoogste hypotheek zien.',
    },
    bruto: {
      omschrijving: 'Bruto maandlast',
      formule: 'het vaste bedrag per maand dat de lening met rente in 30 jaar aflost',
      waarom: ANNUITEIT,
    },
    renteEersteJaar: {
      omschrijving: 'Rente in het eerste jaar',
      formule: 'de rente in de eerste twaalf maandlasten, opgeteld',
      waarom: ANNUITEIT,
    },
    netto: {
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
      omschrijving: 'Rente die je mag aftrekken',
      formule: 'rente × (lening − restschuld, niet onder 0) ÷ lening',
      keuze: 'Eenmalige kosten van de hypotheek trekken we niet af.',
    },
    waarde: {
      omschrijving: 'Waarde voor het eigenwoningforfait',
      formule: 'de waarde van de woning; zonder woning de lening',
      waarom: 'Zonder woning nemen we de lening als waarde van de woning.',
      keuze: (invoer) => (invoer.waarde === undefined ? undefined : 'De aankoopwaarde staat voor de WOZ-waarde.'),
    },
    forfait: {
      omschrijving: 'Eigenwoningforfait',
      formule:
        'het percentage van de groep waar de waarde in valt × de waarde; ' +
        'boven de hoogste grens een vast bedrag + een percentage van wat daarboven zit',
    },
    aftrek: {
      omschrijving: 'Aftrek voor de eigen woning',
      formule: 'aftrekbare rente − eigenwoningforfait, niet onder 0',
    },
    bijtelling: {
      omschrijving: 'Bijtelling voor de eigen woning',
      formule: '(eigenwoningforfait − rente, niet onder 0) × (1 − Hillen-percentage)',
    },
  }),
  ...hoofdstuk(aanvrager, {
    box1: { omschrijving: 'Belastingschijven van box 1' },
    inkomen: {
      omschrijving: ({ nummer }) => `Inkomen van aanvrager ${nummer} voor de belasting`,
      formule: 'het bruto jaarinkomen; een overig inkomen telt niet mee',
      keuze: 'Betaalde partneralimentatie trekken we niet af.',
    },
    schijven: {
      omschrijving: ({ nummer }) => `Belastingschijven van aanvrager ${nummer}`,
      formule: 'de schijven met AOW voor wie pensioen heeft, anders die zonder AOW',
      keuze: 'Wie pensioen als inkomen heeft, rekenen we als iemand die AOW krijgt.',
    },
    inkomenMetWoning: {
      omschrijving: ({ nummer }) => `Inkomen van aanvrager ${nummer} met de woning erbij`,
      formule: 'inkomen + aandeel × (bijtelling − aftrek), niet onder 0',
    },
    belastingZonderWoning: {
      omschrijving: ({ nummer }) => `Belasting van aanvrager ${nummer} zonder woning`,
      ...box1Belasting,
    },
    belastingMetWoning: {
      omschrijving: ({ nummer }) => `Belasting van aanvrager ${nummer} met woning`,
      ...box1Belasting,
    },
    tariefsaanpassing: {
      omschrijving: ({ nummer }) => `Minder aftrek voor aanvrager ${nummer} in de hoogste schijf`,
      formule:
        '(hoogste tarief − hoogste aftrektarief) × het laagste van (aandeel × rente) en ' +
        '(inkomen + aandeel × forfait − grens van de hoogste schijf, niet onder 0); ' +
        '0 als de rente niet hoger is dan het eigenwoningforfait',
    },
    voordeel: {
      omschrijving: ({ nummer }) => `Belastingvoordeel van aanvrager ${nummer}`,
      formule: 'belasting zonder woning − belasting met woning − tariefsaanpassing',
    },
  }),
  ...hoofdstuk(verdeling, {
    aandeelAlleen: { omschrijving: 'Aandeel van wie alleen koopt', waarom: 'Wie alleen koopt, trekt alles zelf af.' },
    aandeelEerste: {
      omschrijving: 'Deel van de aftrek of bijtelling dat aanvrager 1 neemt',
      formule:
        'het deel waarbij jullie samen de minste belasting betalen; ' +
        'maakt het niet uit, dan neemt aanvrager 1 het meeste',
    },
    aandeelTweede: {
      omschrijving: 'Deel van de aftrek of bijtelling dat aanvrager 2 neemt',
      formule: '1 − het deel van aanvrager 1',
    },
    voordeel: {
      omschrijving: 'Belastingvoordeel in het eerste jaar',
      formule: ({ tweede }) =>
        tweede === undefined ? 'voordeel van aanvrager 1' : 'voordeel van aanvrager 1 + voordeel van aanvrager 2',
    },
  }),
]
