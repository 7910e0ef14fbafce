import { keuzezinnen } from '../keuzezinnen'
import { vastBedrag, deel, hetLaagsteVan, vastPercentage, type Formule } from '../formule'
import { vanElk, type Noem } from '../noem'
import { plaatsTotEnMet, plaatsVanaf } from '../plaats'
import { norm, stap, wet, type Woorden } from '../woorden'
import { bijzaak, tenzijNul } from '../zin'
import { perWie } from '../stapzinnen'
import type * as stappen from './aanvrager.stappen'
import { arbeidskortingschijf, hoogsteSchijf, isWerk, verschuldigd, type Belastinggrond, type Korting } from './box1'

export * from './aanvrager.stappen'

type Belastinginvoer = Pick<Belastinggrond, 'inkomen' | 'schijven'>

/**
 * Returns the formula of the tax: a sum over the brackets that the income reaches. Each term is the income in the
 * bracket times the percentage of the bracket. Returns false for an income of 0.
 */
const bereikteSchijven = ({ inkomen, schijven }: Belastinginvoer): Formule<never> | false => {
  const [eerste, ...hogere] = schijven
    .map(({ totEnMet, percentage }, nummer) => ({ vanaf: schijven[nummer - 1]?.totEnMet ?? 0, totEnMet, percentage }))
    .filter(({ vanaf }) => vanaf < inkomen)
    .map(({ vanaf, totEnMet, percentage }) =>
      vastBedrag(Math.min(inkomen, totEnMet ?? Infinity))
        .min(vastBedrag(vanaf))
        .maal(vastPercentage(percentage)),
    )
  return eerste === undefined ? false : hogere.reduce((som, schijf) => som.plus(schijf), eerste)
}

const perSchijf = {
  formule: 'de belasting van box 1 per schijf, opgeteld',
  cijfers: bereikteSchijven,
  plaats: ({ inkomen, schijven }: Belastinginvoer) => [
    plaatsTotEnMet('belastbaarInkomen', inkomen, schijven, 'percentage'),
  ],
}

const metKortingen = {
  formule:
    'de arbeidskorting + elke andere korting: het hoogste bedrag − het percentage van het inkomen boven de grens, ' +
    'niet onder 0',
  cijfers: ({ kortingen }: Korting) =>
    kortingen.reduce<Formule<'arbeidskorting' | 'inkomen'>>((som, { hoogste, afbouwVanaf, afbouw }) => {
      const daarboven = deel('inkomen').min(vastBedrag(afbouwVanaf)).nietOnderNul()
      return som.plus(vastBedrag(hoogste).min(vastPercentage(afbouw).maal(daarboven)).nietOnderNul())
    }, deel('arbeidskorting')),
  plaats: ({ inkomen, kortingen }: Korting) =>
    kortingen.map(({ korting, hoogste, afbouwVanaf, afbouw }) => {
      const rijen = [
        { totEnMet: afbouwVanaf, afbouw: 0 },
        { totEnMet: afbouwVanaf + (100 * hoogste) / afbouw, afbouw },
        { totEnMet: null, afbouw: 0 },
      ]
      return plaatsTotEnMet(korting, inkomen, rijen, 'afbouw')
    }),
}

const minderAftrek = ({ voor }: Noem): string => `Minder aftrek${voor} in de hoogste schijf`

/** Returns `betaal je` for the visitor (1), or `betaalt je partner` for the partner (2). */
const betaalt = perWie('betaal je', 'betaalt je partner')
const deBelasting = perWie('je belasting', 'de belasting van je partner')

const BOX_1 = wet('box1')
const wetIb = (artikel: string) => wet('box1', artikel)
const KORTINGEN = wet('heffingskortingen')
const korting = (artikel: string) => wet('heffingskortingen', artikel)

