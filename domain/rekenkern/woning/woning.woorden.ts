import { zinnen } from '../../aannames/woorden'
import { laagsteVan } from '../plaats'
import { eigen, gekozen, meegegeven, norm, stap, gevraagd, wet, type Woorden } from '../woorden'
import { belastDeel, deelVanWaarde, isVrijgesteld, type Belastinginvoer } from './grenzen'
import type * as stappen from './woning.stappen'

export * from './woning.stappen'

const GEMIDDELD = 'Een gemiddeld bedrag: de prijs verschilt.'

const alleenBijBestaandeBouw = {
  formule: 'het bedrag bij een bestaande woning; bij nieuwbouw 0',
  waarom: 'Bij nieuwbouw zit dit in de prijs, of is het niet nodig.',
}

const OPTELLEN = 'We tellen de bedragen op.'

const VRIJ = { ja: '0', eenVanTwee: 'de helft' } as const

const PRIJS_MAAL_PERCENTAGE = '{koopsom: vraagprijs} × {percentage}'

const vrijstellingskeuze = (invoer: Belastinginvoer): string => {
  if (invoer.vrijgesteld === undefined) return zinnen.startersvrijstelling
  if (!isVrijgesteld(invoer)) return 'De woning is te duur voor de startersvrijstelling, ook voor een deel ervan.'
  return invoer.vrijgesteld === 'ja'
    ? 'Of je de startersvrijstelling kan gebruiken, kijken we niet na: dat zeg je zelf.'
    : zinnen.startersvrijstellingVanEen
}

export const woningWoorden: Woorden<typeof stappen> = {
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
    formule: ({ waarde, metRestschuld }) =>
      waarde === undefined
        ? 'het maximum op je inkomen'
        : 'het laagste van {opInkomen: het maximum op je inkomen} en ' +
          (metRestschuld === undefined ? '' : '{metRestschuld: het maximum met je restschuld} en ') +
          '{percentage: het percentage} × {waarde: de waarde}',
    grondslag: ({ waarde }) => waarde !== undefined && wet('leningTenOpzichteVanWaarde'),
    keuze: ({ waarde }) =>
      waarde !== undefined && 'Boven de waarde lenen we niets mee: geen restschuld en niets om energie te besparen.',
    kandidaten: ({ opInkomen, metRestschuld, waarde, percentage }) =>
      waarde !== undefined &&
      laagsteVan([
        ['wat past bij je inkomen', opInkomen],
        ['wat past met je restschuld erin', metRestschuld],
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
