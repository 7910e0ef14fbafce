import { naamVanEnergielabel } from '../../antwoorden/energielabel'
import { studieschuld } from '../aanvragers/aanvragers.stappen'
import { momentVan, type Moment } from '../aanvragers/momenten'
import { deel, hetLaagsteVan, samen } from '../formule'
import { keuzezinnen } from '../keuzezinnen'
import { inSpoor, type Noem } from '../noem'
import { laagsteVan, plaatsTotEnMet, plaatsVanLabel } from '../plaats'
import { terugbetaald } from '../rente/annuiteitformules'
import type { Stapplek } from '../stap'
import { norm, stap, gevraagd, wet, type Woorden } from '../woorden'
import { bijzaak, tenzijNul, type Cijfers, type Gezegd, type Huishouden } from '../zin'
import { stapzinnen } from '../stapzinnen'
import { plaatsInTabel } from './plaatsInTabel'
import { bijRestschuld } from './bijRestschuld'
import { GEEN_RUIMTE, maximum } from './toets.stappen'
import type * as stappen from './toets.stappen'
import type { Momenten } from './toets.stappen'

export * from './toets.stappen'

/**
 * Returns the mortgages that fit today and after each retirement, each as a `Kandidaat`. `telt` is true for the lowest
 * mortgage only, or for the first of equally low mortgages.
 */
const vergelijk = (momenten: Momenten, { wanneer }: Noem) =>
  laagsteVan([
    [wanneer.nu, momenten.vandaag],
    [wanneer.eerste, momenten.eersteMetPensioen],
    [wanneer.tweede, momenten.tweedeMetPensioen],
    [wanneer.beiden, momenten.beidenMetPensioen],
  ])

const beslissend = (momenten: Momenten): string =>
  vergelijk(momenten, inSpoor(undefined)).find(({ telt }) => telt)?.wat ?? ''

const inCijfers = (momenten: Momenten) => hetLaagsteVan(...(Object.keys(momenten) as (keyof Momenten)[]))

const isNu = ({ eersteMetPensioen, tweedeMetPensioen }: Momenten): boolean =>
  eersteMetPensioen === undefined && tweedeMetPensioen === undefined

/** Whether the income test of this moment leaves a mortgage above 0. */
const heeftRuimte = (moment: Moment, { getalVan }: Huishouden): boolean => getalVan(maximum, moment) > 0

/** Returns a function that gives the sentences on an extra loan amount: `zin`, or a `Bijzaak` if no mortgage fits. */
const alsErRuimteIs =
  <I>(zin: (cijfers: Cijfers<I>, bij: Huishouden) => Gezegd) =>
  (cijfers: Cijfers<I>, bij: Huishouden): Gezegd =>
    heeftRuimte(cijfers.moment, bij)
      ? zin(cijfers, bij)
      : bijzaak('Er blijft niets over voor een hypotheek, dus er telt ook niets extra mee.')

/** Returns the chapter about the maximum: `maximum` if a home buyer retires within ten years, and `lenen` otherwise. */
const bijMaximum = ({ heeftPensioen }: Huishouden) => (heeftPensioen ? 'maximum' : 'lenen')

/** Returns the sentences about the choice of the norm table. Empty if both buyers have equal incomes and age groups. */
const tabelkeuze = ({
  getal,
  invoer,
}: Cijfers<Parameters<typeof stappen.leeftijdsgroepSamen>[0]>): readonly string[] => {
  if (getal('toetsinkomenEerste') !== getal('toetsinkomenTweede'))
    return ['Dat hangt af van wie van jullie het hoogste toetsinkomen heeft.']
  const [eerste, tweede] = [invoer('soortEerste') === 'Pensioen', invoer('soortTweede') === 'Pensioen']
  return eerste === tweede ? [] : ['Jullie toetsinkomen is gelijk, dus we nemen de tabel met het laagste percentage.']
}

const welkeTabel = ({ inWoorden }: Pick<Cijfers<object>, 'inWoorden'>): string =>
  `We gebruiken de tabel voor mensen ${inWoorden()}.`

/** Returns an article of the Trhk as legal source, with publication and status of the norm `studieschuldfactoren`. */
const trhk = (artikel: string) => wet('studieschuldfactoren', artikel)
const ART_3 = trhk('art. 3')
const beslisregel = (momenten: Momenten) => (isNu(momenten) ? ART_3 : trhk('art. 2 lid 5, art. 3'))

