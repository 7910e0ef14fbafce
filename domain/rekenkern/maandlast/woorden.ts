import { zinnen } from '../../aannames/woorden'
import { euro } from '../eenheden'
import { plaatsTotEnMet } from '../plaats'
import { annuiteit, isRenteloos } from '../rente/annuiteit'
import { eigen, gekozen, norm, samen, stap, wet, type Woorden } from '../woorden'
import type * as aanvrager from './aanvrager.stappen'
import type * as belasting from './belasting.stappen'
import { hoogsteSchijf, type Belastinggrond } from './box1'
import type * as maandlast from './maandlast.stappen'

const ANNUITEIT = 'We rekenen met een annuïteitenhypotheek.'

/** Of every bracket that the income reaches the part of the income in it, times its percentage. */
const bereikteSchijven = ({ inkomen, schijven }: Belastinggrond): string =>
  schijven
    .map(({ totEnMet, percentage }, nummer) => ({ vanaf: schijven[nummer - 1]?.totEnMet ?? 0, totEnMet, percentage }))
    .filter(({ vanaf }) => vanaf < inkomen)
    .map(
      ({ vanaf, totEnMet, percentage }) => `(€${Math.min(inkomen, totEnMet ?? Infinity)} − €${vanaf}) × ${percentage}%`,
    )
    .join(' + ')

const perSchijf = {
  formule: 'de belasting van box 1 per schijf, opgeteld',
  cijfers: bereikteSchijven,
  keuze: 'Heffingskortingen laten we weg.',
  plaats: ({ inkomen, schijven }: Belastinggrond) => [
    plaatsTotEnMet('belastbaarInkomen', inkomen, schijven, 'percentage'),
  ],
}

const BOX_1 = wet('box1')
const wetIb = (artikel: string) => wet('box1', artikel)

/** The rule by which partners share what the home does to their tax. */
const PARTNERS = wetIb('art. 2.17')

export const maandlastWoorden: Woorden<typeof maandlast> = {
  jaar: gekozen('jaar', 'Jaar waarover we de netto maandlast berekenen', {
    waarom: 'De netto maandlast is die van het eerste jaar.',
  }),
  lening: eigen('voorwaarde', 'euro', 'Hypotheek waar de maandlast bij hoort', {
    formule: 'de hypotheek die je neemt; zonder woning de maximale hypotheek',
    waarom: 'Zonder woning laten we de maandlast van de hoogste hypotheek zien.',
  }),
  bruto: eigen('annuiteit', 'euro per maand', 'Bruto maandlast', {
    formule: 'het vaste bedrag per maand dat de hypotheek met rente in 30 jaar aflost',
    cijfers: ({ lening, rente }) =>
      lening > 0 &&
      (isRenteloos(rente) ? '{lening} ÷ {maanden}' : '{lening} × ({rente} ÷ 12) ÷ (1 − (1 + {rente} ÷ 12)^−{maanden})'),
    waarom: ANNUITEIT,
  }),
  renteEersteJaar: eigen('annuiteit', 'euro per jaar', 'Rente in het eerste jaar', {
    formule: 'de rente in de eerste twaalf maandlasten, opgeteld',
    cijfers: (invoer) =>
      `12 × €${annuiteit(invoer)} − ` +
      (isRenteloos(invoer.rente)
        ? '12 × {lening} ÷ {maanden}'
        : '{lening} × ((1 + {rente} ÷ 12)^12 − 1) ÷ ((1 + {rente} ÷ 12)^{maanden} − 1)'),
    waarom: ANNUITEIT,
  }),
  netto: eigen('verschil', 'euro per maand', 'Netto maandlast', {
    formule: '{bruto: bruto maandlast} − {voordeel: belastingvoordeel} ÷ 12',
    waarom: 'Het belastingvoordeel verdelen we over twaalf maanden.',
  }),
}

