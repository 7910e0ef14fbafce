import { euro } from '../eenheden'
import { vastBedrag, deel, vastPercentage, samen } from '../formule'
import { keuzezinnen } from '../keuzezinnen'
import type { Noem } from '../noem'
import { plaatsTotEnMet } from '../plaats'
import { eigen, gekozen, norm, stap, wet, type Woorden } from '../woorden'
import { bijzaak, tenzijNul, type Cijfers, type Huishouden } from '../zin'
import { perWie } from '../stapzinnen'
import { aftrekbareRente } from './belasting.stappen'
import type * as stappen from './belasting.stappen'

export * from './belasting.stappen'

const wetIb = (artikel: string) => wet('box1', artikel)

/** The article that lets partners divide the deduction or addition for the home. */
const PARTNERS = wetIb('art. 2.17')

const aandeel = ({ neemt }: Noem): string => `Deel van de aftrek of bijtelling dat ${neemt}`

const inkomenVan = perWie('jouw inkomen', 'het inkomen van je partner')
const trekt = perWie('Jij trekt', 'Je partner trekt')

/** Returns a sentence about one person's share of the deductible interest, or of the forfait if that interest is 0. */
const deelVanIemand = ({ wie, uitkomst, procent }: Cijfers<object>, { waardeVan }: Huishouden): string => {
  if (waardeVan(aftrekbareRente) !== 0) {
    if (uitkomst === 0) return `${trekt(wie)} geen rente af.`
    return uitkomst === 1 ? `${trekt(wie)} alle rente af.` : `${trekt(wie)} ${procent()} van de rente af.`
  }
  if (uitkomst === 0) return `Het eigenwoningforfait komt niet bij ${inkomenVan(wie)}.`
  return uitkomst === 1
    ? `Het eigenwoningforfait komt bij ${inkomenVan(wie)}.`
    : `${procent()} van het eigenwoningforfait komt bij ${inkomenVan(wie)}.`
}

