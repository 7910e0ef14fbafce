import { zinnen } from '../../aannames/woorden'
import { pensioentoets } from '../aanvragers/aanvragers'
import { laagsteVan, plaatsTotEnMet, plaatsVanLabel } from '../plaats'
import { isRenteloos } from '../rente/annuiteit'
import type { Stapplek } from '../stap'
import { norm, samen, stap, gevraagd, wet, type Woorden } from '../woorden'
import { plaatsInTabel } from './plaatsInTabel'
import { GEEN_RUIMTE } from './toets.stappen'
import type * as stappen from './toets.stappen'
import type { Momenten } from './toets.stappen'

export * from './toets.stappen'

/** When the applicants are tested, by the part of the calculation that tests them, in the order of the moments. */
const WANNEER: Readonly<Record<string, string>> = {
  toets: 'bij het inkomen van nu',
  [pensioentoets('eerste')]: 'als aanvrager 1 met pensioen is',
  [pensioentoets('tweede')]: 'als aanvrager 2 met pensioen is',
  [pensioentoets('beiden')]: 'als allebei met pensioen zijn',
}

/** Every moment that comes, with the mortgage that fits then: the lowest decides, the earliest of equal ones. */
const vergelijk = ({ vandaag, eersteMetPensioen, tweedeMetPensioen, beidenMetPensioen }: Momenten) => {
  const bedragen = [vandaag, eersteMetPensioen, tweedeMetPensioen, beidenMetPensioen]
  return laagsteVan(Object.values(WANNEER).map((wanneer, nummer) => [wanneer, bedragen[nummer]]))
}

const beslissend = (momenten: Momenten): string => vergelijk(momenten).find(({ telt }) => telt)?.wat ?? ''

const inCijfers = (momenten: Momenten): string =>
  `het laagste van ${Object.keys(momenten)
    .map((naam) => `{${naam}}`)
    .join(' en ')}`

const watPast = ({ pad }: Stapplek): string => `Hypotheek die past ${WANNEER[pad] ?? ''}`

const isNu = ({ eersteMetPensioen, tweedeMetPensioen }: Momenten): boolean =>
  eersteMetPensioen === undefined && tweedeMetPensioen === undefined

/** An article of the Trhk that the years leave as it is: it stands where that of the study debts does. */
const trhk = (artikel: string) => wet('studieschuldfactoren', artikel)
const ART_3 = trhk('art. 3')
const beslisregel = (momenten: Momenten) => (isNu(momenten) ? ART_3 : trhk('art. 2 lid 5, art. 3'))

const TABELLEN = wet('financieringslast')

const WELKE_TABEL = 'Tabel die geldt: met of zonder AOW'

const NA_PENSIOEN_OPNIEUW =
  ' Na pensioen kijken we opnieuw of dit bedrag geldt: met het inkomen na pensioen en de tabel die daarbij hoort.'

