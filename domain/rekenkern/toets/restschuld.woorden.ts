import { isRenteloos } from '../rente/annuiteit'
import { stap, wet, type Woorden } from '../woorden'
import { plaatsInTabel } from './plaatsInTabel'
import type * as stappen from './restschuld.stappen'
import { pastHelemaal } from './restschuldruimte'
import { GEEN_RUIMTE } from './toets.stappen'

export * from './restschuld.stappen'

const TABELLEN = wet('financieringslast', 'bijlage 1, tabel 3 en 4')

const terugbetaald = (maandbedrag: string, rente: number): string =>
  isRenteloos(rente)
    ? `{${maandbedrag}} × {maanden}`
    : `{${maandbedrag}} × (1 − (1 + {rente} ÷ 12)^−{maanden}) ÷ ({rente} ÷ 12)`

export const restschuldWoorden: Woorden<typeof stappen> = {
  percentageRestschuld: stap('tabel', 'procent', 'Deel van het inkomen dat naar een restschuld mag', TABELLEN, {
    formule:
      'in de tabel voor een lening zonder renteaftrek: de rij van het toetsinkomen (naar beneden), ' +
      'de kolom van de toetsrente (naar boven)',
    plaats: (invoer) => plaatsInTabel(invoer, invoer.tabellen.nietAftrekbaar),
  }),
  ruimteRestschuld: stap('verschil', 'euro per maand', 'Ruimte per maand als alles restschuld was', TABELLEN, {
    formule: '{toetsinkomen} × {percentage} ÷ 12 − {verplichtingen: schulden}',
  }),
  lastRestschuld: stap('annuiteit', 'euro per maand', 'Maandlast van de restschuld bij de toetsrente', TABELLEN, {
    formule: 'het vaste bedrag per maand dat de restschuld met de toetsrente in 30 jaar aflost',
    cijfers: ({ rente }) =>
      isRenteloos(rente) ? '{lening} ÷ {maanden}' : '{lening} × ({rente} ÷ 12) ÷ (1 − (1 + {rente} ÷ 12)^−{maanden})',
  }),
  ruimteNaRestschuld: stap('product', 'euro per maand', 'Ruimte per maand naast de restschuld', TABELLEN, {
    formule:
      '{ruimte} × (1 − {lastRestschuld: maandlast van de restschuld} ÷ {ruimteRestschuld: ruimte voor restschuld}); ' +
      'is de maandlast niet lager dan die ruimte, dan 0',
    cijfers: pastHelemaal,
    keuze: 'Welk deel van de ruimte de restschuld kost, zegt de wet niet. Zo rekenen adviseurs.',
  }),
  leningNaastRestschuld: stap('annuiteit', 'euro', 'Hypotheek die past naast de restschuld', TABELLEN, {
    formule: 'de hypotheek die je met deze ruimte per maand in 30 jaar terugbetaalt, met de toetsrente als rente',
    cijfers: ({ rente }) => terugbetaald('maandbedrag', rente),
  }),
  passendeRestschuld: stap('laagste', 'euro', 'Restschuld die past', TABELLEN, {
    formule: 'de hele restschuld, of wat de ruimte voor restschuld in 30 jaar terugbetaalt als dat minder is',
    cijfers: (invoer) => {
      if (pastHelemaal(invoer)) return '{restschuld}'
      return invoer.ruimteRestschuld > 0 && terugbetaald('ruimteRestschuld', invoer.rente)
    },
  }),
  maximumMetRestschuld: stap('som', 'euro', 'Hypotheek die past met de restschuld erin', TABELLEN, {
    formule:
      '{leningNaastRestschuld: hypotheek naast de restschuld} + {passendeRestschuld: restschuld die past} + ' +
      '{bedragAlleenstaande: bedrag alleenstaande} + {bedragEnergielabel: bedrag energielabel}; ' +
      'zonder ruimte per maand 0',
    cijfers: ({ ruimte }) => ruimte > GEEN_RUIMTE,
  }),
}
