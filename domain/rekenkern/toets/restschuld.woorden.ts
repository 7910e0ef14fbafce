import { deel } from '../formule'
import { aflossing, terugbetaald } from '../rente/annuiteitformules'
import { stap, wet, type Woorden } from '../woorden'
import { bijzaak } from '../zin'
import { stapzinnen } from '../stapzinnen'
import { bijRestschuld } from './bijRestschuld'
import { plaatsInTabel } from './plaatsInTabel'
import type * as stappen from './restschuld.stappen'
import { pastHelemaal } from './restschuldruimte'
import { GEEN_RUIMTE } from './toets.stappen'

export * from './restschuld.stappen'

const TABELLEN = wet('financieringslast', 'bijlage 1, tabel 3 en 4')

export const restschuldWoorden: Woorden<typeof stappen> = {
  percentageRestschuld: stap('tabel', 'procent', 'Deel van het inkomen dat naar een restschuld mag', TABELLEN, {
    formule:
      'in de tabel voor een lening zonder renteaftrek: de rij van het toetsinkomen (naar beneden), ' +
      'de kolom van de toetsrente (naar boven)',
    zinBij: ({ procent }, bij) =>
      bijRestschuld(
        bij,
        'De rente over je restschuld mag je niet aftrekken. ' +
          `Daarom mag van dit inkomen maar ${procent()} naar je restschuld gaan.`,
      ),
    plaats: (invoer) => plaatsInTabel(invoer, invoer.tabellen.nietAftrekbaar),
  }),
  ruimteRestschuld: stap('verschil', 'euro per maand', 'Ruimte per maand als alles restschuld was', TABELLEN, {
    formule: deel('toetsinkomen').maal('percentage').door(12).min('verplichtingen', 'schulden'),
    zinBij: ({ uitkomst, hoeveel }, bij) =>
      bijRestschuld(
        bij,
        uitkomst > 0
          ? `Was je hele hypotheek restschuld, dan bleef er ${hoeveel()} per maand over.`
          : stapzinnen.geenRuimteVoorRestschuld,
      ),
  }),
  lastRestschuld: stap('annuiteit', 'euro per maand', 'Maandlast van de restschuld bij de toetsrente', TABELLEN, {
    formule: 'het vaste bedrag per maand dat de restschuld met de toetsrente in 30 jaar aflost',
    cijfers: ({ rente }) => aflossing(rente),
    zinBij: ({ hoeveel }, bij) =>
      bijRestschuld(bij, `Je restschuld van ${hoeveel('lening')} kost ${hoeveel()} per maand.`),
  }),
  ruimteNaRestschuld: stap('product', 'euro per maand', 'Ruimte per maand naast de restschuld', TABELLEN, {
    formule: deel('ruimte')
      .maal(
        deel(1).min(
          deel('lastRestschuld', 'maandlast van de restschuld').door('ruimteRestschuld', 'ruimte voor restschuld'),
        ),
      )
      .anders('is de maandlast niet lager dan die ruimte, dan 0'),
    cijfers: (invoer) => pastHelemaal(invoer),
    zinBij: ({ uitkomst, hoeveel }, bij) =>
      bijRestschuld(
        bij,
        uitkomst > 0
          ? `Voor de rest van je hypotheek blijft er ${hoeveel()} per maand over.`
          : 'Voor de rest van je hypotheek blijft er niets over.',
      ),
    keuze: 'Welk deel van de ruimte de restschuld kost, zegt de wet niet. Zo rekenen adviseurs.',
  }),
  leningNaastRestschuld: stap('annuiteit', 'euro', 'Hypotheek die past naast de restschuld', TABELLEN, {
    formule: 'de hypotheek die je met deze ruimte per maand in 30 jaar terugbetaalt, met de toetsrente als rente',
    cijfers: ({ rente }) => terugbetaald(deel('maandbedrag'), rente),
    zinBij: ({ uitkomst, hoeveel, procent }, bij) =>
      uitkomst === 0
        ? bijzaak(stapzinnen.geenLening)
        : bijRestschuld(bij, stapzinnen.lening(hoeveel('maandbedrag'), hoeveel(), procent('rente'))),
  }),
  passendeRestschuld: stap('laagste', 'euro', 'Restschuld die past', TABELLEN, {
    formule: 'de hele restschuld, of wat de ruimte voor restschuld in 30 jaar terugbetaalt als dat minder is',
    cijfers: (invoer) => {
      if (pastHelemaal(invoer)) return deel('restschuld')
      return invoer.ruimteRestschuld > 0 && terugbetaald(deel('ruimteRestschuld'), invoer.rente)
    },
    getoond: { als: 'als invoer' },
    zinBij: ({ uitkomst, getal, hoeveel }, bij) => {
      if (uitkomst === 0) return bijRestschuld(bij, 'Je restschuld past niet in de hypotheek.')
      return bijRestschuld(
        bij,
        uitkomst === getal('restschuld')
          ? `Daar komt je restschuld bij: ${hoeveel()}.`
          : `Van je restschuld past ${hoeveel()} in de hypotheek.`,
      )
    },
  }),
  maximumMetRestschuld: stap('som', 'euro', 'Hypotheek die past als de restschuld meetelt', TABELLEN, {
    formule: deel('leningNaastRestschuld', 'hypotheek naast de restschuld')
      .plus('passendeRestschuld', 'restschuld die past')
      .plus('bedragAlleenstaande', 'bedrag alleenstaande')
      .plus('bedragEnergielabel', 'bedrag energielabel')
      .anders('zonder ruimte per maand 0'),
    cijfers: ({ ruimte }) => ruimte > GEEN_RUIMTE,
    getoond: {
      als: 'naar beneden',
      sluitpost: ({ leningNaastRestschuld }) =>
        leningNaastRestschuld === 0 ? 'passendeRestschuld' : 'leningNaastRestschuld',
    },
    zinBij: ({ uitkomst, bedrag }, bij) =>
      uitkomst === 0
        ? bijzaak(stapzinnen.pastNiet)
        : bijRestschuld(bij, `Je restschuld telt mee: er past een hypotheek van ${bedrag()}.`),
  }),
}