export const belastingPerAanvragerWoorden: Woorden<typeof stappen> = {
  box1: norm('box1', 'tabel', 'Belastingschijven van box 1'),
  heffingskortingen: norm('heffingskortingen', 'tabel', 'Heffingskortingen'),
  inkomen: stap('voorwaarde', 'euro per jaar', vanElk('Inkomen', ' voor de belasting'), wetIb('art. 3.1'), {
    formule: 'het bruto jaarinkomen; een overig inkomen telt niet mee',
    zin: ({ bedrag }) => bijzaak(`Voor de belasting rekenen we met ${bedrag()} per jaar.`),
    keuze: ({ soort }) =>
      'Betaalde partneralimentatie trekken we niet af.' +
      (soort === 'Onderneming' ? ' Aftrekposten van ondernemers tellen we niet mee.' : ''),
  }),
  schijven: stap('voorwaarde', 'tabel', vanElk('Belastingschijven'), BOX_1, {
    formule: 'de schijven met AOW voor wie pensioen heeft, anders die zonder AOW',
    zin: ({ invoer, normjaar }) => {
      const groep = invoer('soort') === 'Pensioen' ? 'met' : 'zonder'
      return bijzaak(`We gebruiken de belastingschijven van ${normjaar}, ${groep} AOW.`)
    },
    keuze: keuzezinnen.pensioenIsAow,
  }),
  kortingen: stap('voorwaarde', 'tabel', vanElk('Kortingen die met het inkomen dalen'), korting('art. 8.10, 8.17'), {
    formule: 'de heffingskortingen met AOW voor wie pensioen heeft, anders die zonder AOW',
    zin: ({ invoer, normjaar }) => {
      const groep = invoer('soort') === 'Pensioen' ? 'met' : 'zonder'
      return bijzaak(`We gebruiken de heffingskortingen van ${normjaar}, ${groep} AOW.`)
    },
    keuze: keuzezinnen.pensioenIsAow,
  }),
  arbeidskorting: stap('schijven', 'euro per jaar', vanElk('Arbeidskorting'), korting('art. 8.11'), {
    formule:
      'bij inkomen uit werk: het bedrag van de groep waar het inkomen in valt + een percentage van wat daarboven zit, ' +
      'niet onder 0; anders 0',
    cijfers: ({ soort, inkomen, heffingskortingen }) => {
      if (!isWerk(soort)) return false
      const { vanaf, bedrag, percentage } = arbeidskortingschijf(inkomen, heffingskortingen)
      const daarboven = deel('inkomen').min(vastBedrag(vanaf))
      const meer = daarboven.maal(vastPercentage(Math.abs(percentage)))
      return (percentage < 0 ? vastBedrag(bedrag).min(meer) : vastBedrag(bedrag).plus(meer)).nietOnderNul()
    },
    plaats: ({ soort, inkomen, heffingskortingen: { arbeid } }) =>
      isWerk(soort) && [
        plaatsVanaf(
          'arbeidsinkomen',
          inkomen,
          arbeid.map(({ vanaf }) => vanaf),
          (grens) => arbeid.find(({ vanaf }) => vanaf === grens)?.percentage ?? 0,
        ),
      ],
    zin: ({ uitkomst, hoeveel }) =>
      bijzaak(uitkomst === 0 ? 'Er is geen arbeidskorting.' : `De korting voor wie werkt, is ${hoeveel()}.`),
  }),
  inkomenMetWoning: stap('som', 'euro per jaar', vanElk('Inkomen', ' met de woning erbij'), wetIb('art. 3.110'), {
    formule: deel('inkomen')
      .plus(deel('aandeel').maal('bijtelling'))
      .min(deel('aandeel').maal('aftrek'))
      .nietOnderNul(),
    zin: ({ wie, bedrag }) => bijzaak(`Met de woning ${betaalt(wie)} belasting over ${bedrag()}.`),
  }),
  belastingZonderWoning: stap('schijven', 'euro per jaar', vanElk('Belasting', ' zonder woning'), BOX_1, {
    ...perSchijf,
    zin: ({ wie, bedrag }) => `Zonder de woning is ${deBelasting(wie)} volgens de schijven ${bedrag()} per jaar.`,
  }),
  heffingskortingZonderWoning: stap(
    'schijven',
    'euro per jaar',
    vanElk('Heffingskorting', ' zonder woning'),
    KORTINGEN,
    {
      ...metKortingen,
      zin: ({ uitkomst, hoeveel }) =>
        tenzijNul(uitkomst, () => `Daar gaat ${hoeveel()} heffingskorting af.`, 'Er gaat geen heffingskorting af.'),
      keuze: keuzezinnen.kortingen,
    },
  ),
  verschuldigdZonderWoning: stap(
    'verschil',
    'euro per jaar',
    vanElk('Belasting', ' zonder woning, na heffingskorting'),
    korting('art. 8.8'),
    {
      formule: deel('belasting').min('heffingskorting').nietOnderNul(),
      getoond: { sluitpost: (invoer) => (verschuldigd(invoer) > 0 ? 'belasting' : undefined) },
      zin: ({ wie, uitkomst, hoeveel }) =>
        uitkomst === 0
          ? `Zonder de woning ${betaalt(wie)} dus geen belasting.`
          : `Zonder de woning ${betaalt(wie)} dus ${hoeveel()} per jaar.`,
    },
  ),
  belastingMetWoning: stap('schijven', 'euro per jaar', vanElk('Belasting', ' met woning'), BOX_1, {
    ...perSchijf,
    zin: ({ wie, bedrag }) => `Met de woning is ${deBelasting(wie)} volgens de schijven ${bedrag()} per jaar.`,
  }),
  tariefsaanpassing: stap('percentage', 'euro per jaar', minderAftrek, BOX_1, {
    formule:
      '(hoogste tarief − hoogste aftrektarief) × het laagste van (aandeel × rente) en ' +
      '(inkomen + aandeel × (rente + bijtelling − aftrek) − grens van de hoogste schijf, niet onder 0)',
    cijfers: ({ schijven }) => {
      const { percentage, vanaf } = hoogsteSchijf(schijven)
      const bij = deel('aandeel').maal(deel('rente').plus('bijtelling').min('aftrek'))
      const inHoogsteSchijf = deel('inkomen').plus(bij).min(vastBedrag(vanaf)).nietOnderNul()
      return vastPercentage(percentage)
        .min('hoogsteAftrek')
        .maal(hetLaagsteVan(deel('aandeel').maal('rente'), inHoogsteSchijf))
    },
    zin: ({ uitkomst, procent, hoeveel }) =>
      tenzijNul(
        uitkomst,
        () => `Rente trek je af tegen hoogstens ${procent('hoogsteAftrek')}, dus er komt ${hoeveel()} belasting bij.`,
        'Er komt geen belasting bij.',
      ),
  }),
  heffingskortingMetWoning: stap('schijven', 'euro per jaar', vanElk('Heffingskorting', ' met woning'), KORTINGEN, {
    ...metKortingen,
    zin: ({ uitkomst, hoeveel }) =>
      tenzijNul(uitkomst, () => `Daar gaat ${hoeveel()} heffingskorting af.`, 'Er gaat geen heffingskorting af.'),
  }),
  verschuldigdMetWoning: stap(
    'verschil',
    'euro per jaar',
    vanElk('Belasting', ' met woning, na heffingskorting'),
    korting('art. 8.8'),
    {
      formule: deel('belasting').plus('tariefsaanpassing').min('heffingskorting').nietOnderNul(),
      getoond: { sluitpost: (invoer) => (verschuldigd(invoer) > 0 ? 'belasting' : undefined) },
      zin: ({ wie, uitkomst, hoeveel }) =>
        uitkomst === 0
          ? `Met de woning ${betaalt(wie)} dus geen belasting.`
          : `Met de woning ${betaalt(wie)} dus ${hoeveel()} per jaar.`,
    },
  ),
  voordeel: stap('verschil', 'euro per jaar', vanElk('Belastingvoordeel'), BOX_1, {
    formule: deel('verschuldigdZonderWoning', 'belasting zonder woning').min(
      'verschuldigdMetWoning',
      'belasting met woning',
    ),
    getoond: {
      sluitpost: ({ verschuldigdZonderWoning, verschuldigdMetWoning }) =>
        verschuldigdZonderWoning > verschuldigdMetWoning ? 'verschuldigdZonderWoning' : 'verschuldigdMetWoning',
    },
    zinBij: ({ wie, uitkomst, omvang }, { samen }) => {
      const zin =
        uitkomst < 0
          ? `${perWie('Jij betaalt', 'Je partner betaalt')(wie)} ${omvang()} per jaar meer belasting.`
          : `${perWie('Jouw voordeel', 'Het voordeel van je partner')(wie)} is ${omvang()} per jaar.`
      return samen && uitkomst !== 0 ? zin : bijzaak(zin)
    },
  }),
}
