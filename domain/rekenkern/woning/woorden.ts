import { zinnen } from '../../aannames/woorden'
import { laagsteVan } from '../plaats'
import { eigen, gekozen, meegegeven, norm, stap, gevraagd, wet, type Woorden } from '../woorden'
import type * as aanschaf from './aanschaf.stappen'
import {
  belastDeel,
  deelVanWaarde,
  isVrijgesteld,
  nodigeHypotheek,
  type Belastinginvoer,
  type Hypotheekinvoer,
} from './grenzen'
import type * as woning from './woning.stappen'

const GEMIDDELD = 'Een gemiddeld bedrag: de prijs verschilt.'

const alleenBijBestaandeBouw = {
  formule: 'het bedrag bij een bestaande woning; bij nieuwbouw 0',
  waarom: 'Bij nieuwbouw zit dit in de prijs, of is het niet nodig.',
}

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

const VRIJ = { ja: '0', eenVanTwee: 'de helft' } as const

const PRIJS_MAAL_PERCENTAGE = '{koopsom: vraagprijs} × {percentage}'

const vrijstellingskeuze = (invoer: Belastinginvoer): string => {
  if (invoer.vrijgesteld === undefined) return zinnen.startersvrijstelling
  if (!isVrijgesteld(invoer)) return 'De woning is te duur voor de startersvrijstelling, ook voor een deel ervan.'
  return invoer.vrijgesteld === 'ja'
    ? 'Of je de startersvrijstelling kan gebruiken, kijken we niet na: dat zeg je zelf.'
    : zinnen.startersvrijstellingVanEen
}

