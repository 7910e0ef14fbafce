import { roundTekort } from '../../geld/roundBedrag'
import { deel, hetLaagsteVan } from '../formule'
import { laagsteVan } from '../plaats'
import { eigen, gekozen, norm, stap, gevraagd, wet, type Woorden } from '../woorden'
import { bijzaak, tenzijNul, type Cijfers, type Gezegd } from '../zin'
import { stapzinnen } from '../stapzinnen'
import type * as stappen from './aanschaf.stappen'
import { nodigeHypotheek, type Hypotheekinvoer } from './grenzen'

export * from './aanschaf.stappen'

const NHG_KEUZE = 'We nemen aan dat je NHG neemt als dat kan.'
const NHG_VOORWAARDEN =
  'De andere voorwaarden kijken we niet na. Met de hogere grens voor energiebesparende maatregelen rekenen we niet.'
const OPTELLEN = 'We tellen de bedragen op.'

const naEigenGeld = deel('behoefteZonderNhg').min('eigenInleg')

const hypotheek = {
  formule:
    'wat nodig is − eigen geld; met NHG gedeeld door (1 − NHG-percentage); ' +
    'niet onder 0 en niet boven de maximale hypotheek',
  cijfers: (invoer: Hypotheekinvoer) =>
    nodigeHypotheek(invoer) === 0
      ? naEigenGeld.nietOnderNul()
      : hetLaagsteVan(invoer.nhg ? naEigenGeld.door(deel(1).min('provisie')) : naEigenGeld, 'maximaleHypotheek'),
  waarom: 'Eerst gaat je eigen geld naar de woning; de rest leen je. De kosten van NHG leen je mee.',
  kandidaten: (invoer: Hypotheekinvoer) =>
    laagsteVan([
      ['wat je nog nodig hebt', nodigeHypotheek(invoer)],
      ['wat je kan lenen', invoer.maximaleHypotheek],
    ]),
}

const hypotheekbedrag = ({ kandidaten: [nodig, maximum], hoeveel }: Cijfers<Hypotheekinvoer>): Gezegd => {
  if (nodig === undefined || maximum === undefined || nodig.waarde === 0) return stapzinnen.nietsTeLenen
  if (maximum.waarde === 0) return stapzinnen.nietsMogelijk
  return nodig.waarde < maximum.waarde
    ? stapzinnen.rest(hoeveel())
    : `Je leent het hoogste bedrag dat kan: ${hoeveel()}.`
}

const nhg = ({ getal, invoer, waarde, bedrag }: Cijfers<stappen.Nhginvoer>): Gezegd => {
  if (waarde === true)
    return `Je woning en je hypotheek zijn niet hoger dan ${bedrag('grens')}. Daarom rekenen we met NHG.`
  if (getal('hypotheekbedragMetNhg') <= 0) return 'Je neemt geen hypotheek, dus ook geen NHG.'
  const isBoven = Math.max(getal('waarde'), getal('hypotheekbedragMetNhg')) > getal('grens')
  return isBoven || invoer('metRenteZonderNhg') !== true
    ? `Je woning of je hypotheek is hoger dan ${bedrag('grens')}. Daarom rekenen we zonder NHG.`
    : 'Met de rente met NHG kan je niets lenen. Daarom rekenen we zonder NHG.'
}

