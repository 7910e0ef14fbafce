import { keuzezinnen } from '../keuzezinnen'
import { deel, hetLaagsteVan } from '../formule'
import { laagsteVan } from '../plaats'
import { eigen, gekozen, meegegeven, norm, stap, gevraagd, wet, type Woorden } from '../woorden'
import { tenzijNul, type Cijfers, type Gezegd } from '../zin'
import { opsomming, stapzinnen } from '../stapzinnen'
import { belastDeel, deelVanWaarde, isVrijgesteld, type Belastinginvoer } from './grenzen'
import { onderpandType } from './woning.stappen'
import type * as stappen from './woning.stappen'

export * from './woning.stappen'

const GEMIDDELD = 'Een gemiddeld bedrag: de prijs verschilt.'

/** Creates the texts of a cost that only an existing home has. */
const alleenBijBestaandeBouw = (bestaand: (bedrag: string) => string, nieuw: string) => ({
  formule: 'het bedrag bij een bestaande woning; bij nieuwbouw 0',
  waarom: 'Bij nieuwbouw zit dit in de prijs, of is het niet nodig.',
  zin: ({ invoer, bedrag }: Cijfers<Parameters<typeof stappen.taxatiekosten>[0]>): Gezegd =>
    invoer('onderpandType') === 'Nieuwbouw' ? nieuw : bestaand(bedrag()),
})

const OPTELLEN = 'We tellen de bedragen op.'

const VRIJ = { ja: '0', eenVanTwee: 'de helft' } as const

const prijsMaalPercentage = deel('koopsom', 'vraagprijs').maal('percentage')

const vrijstellingskeuze = (invoer: Belastinginvoer): string => {
  if (invoer.vrijgesteld === undefined) return keuzezinnen.startersvrijstelling
  if (!isVrijgesteld(invoer)) return 'De woning is te duur voor de startersvrijstelling, ook voor een deel ervan.'
  return invoer.vrijgesteld === 'ja'
    ? 'Of je de startersvrijstelling kan gebruiken, kijken we niet na: dat zeg je zelf.'
    : keuzezinnen.startersvrijstellingVanEen
}

const overdrachtsbelasting = (cijfers: Cijfers<Belastinginvoer>): Gezegd => {
  const { invoer, getal, procent, bedrag, hoeveel } = cijfers
  if (invoer('onderpandType') === 'Nieuwbouw') return 'Bij nieuwbouw betaal je geen overdrachtsbelasting.'
  const [wie, grens] = [invoer('vrijgesteld'), bedrag('grens')]
  const [prijs, percentage] = [bedrag('koopsom'), procent('percentage')]
  const teDuur = wie !== undefined && getal('koopsom') > getal('grens')
  if (wie === 'ja' && !teDuur)
    return `De woning kost niet meer dan ${grens}. Met de startersvrijstelling betaal je geen overdrachtsbelasting.`
  if (wie === 'eenVanTwee' && !teDuur)
    return (
      'Een van jullie gebruikt de startersvrijstelling. ' +
      `Over de helft van ${prijs} betalen jullie ${percentage} overdrachtsbelasting: ${hoeveel()}.`
    )
  const belasting = `Je betaalt ${percentage} van ${prijs} aan overdrachtsbelasting: ${hoeveel()}.`
  return teDuur
    ? [`De woning kost meer dan ${grens}. Dan geldt de startersvrijstelling niet, ook niet voor een deel.`, belasting]
    : belasting
}

const aankoopkosten = ({ getal, bedrag }: Cijfers<Parameters<typeof stappen.aankoopkosten>[0]>): Gezegd => {
  const namen = [
    'De prijs',
    ...(getal('meerwerkOfVerbouwingskosten') > 0 ? ['het werk'] : []),
    ...(getal('leveringsaktekosten') > 0 ? ['de leveringsakte'] : []),
    ...(getal('overdrachtsbelasting') > 0 ? ['de overdrachtsbelasting'] : []),
  ]
  return namen.length === 1 ? `De prijs is ${bedrag()}.` : `${opsomming(namen)} zijn samen ${bedrag()}.`
}

/** Returns the sentence about the balance of the sale. A shortage that rounds to € 0 is described as € 0 left over. */
const saldo = ({ getoond, invoer, bedrag, omvang }: Cijfers<Parameters<typeof stappen.saldo>[0]>): Gezegd => {
  const eraf = `Van ${bedrag('verkoopprijs')} gaan ${bedrag('makelaarskosten')} verkoopkosten`
  if (invoer('huidigHypotheekbedrag') === undefined) return `${eraf} af, dus er blijft ${bedrag()} over.`
  const metHypotheek = `${eraf} en ${bedrag('huidigHypotheekbedrag')} hypotheek af`
  return getoond() < 0
    ? `${metHypotheek}, dus je komt ${omvang()} tekort.`
    : `${metHypotheek}, dus er blijft ${bedrag()} over.`
}

