import { laagsteVan } from '../plaats'
import { eigen, gekozen, norm, stap, gevraagd, wet, type Woorden } from '../woorden'
import type * as stappen from './aanschaf.stappen'
import { nodigeHypotheek, type Hypotheekinvoer } from './grenzen'

export * from './aanschaf.stappen'

const NHG_KEUZE = 'We nemen aan dat je NHG neemt als dat kan.'
const NHG_VOORWAARDEN =
  'De andere voorwaarden en de hogere grens voor zuinige woningen en energie besparen kijken we niet na.'
const OPTELLEN = 'We tellen de bedragen op.'

const NA_EIGEN_GELD = '{behoefteZonderNhg} − {eigenInleg}'

const hypotheek = {
  formule:
    'wat nodig is − eigen geld; met NHG gedeeld door (1 − NHG-percentage); ' +
    'niet onder 0 en niet boven de maximale hypotheek',
  cijfers: (invoer: Hypotheekinvoer) =>
    nodigeHypotheek(invoer) === 0
      ? `${NA_EIGEN_GELD}, niet onder 0`
      : `het laagste van ${invoer.nhg ? `(${NA_EIGEN_GELD}) ÷ (1 − {provisie})` : NA_EIGEN_GELD} en {maximaleHypotheek}`,
  waarom: 'Eerst gaat je eigen geld naar de woning; de rest leen je. De kosten van NHG leen je mee.',
  kandidaten: (invoer: Hypotheekinvoer) =>
    laagsteVan([
      ['wat je nog nodig hebt', nodigeHypotheek(invoer)],
      ['wat je kan lenen', invoer.maximaleHypotheek],
    ]),
}

export const aanschafWoorden: Woorden<typeof stappen> = {
  eigenGeld: gevraagd('euro', 'Eigen geld', 'eigenInleg'),
  metNhg: gekozen('ja of nee', 'Eerst rekenen we alsof er NHG is', { waarom: NHG_KEUZE }),
  provisie: norm('nhg', 'procent', 'Percentage voor NHG', 'provisie'),
  grens: norm('nhg', 'euro', 'NHG-grens', 'grens'),
  eigenInleg: eigen('afronding', 'euro', 'Eigen geld dat meetelt', {
    afronding: 'op de cent, half naar boven',
    formule: 'het ingevulde eigen geld; niets ingevuld is 0',
    waarom: 'Eigen geld telt op de cent.',
  }),
  zonderNhg: eigen('som', 'euro', 'Wat je nodig hebt zonder de kosten van NHG', {
    afronding: 'op een miljoenste euro',
    formule:
      '{aankoopkosten} + {hypotheekaktekosten: hypotheekakte} + {taxatiekosten: taxatie} + {restschuld} − {overwaarde}',
    waarom: OPTELLEN,
  }),
  hypotheekbedragMetNhg: eigen('laagste', 'euro', 'Hypotheek als er NHG is', hypotheek),
  hypotheekbedrag: eigen('laagste', 'euro', 'Hypotheek die je neemt', hypotheek),
  nhg: stap('voorwaarde', 'ja of nee', 'Is er NHG?', wet('nhg'), {
    formule: 'ja als waarde en hypotheek niet boven de NHG-grens zijn en er een hypotheek is',
    keuze: `${NHG_KEUZE} ${NHG_VOORWAARDEN}`,
  }),
  nhgKosten: stap('percentage', 'euro', 'Kosten van NHG', wet('nhg'), {
    formule: '{hypotheekbedrag: hypotheek} × {provisie: NHG-percentage}; zonder NHG 0',
    cijfers: ({ nhg }) => nhg,
  }),
  financieringskosten: eigen('som', 'euro', 'Kosten van de hypotheek', {
    formule: '{hypotheekaktekosten: hypotheekakte} + {taxatiekosten: taxatie} + {nhgKosten: NHG}',
    waarom: 'Advies, afhandeling, een keuring, een bankgarantie en rente tijdens de bouw tellen niet mee.',
  }),
  totaalFinancieringskosten: eigen('som', 'euro', 'Kosten van kopen en lenen samen', {
    formule: '{aankoopkosten: kosten van de aankoop} + {financieringskosten: kosten van de hypotheek}',
    waarom: OPTELLEN,
  }),
  benodigdeFinanciering: eigen('som', 'euro', 'Wat je in totaal nodig hebt', {
    formule: '{totaalFinancieringskosten: totale kosten} + {restschuld} − {overwaarde}, niet onder 0',
    waarom: 'De overwaarde van je huidige woning gaat eraf, een restschuld komt erbij.',
  }),
  benodigdeEigenInleg: eigen('verschil', 'euro', 'Eigen geld dat nodig is', {
    formule: '{benodigdeFinanciering: wat je nodig hebt} − {maximaleHypotheek: maximale hypotheek}, niet onder 0',
    waarom: 'Wat je niet kan lenen, betaal je zelf.',
  }),
  extraBenodigdeEigenInleg: eigen('verschil', 'euro', 'Extra eigen inleg nodig', {
    formule: '{benodigdeEigenInleg: eigen geld dat nodig is} − {eigenInleg: eigen geld dat je hebt}, niet onder 0',
    waarom: 'Wat je al hebt, telt mee.',
  }),
}