export const belastingWoorden: Woorden<typeof stappen> = {
  aandeelAlleen: gekozen('aandeel', 'Aandeel van wie alleen koopt', {
    waarom: 'Wie alleen koopt, trekt alles zelf af.',
  }),
  forfaitnorm: norm('eigenwoningforfait', 'tabel', 'Percentages van het eigenwoningforfait'),
  hillenaftrek: norm('hillenaftrek', 'procent', 'Aftrek bij geen of weinig schuld (Hillen)'),
  hoogsteAftrek: norm('box1', 'procent', 'Hoogste percentage waartegen je rente aftrekt', 'hoogsteAftrek'),
  aftrekbareRente: stap('product', 'euro per jaar', 'Rente die je mag aftrekken', wetIb('art. 3.119a, 3.120'), {
    formule: deel('rente')
      .maal(deel('lening', 'hypotheek').min('restschuld').nietOnderNul())
      .door('lening', 'hypotheek'),
    cijfers: ({ restschuld = euro(0) }) => restschuld > 0,
    getoond: { als: 'op de cent' },
    zin: ({ getal, uitkomst, hoeveel }) => {
      if (getal('restschuld') === 0) return 'Die rente mag je aftrekken van je inkomen.'
      return uitkomst === 0
        ? 'De rente over je restschuld mag je niet aftrekken, dus er telt geen rente mee.'
        : `De rente over je restschuld mag je niet aftrekken, dus ${hoeveel()} telt mee.`
    },
    keuze: ({ restschuld = euro(0) }) =>
      'Eenmalige kosten van de hypotheek trekken we niet af. ' +
      (restschuld > 0
        ? 'De restschuld zit helemaal in de hypotheek; de rente over de rest trek je helemaal af.'
        : 'De rente trek je helemaal af: een eerdere eigen woning vragen we niet.'),
  }),
  waarde: eigen('voorwaarde', 'euro', 'Waarde voor het eigenwoningforfait', {
    formule: 'de waarde van de woning; zonder woning de hypotheek',
    zinBij: ({ bedrag }, { heeftWoning }) =>
      heeftWoning
        ? `Als WOZ-waarde nemen we ${bedrag()}: de waarde van de woning in deze berekening.`
        : `Zonder woning nemen we je hypotheek als WOZ-waarde: ${bedrag()}.`,
    keuze: (invoer) => invoer.waarde !== undefined && keuzezinnen.wozWaarde,
    grondslag: (invoer) => invoer.waarde !== undefined && wetIb('art. 3.112'),
    waarom: 'Zonder woning nemen we de hypotheek als waarde van de woning.',
  }),
  forfait: stap('schijven', 'euro per jaar', 'Eigenwoningforfait', wetIb('art. 3.112'), {
    formule:
      'het percentage van de groep waar de waarde in valt × de waarde; ' +
      'boven de hoogste grens een vast bedrag + een percentage van wat daarboven zit',
    cijfers: ({ waarde, norm: { schijven, daarboven } }) => {
      const schijf = schijven.find(({ totEnMet }) => waarde <= totEnMet)
      const { bedrag, vanaf, percentageOverMeerdere } = daarboven
      return schijf === undefined
        ? vastBedrag(bedrag).plus(deel('waarde').min(vastBedrag(vanaf)).maal(vastPercentage(percentageOverMeerdere)))
        : deel('waarde').maal(vastPercentage(schijf.percentage))
    },
    zin: ({ uitkomst, bedrag }) =>
      tenzijNul(
        uitkomst,
        () => `Omdat je een eigen woning hebt, komt er ${bedrag()} eigenwoningforfait bij je inkomen.`,
        'Er komt geen eigenwoningforfait bij je inkomen.',
      ),
    keuze: 'We ronden het eigenwoningforfait niet af.',
    plaats: ({ waarde, norm: { schijven, daarboven } }) => {
      const rijen = [...schijven, { totEnMet: null, percentage: daarboven.percentageOverMeerdere }]
      return [plaatsTotEnMet('woningwaarde', waarde, rijen, 'percentage')]
    },
  }),
  aftrek: stap('verschil', 'euro per jaar', 'Aftrek voor de eigen woning', wetIb('art. 3.110'), {
    formule: deel('rente', 'aftrekbare rente').min('forfait', 'eigenwoningforfait').nietOnderNul(),
    getoond: { als: 'som' },
    zin: ({ uitkomst, hoeveel }) =>
      tenzijNul(
        uitkomst,
        () => `Rente min eigenwoningforfait is ${hoeveel()}: dat gaat van je inkomen af.`,
        'Er gaat niets van je inkomen af.',
      ),
  }),
  bijtelling: stap('percentage', 'euro per jaar', 'Bijtelling voor de eigen woning', wetIb('art. 3.110, 3.123a'), {
    formule: deel('forfait', 'eigenwoningforfait')
      .min('rente')
      .nietOnderNul()
      .maal(deel(1).min('hillenaftrek', 'Hillen-percentage')),
    zin: ({ uitkomst, hoeveel }) =>
      tenzijNul(
        uitkomst,
        () => `Je eigenwoningforfait is hoger dan je rente, dus er komt ${hoeveel()} bij je inkomen.`,
        'Er komt niets bij je inkomen.',
      ),
  }),
  aandeelEerste: stap('hoogste', 'aandeel', aandeel, PARTNERS, {
    naam: 'aandeel',
    formule:
      'het deel waarbij jullie samen de minste belasting betalen; ' +
      'maakt het niet uit, dan neemt aanvrager 1 het meeste',
    zinBij: (cijfers, bij) => [
      'Jullie mogen dit verdelen: wij kiezen de verdeling waarbij jullie samen de minste belasting betalen.',
      deelVanIemand(cijfers, bij),
    ],
    keuze: keuzezinnen.partners,
  }),
  aandeelTweede: stap('verschil', 'aandeel', aandeel, PARTNERS, {
    naam: 'aandeel',
    formule: deel(1).min('aandeelEerste', 'het deel van aanvrager 1'),
    zinBij: (cijfers, bij) => bijzaak(deelVanIemand(cijfers, bij)),
  }),
  voordeel: stap('som', 'euro per jaar', 'Belastingvoordeel in het eerste jaar', PARTNERS, {
    formule: samen('voordeel'),
    getoond: { als: 'op de cent', sluitend: true },
    zin: ({ uitkomst, omvang }) =>
      uitkomst < 0
        ? `Door de woning betaal je in het eerste jaar ${omvang()} meer belasting.`
        : `Je belastingvoordeel in het eerste jaar is ${omvang()}.`,
  }),
}