export const aanschafWoorden: Woorden<typeof stappen> = {
  eigenGeld: gevraagd('euro', 'Eigen geld', 'eigenInleg'),
  metNhg: gekozen('ja of nee', 'Eerst rekenen we alsof er NHG is', { waarom: NHG_KEUZE }),
  metRenteZonderNhg: gekozen('ja of nee', 'We rekenen met de rente zonder NHG', {
    waarom: 'We rekenden eerst met de rente met NHG. Daarmee was er geen NHG.',
  }),
  provisie: norm('nhg', 'procent', 'Percentage voor NHG', 'provisie'),
  grens: norm('nhg', 'euro', 'NHG-grens', 'grens'),
  grensNieuwbouwA4: norm('nhg', 'euro', 'NHG-grens voor deze woning', 'grensNieuwbouwA4'),
  eigenInleg: eigen('afronding', 'euro', 'Eigen geld dat meetelt', {
    afronding: 'op de cent, half naar boven',
    formule: 'het ingevulde eigen geld; niets ingevuld is 0',
    plaatsing: { achteraan: true },
    zin: ({ uitkomst, bedrag }) =>
      uitkomst > 0 ? `Je vulde ${bedrag()} eigen geld in.` : 'Je vulde geen eigen geld in.',
    waarom: 'Eigen geld telt op de cent.',
  }),
  zonderNhg: eigen('som', 'euro', 'Wat je nodig hebt zonder de kosten van NHG', {
    afronding: 'op een miljoenste euro',
    formule: deel('aankoopkosten')
      .plus('hypotheekaktekosten', 'hypotheekakte')
      .plus('taxatiekosten', 'taxatie')
      .plus('restschuld')
      .min('overwaarde'),
    getoond: { als: 'som' },
    zin: ({ uitkomst, bedrag }) =>
      uitkomst < 0
        ? stapzinnen.overwaardeGenoeg
        : `Voor de woning en de kosten heb je ${bedrag()} nodig, nog zonder NHG.`,
    waarom: OPTELLEN,
  }),
  hypotheekbedragMetNhg: eigen('laagste', 'euro', 'Hypotheek als er NHG is', {
    ...hypotheek,
    zin: ({ bedrag }) => bijzaak(`Met NHG zou je hypotheek ${bedrag()} zijn.`),
  }),
  hypotheekbedrag: eigen('laagste', 'euro', 'Hypotheek die je neemt', {
    ...hypotheek,
    plaatsing: { achteraan: true },
    zin: hypotheekbedrag,
  }),
  nhg: stap('voorwaarde', 'ja of nee', 'Is er NHG?', wet('nhg'), {
    formule:
      'ja als waarde en hypotheek niet boven de NHG-grens zijn en er een hypotheek is; ' +
      'nee als de rente alleen zonder NHG geldt',
    zin: nhg,
    keuze: `${NHG_KEUZE} ${NHG_VOORWAARDEN}`,
  }),
  nhgKosten: stap('percentage', 'euro', 'Kosten van NHG', wet('nhg'), {
    formule: deel('hypotheekbedrag', 'hypotheek').maal('provisie', 'NHG-percentage').anders('zonder NHG 0'),
    cijfers: (invoer) => invoer.nhg,
    zin: ({ uitkomst, procent, hoeveel }) =>
      tenzijNul(
        uitkomst,
        () => `NHG kost één keer ${procent('provisie')} van je hypotheek: ${hoeveel()}.`,
        'Zonder NHG zijn er geen kosten van NHG.',
      ),
  }),
  financieringskosten: eigen('som', 'euro', 'Kosten van de hypotheek', {
    formule: deel('hypotheekaktekosten', 'hypotheekakte').plus('taxatiekosten', 'taxatie').plus('nhgKosten', 'NHG'),
    zin: ({ bedrag }) => `De kosten voor de hypotheek zijn samen ${bedrag()}.`,
    waarom: 'Advies, afhandeling, een keuring, een bankgarantie en rente tijdens de bouw tellen niet mee.',
  }),
  totaalFinancieringskosten: eigen('som', 'euro', 'Kosten van kopen en lenen samen', {
    formule: deel('aankoopkosten', 'kosten van de aankoop').plus('financieringskosten', 'kosten van de hypotheek'),
    zin: ({ bedrag }) => `De woning en alle kosten zijn samen ${bedrag()}.`,
    waarom: OPTELLEN,
  }),
  benodigdeFinanciering: eigen('som', 'euro', 'Wat je in totaal nodig hebt', {
    formule: deel('totaalFinancieringskosten', 'totale kosten').plus('restschuld').min('overwaarde').nietOnderNul(),
    plaatsing: { slotsom: true },
    zin: ({ getoond, bedrag }) => {
      if (getoond('overwaarde') > 0) return `Min je overwaarde heb je ${bedrag()} nodig.`
      return getoond('restschuld') > 0
        ? `Met je restschuld erbij heb je ${bedrag()} nodig.`
        : `In totaal heb je ${bedrag()} nodig.`
    },
    waarom: 'De overwaarde van je huidige woning gaat eraf, een restschuld komt erbij.',
  }),
  benodigdeEigenInleg: eigen('verschil', 'euro', 'Eigen geld dat nodig is', {
    formule: deel('benodigdeFinanciering', 'wat je nodig hebt')
      .min('maximaleHypotheek', 'maximale hypotheek')
      .nietOnderNul(),
    plaatsing: { achteraan: true },
    zin: ({ getoond, bedrag }) =>
      tenzijNul(
        roundTekort(getoond()),
        () => `Je hebt meer nodig dan je kan lenen, dus minstens ${bedrag()} betaal je zelf.`,
        'Je kan alles lenen wat je nodig hebt.',
      ),
    waarom: 'Wat je niet kan lenen, betaal je zelf.',
  }),
  extraBenodigdeEigenInleg: eigen('verschil', 'euro', 'Extra eigen inleg nodig', {
    formule: deel('benodigdeEigenInleg', 'eigen geld dat nodig is')
      .min('eigenInleg', 'eigen geld dat je hebt')
      .nietOnderNul(),
    plaatsing: { achteraan: true },
    zin: ({ uitkomst, bedrag }) =>
      roundTekort(uitkomst) > 0 ? `Je komt ${bedrag()} eigen geld tekort.` : 'Je hebt genoeg eigen geld.',
    waarom: 'Wat je al hebt, telt mee.',
  }),
}