export const toetsWoorden: Woorden<typeof stappen> = {
  aantalAanvragers: gevraagd('personen', 'Aantal aanvragers', 'hypotheekgevers'),
  energielabel: gevraagd('soort', 'Energielabel van de woning', 'onderpand.energielabelType'),
  tabellen: norm('financieringslast', 'tabel', 'Tabellen met financieringslastpercentages'),
  studieschuldfactoren: norm('studieschuldfactoren', 'tabel', 'Factoren voor een studieschuld'),
  alleenstaande: norm('alleenstaande', 'tabel', 'Bedrag voor alleenstaanden en de grens ervoor'),
  labelbedragen: norm('extraVoorEnergielabel', 'tabel', 'Extra lenen per energielabel'),
  toetsinkomen: stap('som', 'euro per jaar', 'Toetsinkomen: het inkomen dat in totaal meetelt, niet onder 0', ART_3, {
    afronding: 'op een miljoenste euro',
    formule: (invoer) => `${samen('toetsinkomen')(invoer)}, niet onder 0`,
  }),
  leeftijdsgroep: stap('voorwaarde', 'soort', WELKE_TABEL, ART_3, {
    formule: 'met AOW als de aanvrager pensioen heeft',
    keuze: zinnen.pensioenIsAow,
  }),
  leeftijdsgroepSamen: stap('voorwaarde', 'soort', WELKE_TABEL, ART_3, {
    naam: 'leeftijdsgroep',
    formule:
      'met AOW als de aanvrager met het hoogste toetsinkomen pensioen heeft; ' +
      'bij gelijk inkomen de tabel met het laagste percentage',
    keuze: `${zinnen.pensioenIsAow} Dat bij gelijk inkomen het laagste percentage telt, kiezen wij.`,
  }),
  percentage: stap('tabel', 'procent', 'Deel van het inkomen dat naar woonlasten mag', TABELLEN, {
    formule:
      'in de tabel die geldt: de rij van het toetsinkomen (naar beneden), de kolom van de toetsrente (naar boven)',
    plaats: (invoer) => plaatsInTabel(invoer),
  }),
  toegestaneMaandlast: stap('percentage', 'euro per maand', 'Toegestane maandlast: wat past bij het inkomen', ART_3, {
    formule: '{toetsinkomen} × {percentage} ÷ 12',
  }),
  studieschuldfactor: stap('tabel', 'factor', 'Hoe zwaar een studieschuld meetelt', trhk('art. 3a'), {
    formule: 'de factor van de eerste groep waarvan de grens niet lager is dan de toetsrente',
    keuze: zinnen.studieschuldfactor,
    plaats: ({ factoren, toetsrente }) => [plaatsTotEnMet('toetsrente', toetsrente, factoren, 'factor')],
  }),
  verplichtingen: stap('som', 'euro per maand', 'Schulden: wat er in totaal per maand naartoe gaat', ART_3, {
    formule: samen('schulden'),
  }),
  ruimte: stap('verschil', 'euro per maand', 'Ruimte per maand voor de hypotheek', ART_3, {
    formule: '{toegestaneMaandlast: toegestane maandlast} − {verplichtingen: schulden}',
  }),
  contanteWaarde: stap('annuiteit', 'euro', 'Hypotheek die bij deze ruimte hoort', ART_3, {
    formule: 'de hypotheek die je met deze ruimte per maand in 30 jaar terugbetaalt, met de toetsrente als rente',
    cijfers: ({ rente }) =>
      isRenteloos(rente)
        ? '{maandbedrag} × {maanden}'
        : '{maandbedrag} × (1 − (1 + {rente} ÷ 12)^−{maanden}) ÷ ({rente} ÷ 12)',
  }),
  bedragAlleenstaande: stap('voorwaarde', 'euro', 'Extra lenen voor wie alleen koopt', wet('alleenstaande'), {
    formule:
      'het bedrag voor alleenstaanden bij één aanvrager met een toetsinkomen boven de grens ' +
      'van de tabel die geldt, anders 0',
    keuze: (_, plek) =>
      'De wet zegt ‘mag’, en bedoelt wie zonder partner woont en aantoonbaar niet kwetsbaar is. ' +
      'Dat vragen we niet: het geldt bij ons voor wie alleen koopt.' +
      (plek.pad === 'toets' ? '' : NA_PENSIOEN_OPNIEUW),
  }),
  bedragEnergielabel: stap('tabel', 'euro', 'Extra lenen door het energielabel', wet('extraVoorEnergielabel'), {
    formule: 'het bedrag bij het energielabel van de woning; zonder woning of label 0',
    keuze: ({ energielabel = 'Onbekend' }) =>
      (energielabel === 'Onbekend' ? 'Zonder bekend label rekenen we niets extra. ' : '') +
      'Het extra bedrag om energie te besparen telt niet mee.',
    plaats: ({ energielabel = 'Onbekend', norm }) =>
      energielabel !== 'Onbekend' && [plaatsVanLabel(energielabel, norm)],
  }),
  maximum: stap('som', 'euro', watPast, wet('alleenstaande', 'art. 3 lid 8, art. 4 lid 3'), {
    formule:
      '{contanteWaarde: hypotheek bij de ruimte} + {bedragAlleenstaande: bedrag alleenstaande} + ' +
      '{bedragEnergielabel: bedrag energielabel}; zonder ruimte per maand 0',
    cijfers: ({ ruimte }) => ruimte > GEEN_RUIMTE,
    keuze: 'De extra bedragen gelden alleen als er ruimte is voor een maandlast.',
  }),
  maximaleHypotheekOpInkomen: stap('laagste', 'euro', 'Maximale hypotheek op je inkomen', beslisregel, {
    afronding: 'naar beneden op hele euro’s',
    formule: (momenten) =>
      isNu(momenten)
        ? 'de hypotheek die past bij het inkomen van nu'
        : `het laagste van wat nu past en wat op elk moment na pensioen past: wat past ${beslissend(momenten)}`,
    cijfers: (momenten) => !isNu(momenten) && inCijfers(momenten),
    keuze: (momenten) =>
      (isNu(momenten)
        ? ''
        : 'We vragen niet wie het eerst met pensioen gaat, en kijken daarom naar elke volgorde. ' +
          'Eigen vermogen tellen we niet mee als inkomen. ') + 'We ronden af naar beneden: nooit meer dan past.',
    kandidaten: (momenten) => !isNu(momenten) && vergelijk(momenten),
  }),
  maximaleHypotheekMetRestschuld: stap('laagste', 'euro', 'Maximale hypotheek met de restschuld erin', TABELLEN, {
    afronding: 'naar beneden op hele euro’s',
    formule: (momenten) =>
      `de hypotheek die past met de restschuld erin${isNu(momenten) ? '' : `, ${beslissend(momenten)}`}`,
    cijfers: (momenten) => !isNu(momenten) && inCijfers(momenten),
    keuze: 'We ronden af naar beneden: nooit meer dan past.',
    kandidaten: (momenten) => !isNu(momenten) && vergelijk(momenten),
  }),
}