export const woningWoorden: Woorden<typeof stappen> = {
  onderpandType: gevraagd('soort', 'Bestaande woning of nieuwbouw', 'onderpand.onderpandType'),
  koopsom: gevraagd('euro', 'Vraagprijs van de woning', 'onderpand.koopsom'),
  verbouwing: gevraagd('euro', 'Kosten van de verbouwing', 'onderpand.meerwerkOfVerbouwingskosten', {
    zin: ({ bedrag }) => `Je vulde ${bedrag()} in voor de verbouwing.`,
  }),
  meerwerk: gevraagd('euro', 'Kosten van het meerwerk', 'onderpand.meerwerkOfVerbouwingskosten', {
    zin: ({ bedrag }) => `Je vulde ${bedrag()} in voor meerwerk.`,
  }),
  hoogstePercentage: norm('leningTenOpzichteVanWaarde', 'procent', 'Deel van de waarde dat je mag lenen'),
  waarde: stap('som', 'euro', 'Waarde van de woning', wet('leningTenOpzichteVanWaarde'), {
    plaatsing: { verhaaldeel: 'woning' },
    formule: deel('koopsom', 'vraagprijs').plus('meerwerkOfVerbouwingskosten', 'verbouwing of meerwerk'),
    getoond: { als: 'som' },
    zinBij: ({ getal, bedrag }, { waardeVan }) => {
      if (getal('meerwerkOfVerbouwingskosten') === 0)
        return `We rekenen met de prijs als waarde van de woning: ${bedrag()}.`
      const werk = waardeVan(onderpandType) === 'Nieuwbouw' ? 'het meerwerk' : 'de verbouwing'
      return (
        `We rekenen met ${bedrag('koopsom')} en ${bedrag('meerwerkOfVerbouwingskosten')} voor ${werk}: ` +
        `de woning is dan ${bedrag()} waard.`
      )
    },
    keuze: 'De vraagprijs staat voor de waarde. Wat je verbouwt of laat bijbouwen, telt helemaal mee.',
  }),
  maximaleHypotheek: eigen('laagste', 'euro', 'Je kan lenen', {
    plaatsing: {
      verhaaldeel: (bij) => (bij.heeftWoning ? 'woning' : bij.heeftPensioen ? 'maximum' : 'lenen'),
      slotsom: true,
    },
    afronding: 'naar beneden op hele euro’s',
    formule: ({ waarde, metRestschuld }) => {
      if (waarde === undefined) return 'het maximum op je inkomen'
      const opInkomen = deel('opInkomen', 'het maximum op je inkomen')
      const vanWaarde = deel('percentage', 'het percentage').maal('waarde', 'de waarde')
      return metRestschuld === undefined
        ? hetLaagsteVan(opInkomen, vanWaarde)
        : hetLaagsteVan(opInkomen, deel('metRestschuld', 'het maximum met je restschuld'), vanWaarde)
    },
    zin: ({ kandidaten: [opInkomen, ...andere], bedrag }) => {
      if (opInkomen === undefined)
        return `Je vulde nog geen woning in, dus alleen je inkomen telt: je kan ${bedrag()} lenen.`
      if (opInkomen.telt) return `Je inkomen bepaalt de grens: je kan ${bedrag()} lenen.`
      return andere.at(-1)?.telt
        ? stapzinnen.waardeBepaalt(bedrag())
        : `Je restschuld bepaalt de grens: je kan ${bedrag()} lenen.`
    },
    grondslag: ({ waarde }) => waarde !== undefined && wet('leningTenOpzichteVanWaarde'),
    keuze: ({ waarde }) =>
      waarde !== undefined && 'Boven de waarde lenen we niets mee: geen restschuld en niets om energie te besparen.',
    kandidaten: ({ opInkomen, metRestschuld, waarde, percentage }) =>
      waarde !== undefined &&
      laagsteVan([
        ['wat past bij je inkomen', opInkomen],
        ['wat past als je restschuld meetelt', metRestschuld],
        ['wat past bij de waarde', deelVanWaarde(waarde, percentage)],
      ]),
    waarom: 'Zonder woning telt alleen het inkomen.',
  }),
  leveringsakte: meegegeven('euro', 'Kosten van een leveringsakte', { waarom: GEMIDDELD }),
  hypotheekakte: meegegeven('euro', 'Kosten van een hypotheekakte', {
    waarom: GEMIDDELD,
    zin: ({ bedrag }) => `Voor de hypotheekakte bij de notaris rekenen we ${bedrag()}.`,
  }),
  taxatie: meegegeven('euro', 'Kosten van een taxatie', { waarom: GEMIDDELD }),
  belastingpercentage: norm('overdrachtsbelasting', 'procent', 'Percentage overdrachtsbelasting voor een eigen woning'),
  startersvrijstelling: meegegeven('soort', 'Wie de startersvrijstelling gebruikt'),
  vrijstellingsgrens: norm('startersvrijstelling', 'euro', 'Hoogste prijs voor de startersvrijstelling', 'grens'),
  overdrachtsbelasting: stap('percentage', 'euro', 'Overdrachtsbelasting', wet('overdrachtsbelasting', 'art. 14, 15'), {
    formule: (invoer) =>
      invoer.vrijgesteld === undefined
        ? prijsMaalPercentage.anders('bij nieuwbouw 0')
        : prijsMaalPercentage.anders(`met de vrijstelling ${VRIJ[invoer.vrijgesteld]}, tot en met de grens`),
    cijfers: (invoer) =>
      belastDeel(invoer) > 0 && (belastDeel(invoer) < 1 ? prijsMaalPercentage.door(2) : prijsMaalPercentage),
    zin: overdrachtsbelasting,
    keuze: (invoer) => `${keuzezinnen.eigenBewoning} ${vrijstellingskeuze(invoer)}`,
  }),
  leveringsaktekosten: eigen('voorwaarde', 'euro', 'Kosten van de leveringsakte', {
    ...alleenBijBestaandeBouw(
      (bedrag) => `Voor de leveringsakte bij de notaris rekenen we ${bedrag}.`,
      'Bij nieuwbouw zit de leveringsakte in de prijs.',
    ),
  }),
  taxatiekosten: eigen('voorwaarde', 'euro', 'Kosten van de taxatie', {
    ...alleenBijBestaandeBouw(
      (bedrag) => `Voor de taxatie rekenen we ${bedrag}.`,
      'Bij nieuwbouw rekenen we geen taxatie.',
    ),
  }),
  aankoopkosten: eigen('som', 'euro', 'Kosten van de aankoop', {
    formule: deel('koopsom', 'vraagprijs')
      .plus('meerwerkOfVerbouwingskosten', 'verbouwing of meerwerk')
      .plus('leveringsaktekosten', 'leveringsakte')
      .plus('overdrachtsbelasting'),
    getoond: { sluitpost: 'koopsom' },
    plaatsing: { slotsom: true },
    zin: aankoopkosten,
    waarom: OPTELLEN,
  }),
  verkoopprijs: gevraagd('euro', 'Verkoopprijs van je huidige woning', 'onderpand.verkoopprijs'),
  huidigHypotheekbedrag: gevraagd('euro', 'Hypotheek op je huidige woning', 'onderpand.huidigHypotheekbedrag'),
  makelaarspercentage: gekozen('procent', 'Deel van de verkoopprijs dat de verkoop kost', {
    waarom: 'Een gemiddeld percentage: de prijs van een makelaar verschilt.',
  }),
  makelaarskosten: eigen('percentage', 'euro', 'Kosten van de verkoop', {
    plaatsing: { verhaaldeel: 'verkoop' },
    formule: deel('verkoopprijs').maal('percentage'),
    zin: ({ uitkomst, procent, bedrag, hoeveel }) => {
      const prijs = bedrag('verkoopprijs')
      const zin = `De verkoop van je huidige woning kost ongeveer ${procent('percentage')} van ${prijs}: ${hoeveel()}.`
      return tenzijNul(uitkomst, () => zin, zin)
    },
    waarom: 'We schatten wat de verkoop kost.',
  }),
  saldo: eigen('verschil', 'euro', 'Wat de verkoop overlaat', {
    plaatsing: { verhaaldeel: 'verkoop', slotsom: true },
    formule: deel('verkoopprijs')
      .min('makelaarskosten', 'kosten van de verkoop')
      .min('huidigHypotheekbedrag', 'huidige hypotheek'),
    getoond: { sluitpost: 'makelaarskosten' },
    zin: saldo,
    keuze: ({ huidigHypotheekbedrag }) =>
      huidigHypotheekbedrag === undefined
        ? 'Er is geen huidige hypotheek ingevuld: we rekenen met 0.'
        : 'Je huidige hypotheek los je helemaal af: die verhuist niet mee.',
    waarom: 'Met de opbrengst los je eerst je huidige hypotheek af.',
  }),
  overwaarde: eigen('hoogste', 'euro', 'Overwaarde van je huidige woning', {
    plaatsing: { verhaaldeel: 'verkoop' },
    formule: 'wat de verkoop overlaat, niet onder 0',
    zin: ({ getoond, bedrag }) =>
      tenzijNul(
        getoond(),
        () => `Je overwaarde van ${bedrag()} gebruik je voor de nieuwe woning.`,
        'Je hebt geen overwaarde.',
      ),
    waarom: 'Is er geld over, dan gebruik je dat voor de nieuwe woning.',
  }),
  restschuld: eigen('hoogste', 'euro', 'Restschuld van je huidige woning', {
    plaatsing: { verhaaldeel: 'verkoop' },
    formule: 'wat er tekort is na de verkoop, niet onder 0',
    zin: ({ getoond, bedrag }) =>
      tenzijNul(
        getoond(),
        () => `Je restschuld van ${bedrag()} komt bij wat je nodig hebt.`,
        'Je hebt geen restschuld.',
      ),
    waarom: 'Is er geld tekort, dan tellen we dat op bij wat je nodig hebt.',
  }),
}