export const belastingPerAanvragerWoorden: Woorden<typeof aanvrager> = {
  box1: norm('box1', 'tabel', 'Belastingschijven van box 1'),
  inkomen: stap('voorwaarde', 'euro per jaar', 'Inkomen van aanvrager # voor de belasting', wetIb('art. 3.1'), {
    formule: 'het bruto jaarinkomen; een overig inkomen telt niet mee',
    keuze: ({ soort }) =>
      'Betaalde partneralimentatie trekken we niet af.' +
      (soort === 'Onderneming' ? ' Aftrekposten van ondernemers tellen we niet mee.' : ''),
  }),
  schijven: stap('voorwaarde', 'tabel', 'Belastingschijven van aanvrager #', BOX_1, {
    formule: 'de schijven met AOW voor wie pensioen heeft, anders die zonder AOW',
    keuze: zinnen.pensioenIsAow,
  }),
  inkomenMetWoning: stap('som', 'euro per jaar', 'Inkomen van aanvrager # met de woning erbij', wetIb('art. 3.110'), {
    formule: '{inkomen} + {aandeel} × {bijtelling} − {aandeel} × {aftrek}, niet onder 0',
  }),
  belastingZonderWoning: stap('schijven', 'euro per jaar', 'Belasting van aanvrager # zonder woning', BOX_1, perSchijf),
  belastingMetWoning: stap('schijven', 'euro per jaar', 'Belasting van aanvrager # met woning', BOX_1, perSchijf),
  tariefsaanpassing: stap('percentage', 'euro per jaar', 'Minder aftrek voor aanvrager # in de hoogste schijf', BOX_1, {
    formule: ({ schijven }) => {
      const { percentage, vanaf } = hoogsteSchijf(schijven)
      return (
        `({${percentage}%: hoogste tarief} − {hoogsteAftrek: hoogste aftrektarief}) × ` +
        'het laagste van ({aandeel} × {rente}) en ' +
        `({inkomen} + {aandeel} × {forfait} − {€${vanaf}: grens van de hoogste schijf}, niet onder 0); ` +
        '0 als de rente niet hoger is dan het eigenwoningforfait'
      )
    },
    cijfers: ({ rente, forfait }) => rente > forfait,
  }),
  voordeel: stap('verschil', 'euro per jaar', 'Belastingvoordeel van aanvrager #', BOX_1, {
    formule:
      '{belastingZonderWoning: belasting zonder woning} − {belastingMetWoning: belasting met woning} − ' +
      '{tariefsaanpassing}',
  }),
}

export const belastingWoorden: Woorden<typeof belasting> = {
  aandeelAlleen: gekozen('aandeel', 'Aandeel van wie alleen koopt', {
    waarom: 'Wie alleen koopt, trekt alles zelf af.',
  }),
  forfaitnorm: norm('eigenwoningforfait', 'tabel', 'Percentages van het eigenwoningforfait'),
  hillenaftrek: norm('hillenaftrek', 'procent', 'Aftrek bij geen of weinig schuld (Hillen)'),
  hoogsteAftrek: norm('box1', 'procent', 'Hoogste percentage dat je over je rente terugkrijgt', 'hoogsteAftrek'),
  aftrekbareRente: stap('product', 'euro per jaar', 'Rente die je mag aftrekken', wetIb('art. 3.119a, 3.120'), {
    formule: '{rente} × ({lening: hypotheek} − {restschuld}, niet onder 0) ÷ {lening: hypotheek}',
    cijfers: ({ restschuld = euro(0) }) => restschuld > 0,
    keuze: ({ restschuld = euro(0) }) =>
      'Eenmalige kosten van de hypotheek trekken we niet af. ' +
      (restschuld > 0
        ? 'De restschuld zit helemaal in de hypotheek; de rente over de rest trek je helemaal af.'
        : 'De rente trek je helemaal af: een eerdere eigen woning vragen we niet.'),
  }),
  waarde: eigen('voorwaarde', 'euro', 'Waarde voor het eigenwoningforfait', {
    formule: 'de waarde van de woning; zonder woning de hypotheek',
    keuze: (invoer) => invoer.waarde !== undefined && zinnen.wozWaarde,
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
        ? `€${bedrag} + ({waarde} − €${vanaf}) × ${percentageOverMeerdere}%`
        : `{waarde} × ${schijf.percentage}%`
    },
    keuze: 'We ronden het eigenwoningforfait niet af.',
    plaats: ({ waarde, norm: { schijven, daarboven } }) => {
      const rijen = [...schijven, { totEnMet: null, percentage: daarboven.percentageOverMeerdere }]
      return [plaatsTotEnMet('woningwaarde', waarde, rijen, 'percentage')]
    },
  }),
  aftrek: stap('verschil', 'euro per jaar', 'Aftrek voor de eigen woning', wetIb('art. 3.110'), {
    formule: '{rente: aftrekbare rente} − {forfait: eigenwoningforfait}, niet onder 0',
  }),
  bijtelling: stap('percentage', 'euro per jaar', 'Bijtelling voor de eigen woning', wetIb('art. 3.110, 3.123a'), {
    formule: '({forfait: eigenwoningforfait} − {rente}, niet onder 0) × (1 − {hillenaftrek: Hillen-percentage})',
  }),
  aandeelEerste: stap('hoogste', 'aandeel', 'Deel van de aftrek of bijtelling dat aanvrager 1 neemt', PARTNERS, {
    naam: 'aandeel',
    formule:
      'het deel waarbij jullie samen de minste belasting betalen; ' +
      'maakt het niet uit, dan neemt aanvrager 1 het meeste',
    keuze: zinnen.partners,
  }),
  aandeelTweede: stap('verschil', 'aandeel', 'Deel van de aftrek of bijtelling dat aanvrager 2 neemt', PARTNERS, {
    naam: 'aandeel',
    formule: '1 − {aandeelEerste: het deel van aanvrager 1}',
  }),
  voordeel: stap('som', 'euro per jaar', 'Belastingvoordeel in het eerste jaar', PARTNERS, {
    formule: samen('voordeel'),
  }),
}