const TABELLEN = wet('financieringslast')

const WELKE_TABEL = 'Tabel die geldt: met of zonder AOW'

const NA_PENSIOEN_OPNIEUW =
  ' Na pensioen kijken we opnieuw of dit bedrag geldt: met het inkomen na pensioen en de tabel die daarbij hoort.'

const watPast = ({ wanneer }: Noem, { pad }: Stapplek): string => `Hypotheek die past ${wanneer[momentVan(pad)]}`

export const toetsWoorden: Woorden<typeof stappen> = {
  aantalAanvragers: gevraagd('personen', ({ kopers }) => `Aantal ${kopers}`, 'hypotheekgevers'),
  energielabel: gevraagd('soort', 'Energielabel van de woning', 'onderpand.energielabelType'),
  tabellen: norm('financieringslast', 'tabel', 'Tabellen met financieringslastpercentages'),
  studieschuldfactoren: norm('studieschuldfactoren', 'tabel', 'Factoren voor een studieschuld'),
  alleenstaande: norm('alleenstaande', 'tabel', 'Bedrag voor alleenstaanden en de grens ervoor'),
  labelbedragen: norm('extraVoorEnergielabel', 'tabel', 'Extra lenen per energielabel'),
  toetsinkomen: stap('som', 'euro per jaar', 'Toetsinkomen: het inkomen dat in totaal meetelt, niet onder 0', ART_3, {
    afronding: 'op een miljoenste euro',
    plaatsing: { verhaaldeel: 'inkomen', slotsom: 'nu', elkMoment: true },
    formule: (invoer) => samen('toetsinkomen')(invoer).nietOnderNul(),
    zinBij: ({ bedrag }, { samen: metPartner }) =>
      metPartner ? `Samen telt er ${bedrag()} per jaar mee.` : bijzaak(`Er telt ${bedrag()} per jaar mee.`),
  }),
  leeftijdsgroep: stap('voorwaarde', 'soort', WELKE_TABEL, ART_3, {
    plaatsing: { verhaaldeel: 'inkomen' },
    formule: 'met AOW als de aanvrager pensioen heeft',
    zin: welkeTabel,
    keuze: keuzezinnen.pensioenIsAow,
  }),
  leeftijdsgroepSamen: stap('voorwaarde', 'soort', WELKE_TABEL, ART_3, {
    naam: 'leeftijdsgroep',
    plaatsing: { verhaaldeel: 'inkomen' },
    formule:
      'met AOW als de aanvrager met het hoogste toetsinkomen pensioen heeft; ' +
      'bij gelijk inkomen de tabel met het laagste percentage',
    zin: (cijfers) => [welkeTabel(cijfers), ...tabelkeuze(cijfers)],
    keuze: `${keuzezinnen.pensioenIsAow} Dat bij gelijk inkomen het laagste percentage telt, kiezen wij.`,
  }),
  percentage: stap('tabel', 'procent', 'Deel van het inkomen dat naar woonlasten mag', TABELLEN, {
    plaatsing: { verhaaldeel: 'inkomen' },
    formule:
      'in de tabel die geldt: de rij van het toetsinkomen (naar beneden), de kolom van de toetsrente (naar boven)',
    zin: ({ procent }) => `Volgens de leennormen mag hoogstens ${procent()} van dit inkomen naar je hypotheek gaan.`,
    plaats: (invoer) => plaatsInTabel(invoer),
  }),
  toegestaneMaandlast: stap('percentage', 'euro per maand', 'Toegestane maandlast: wat past bij het inkomen', ART_3, {
    plaatsing: { verhaaldeel: 'inkomen' },
    formule: deel('toetsinkomen').maal('percentage').door(12),
    zin: ({ uitkomst, hoeveel }) => {
      const zin = `Dat is ${hoeveel()} per maand.`
      return tenzijNul(uitkomst, () => zin, zin)
    },
  }),
  studieschuldfactor: stap('tabel', 'factor', 'Hoe zwaar een studieschuld meetelt', trhk('art. 3a'), {
    plaatsing: { verhaaldeel: 'schulden' },
    formule: 'de factor van de eerste groep waarvan de grens niet lager is dan de toetsrente',
    zinBij: ({ inWoorden }, { getallenVan }) => {
      const zin = `Het maandbedrag van een studieschuld tellen we ${inWoorden()} keer mee, volgens de leennormen.`
      return getallenVan(studieschuld).some((bedrag) => bedrag > 0) ? zin : bijzaak(zin)
    },
    keuze: keuzezinnen.studieschuldfactor,
    plaats: ({ factoren, toetsrente }) => [plaatsTotEnMet('toetsrente', toetsrente, factoren, 'factor')],
  }),
  verplichtingen: stap('som', 'euro per maand', 'Schulden: wat er in totaal per maand naartoe gaat', ART_3, {
    plaatsing: { verhaaldeel: 'schulden', slotsom: 'nu' },
    formule: samen('schulden'),
    getoond: { sluitend: true },
    zinBij: ({ uitkomst, bedrag }, { samen: metPartner }) => {
      if (uitkomst === 0) return 'Je vulde geen schulden in, dus er gaat niets af.'
      return metPartner
        ? `Samen tellen jullie schulden mee als ${bedrag()} per maand.`
        : bijzaak(`Je schulden tellen mee als ${bedrag()} per maand.`)
    },
  }),
  ruimte: stap('verschil', 'euro per maand', 'Ruimte per maand voor de hypotheek', ART_3, {
    plaatsing: { verhaaldeel: 'schulden' },
    formule: deel('toegestaneMaandlast', 'toegestane maandlast').min('verplichtingen', 'schulden'),
    getoond: { als: 'som' },
    zinBij: ({ moment, getal, hoeveel }, bij) => {
      if (heeftRuimte(moment, bij)) return `Voor je hypotheek blijft er ${hoeveel()} per maand over.`
      return getal('verplichtingen') > 0 ? stapzinnen.geenRuimte : stapzinnen.geenInkomen
    },
  }),
  contanteWaarde: stap('annuiteit', 'euro', 'Hypotheek die bij deze ruimte hoort', ART_3, {
    formule: 'de hypotheek die je met deze ruimte per maand in 30 jaar terugbetaalt, met de toetsrente als rente',
    cijfers: ({ rente }) => terugbetaald(deel('maandbedrag'), rente),
    zinBij: ({ moment, hoeveel, procent }, bij) =>
      heeftRuimte(moment, bij)
        ? stapzinnen.lening(hoeveel('maandbedrag'), hoeveel(), procent('rente'))
        : bijzaak(stapzinnen.geenLening),
  }),
  bedragAlleenstaande: stap('voorwaarde', 'euro', 'Extra lenen voor wie alleen koopt', wet('alleenstaande'), {
    formule:
      'het bedrag voor alleenstaanden bij één aanvrager met een toetsinkomen boven de grens ' +
      'van de tabel die geldt, anders 0',
    zinBij: alsErRuimteIs(({ invoer, uitkomst, bedrag }, { samen: metPartner, bedrag: inWoorden }) => {
      if (metPartner) return bijzaak('Je koopt samen, dus je mag niets extra lenen als alleenstaande.')
      const grens = inWoorden(invoer('norm').bovenToetsinkomen[invoer('leeftijdsgroep')])
      return uitkomst > 0
        ? `Je koopt alleen en je toetsinkomen is hoger dan ${grens}, dus je mag ${bedrag()} extra lenen.`
        : bijzaak(`Je toetsinkomen is niet hoger dan ${grens}, dus je mag niets extra lenen als alleenstaande.`)
    }),
    keuze: (_, { pad }) =>
      'De wet zegt ‘mag’, en bedoelt wie zonder partner woont en aantoonbaar niet kwetsbaar is. ' +
      'Dat vragen we niet: het geldt bij ons voor wie alleen koopt.' +
      (momentVan(pad) === 'nu' ? '' : NA_PENSIOEN_OPNIEUW),
  }),
  bedragEnergielabel: stap('tabel', 'euro', 'Extra lenen door het energielabel', wet('extraVoorEnergielabel'), {
    formule: 'het bedrag bij het energielabel van de woning; zonder woning of label 0',
    zinBij: alsErRuimteIs(({ invoer, uitkomst, bedrag }, { heeftWoning }) => {
      if (!heeftWoning) return bijzaak('Je vulde nog geen woning in, dus het energielabel telt nog niet mee.')
      const label = invoer('energielabel')
      if (label === undefined || label === 'Onbekend')
        return 'Je weet het energielabel nog niet, dus we rekenen niets extra.'
      return uitkomst > 0
        ? `Door energielabel ${naamVanEnergielabel(label)} mag je ${bedrag()} extra lenen.`
        : `Voor energielabel ${naamVanEnergielabel(label)} mag je niets extra lenen.`
    }),
    keuze: ({ energielabel = 'Onbekend' }) =>
      (energielabel === 'Onbekend' ? 'Zonder bekend label rekenen we niets extra. ' : '') +
      'Het extra bedrag om energie te besparen telt niet mee.',
    plaats: ({ energielabel = 'Onbekend', norm }) =>
      energielabel !== 'Onbekend' && [plaatsVanLabel(energielabel, norm)],
  }),
  maximum: stap('som', 'euro', watPast, wet('alleenstaande', 'art. 3 lid 8, art. 4 lid 3'), {
    formule: deel('contanteWaarde', 'hypotheek bij de ruimte')
      .plus('bedragAlleenstaande', 'bedrag alleenstaande')
      .plus('bedragEnergielabel', 'bedrag energielabel')
      .anders('zonder ruimte per maand 0'),
    cijfers: ({ ruimte }) => ruimte > GEEN_RUIMTE,
    getoond: { als: 'naar beneden', sluitpost: 'contanteWaarde' },
    plaatsing: { slotsom: true, elkMoment: true },
    zin: ({ moment, uitkomst, bedrag }) => {
      if (uitkomst === 0) return bijzaak(stapzinnen.pastNiet)
      return moment === 'nu'
        ? `Bij je inkomen van nu past een hypotheek van ${bedrag()}.`
        : `Met pensioen past een hypotheek van ${bedrag()}.`
    },
    keuze: 'De extra bedragen gelden alleen als er ruimte is voor een maandlast.',
  }),
  maximaleHypotheekOpInkomen: stap('laagste', 'euro', 'Maximale hypotheek op je inkomen', beslisregel, {
    plaatsing: { verhaaldeel: bijMaximum, slotsom: true },
    afronding: 'naar beneden op hele euro’s',
    formule: (momenten) =>
      isNu(momenten)
        ? 'de hypotheek die past bij het inkomen van nu'
        : `het laagste van wat nu past en wat op elk moment na pensioen past: wat past ${beslissend(momenten)}`,
    cijfers: (momenten) => !isNu(momenten) && inCijfers(momenten),
    zin: ({ kandidaten, bedrag }) =>
      kandidaten.length > 0 ? stapzinnen.laagste(bedrag()) : bijzaak(stapzinnen.maximum(bedrag())),
    keuze: (momenten) =>
      (isNu(momenten)
        ? ''
        : 'We vragen niet wie het eerst met pensioen gaat, en kijken daarom naar elke volgorde. ' +
          'Eigen vermogen tellen we niet mee als inkomen. ') + 'We ronden af naar beneden: nooit meer dan past.',
    kandidaten: (momenten, noem) => !isNu(momenten) && vergelijk(momenten, noem),
  }),
  maximaleHypotheekMetRestschuld: stap('laagste', 'euro', 'Maximale hypotheek als de restschuld meetelt', TABELLEN, {
    plaatsing: { verhaaldeel: 'woning' },
    afronding: 'naar beneden op hele euro’s',
    formule: (momenten) =>
      `de hypotheek die past als de restschuld meetelt${isNu(momenten) ? '' : `, ${beslissend(momenten)}`}`,
    cijfers: (momenten) => !isNu(momenten) && inCijfers(momenten),
    zinBij: ({ kandidaten, bedrag }, bij) =>
      kandidaten.length > 0 ? bijRestschuld(bij, stapzinnen.laagste(bedrag())) : bijzaak(stapzinnen.maximum(bedrag())),
    keuze: 'We ronden af naar beneden: nooit meer dan past.',
    kandidaten: (momenten, noem) => !isNu(momenten) && vergelijk(momenten, noem),
  }),
}
