import { zinnen } from '../../aannames/woorden'
import { euro } from '../eenheden'
import { plaatsTotEnMet } from '../plaats'
import { eigen, gekozen, norm, samen, stap, wet, type Woorden } from '../woorden'
import type * as stappen from './belasting.stappen'

export * from './belasting.stappen'

const wetIb = (artikel: string) => wet('box1', artikel)

/** The rule by which partners share what the home does to their tax. */
const PARTNERS = wetIb('art. 2.17')

export const belastingWoorden: Woorden<typeof stappen> = {
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