export const woningWoorden: Woorden<typeof woning> = {
  onderpandType: gevraagd('soort', 'Bestaande woning of nieuwbouw', 'onderpand.onderpandType'),
  koopsom: gevraagd('euro', 'Vraagprijs van de woning', 'onderpand.koopsom'),
  verbouwing: gevraagd('euro', 'Kosten van de verbouwing', 'onderpand.meerwerkOfVerbouwingskosten'),
  meerwerk: gevraagd('euro', 'Kosten van het meerwerk', 'onderpand.meerwerkOfVerbouwingskosten'),
  hoogstePercentage: norm('leningTenOpzichteVanWaarde', 'procent', 'Deel van de waarde dat je mag lenen'),
  waarde: stap('som', 'euro', 'Waarde van de woning', wet('leningTenOpzichteVanWaarde'), {
    formule: '{koopsom: vraagprijs} + {meerwerkOfVerbouwingskosten: verbouwing of meerwerk}',
    keuze: 'De vraagprijs staat voor de waarde. Wat je verbouwt of laat bijbouwen, telt helemaal mee.',
  }),
  maximaleHypotheek: eigen('laagste', 'euro', 'Je kan lenen', {
    afronding: 'naar beneden op hele euro’s',
    formule: ({ waarde }) =>
      waarde === undefined
        ? 'het maximum op je inkomen'
        : 'het laagste van {opInkomen: het maximum op je inkomen} en {percentage: het percentage} × {waarde: de waarde}',
    grondslag: ({ waarde }) => waarde !== undefined && wet('leningTenOpzichteVanWaarde'),
    keuze: ({ waarde }) =>
      waarde !== undefined && 'Boven de waarde lenen we niets mee: geen restschuld en niets om energie te besparen.',
    kandidaten: ({ opInkomen, waarde, percentage }) =>
      waarde !== undefined &&
      laagsteVan([
        ['wat past bij je inkomen', opInkomen],
        ['wat past bij de waarde', deelVanWaarde(waarde, percentage)],
      ]),
    waarom: 'Zonder woning telt alleen het inkomen.',
  }),
  leveringsakte: meegegeven('euro', 'Kosten van een leveringsakte', { waarom: GEMIDDELD }),
  hypotheekakte: meegegeven('euro', 'Kosten van een hypotheekakte', { waarom: GEMIDDELD }),
  taxatie: meegegeven('euro', 'Kosten van een taxatie', { waarom: GEMIDDELD }),
  belastingpercentage: norm('overdrachtsbelasting', 'procent', 'Percentage overdrachtsbelasting voor een eigen woning'),
  startersvrijstelling: meegegeven('soort', 'Wie de startersvrijstelling gebruikt'),
  vrijstellingsgrens: norm('startersvrijstelling', 'euro', 'Hoogste prijs voor de startersvrijstelling', 'grens'),
  overdrachtsbelasting: stap('percentage', 'euro', 'Overdrachtsbelasting', wet('overdrachtsbelasting', 'art. 14, 15'), {
    formule: (invoer) =>
      invoer.vrijgesteld === undefined
        ? `${PRIJS_MAAL_PERCENTAGE}; bij nieuwbouw 0`
        : `${PRIJS_MAAL_PERCENTAGE}; met de vrijstelling ${VRIJ[invoer.vrijgesteld]}, tot en met de grens`,
    cijfers: (invoer) => belastDeel(invoer) > 0 && PRIJS_MAAL_PERCENTAGE + (belastDeel(invoer) < 1 ? ' ÷ 2' : ''),
    keuze: (invoer) => `${zinnen.eigenBewoning} ${vrijstellingskeuze(invoer)}`,
  }),
  leveringsaktekosten: eigen('voorwaarde', 'euro', 'Kosten van de leveringsakte', alleenBijBestaandeBouw),
  taxatiekosten: eigen('voorwaarde', 'euro', 'Kosten van de taxatie', alleenBijBestaandeBouw),
  aankoopkosten: eigen('som', 'euro', 'Kosten van de aankoop', {
    formule:
      '{koopsom: vraagprijs} + {meerwerkOfVerbouwingskosten: verbouwing of meerwerk} + ' +
      '{leveringsaktekosten: leveringsakte} + {overdrachtsbelasting}',
    waarom: OPTELLEN,
  }),
  verkoopprijs: gevraagd('euro', 'Verkoopprijs van je huidige woning', 'onderpand.verkoopprijs'),
  huidigHypotheekbedrag: gevraagd('euro', 'Hypotheek op je huidige woning', 'onderpand.huidigHypotheekbedrag'),
  makelaarspercentage: gekozen('procent', 'Deel van de verkoopprijs dat de verkoop kost', {
    waarom: 'Een gemiddeld percentage: de prijs van een makelaar verschilt.',
  }),
  makelaarskosten: eigen('percentage', 'euro', 'Kosten van de verkoop', {
    formule: '{verkoopprijs} × {percentage}',
    waarom: 'We schatten wat de verkoop kost.',
  }),
  saldo: eigen('verschil', 'euro', 'Wat de verkoop overlaat', {
    formule: '{verkoopprijs} − {makelaarskosten: kosten van de verkoop} − {huidigHypotheekbedrag: huidige hypotheek}',
    keuze: ({ huidigHypotheekbedrag }) =>
      huidigHypotheekbedrag === undefined
        ? 'Er is geen huidige hypotheek ingevuld: we rekenen met 0.'
        : 'Je huidige hypotheek los je helemaal af: die verhuist niet mee.',
    waarom: 'Met de opbrengst los je eerst je huidige hypotheek af.',
  }),
  overwaarde: eigen('hoogste', 'euro', 'Overwaarde van je huidige woning', {
    formule: 'wat de verkoop overlaat, niet onder 0',
    waarom: 'Is er geld over, dan gebruik je dat voor de nieuwe woning.',
  }),
  restschuld: eigen('hoogste', 'euro', 'Restschuld van je huidige woning', {
    formule: 'wat er tekort is na de verkoop, niet onder 0',
    waarom: 'Is er geld tekort, dan tellen we dat op bij wat je nodig hebt.',
  }),
}

export const aanschafWoorden: Woorden<typeof aanschaf> = {
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
