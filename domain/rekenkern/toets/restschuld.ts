import type { EuroPerJaar, EuroPerMaand, Euro, Euros } from '../eenheden'
import type { Pen, Waarde, Waarden } from '../pen'
import { looptijdVan } from '../rente/rente'
import * as stap from './restschuld.stappen'
import { tabellen, type Tabelinvoer } from './toets.stappen'

/** The values of one income test that the test of the restschuld uses. */
export interface Restschuldgrond extends Waarden<
  Euros<'bedragAlleenstaande' | 'bedragEnergielabel'> & Readonly<Record<'ruimte' | 'verplichtingen', EuroPerMaand>>
> {
  readonly plaats: Waarden<Tabelinvoer>
  readonly toetsinkomen: Waarde<EuroPerJaar>
}

/** Returns `restschuld` if above 0 and the norms have tables for loans without interest deduction, else undefined. */
export const nietAftrekbaar = (pen: Pen, restschuld: Waarde<Euro> | undefined): Waarde<Euro> | undefined => {
  if (restschuld === undefined || pen.read(restschuld) === 0) return undefined
  return pen.read(pen.norm(tabellen)).nietAftrekbaar && restschuld
}

/** Calculates the mortgage that fits the income in one income test, with a restschuld in the loan. Euro, unrounded. */
export const metRestschuld = (hier: Pen, grond: Restschuldgrond, restschuld: Waarde<Euro>) => {
  const { plaats, toetsinkomen, ruimte, verplichtingen, bedragAlleenstaande, bedragEnergielabel } = grond
  const rente = plaats.toetsrente
  const maanden = looptijdVan(hier)
  const percentage = hier.stap(stap.percentageRestschuld, plaats)
  const ruimteRestschuld = hier.stap(stap.ruimteRestschuld, { toetsinkomen, percentage, verplichtingen })
  const lastRestschuld = hier.stap(stap.lastRestschuld, { lening: restschuld, rente, maanden })
  const verdeling = { ruimteRestschuld, lastRestschuld }
  const ruimteNaRestschuld = hier.stap(stap.ruimteNaRestschuld, { ruimte, ...verdeling })
  return hier.stap(stap.maximumMetRestschuld, {
    ruimte,
    leningNaastRestschuld: hier.stap(stap.leningNaastRestschuld, { maandbedrag: ruimteNaRestschuld, rente, maanden }),
    passendeRestschuld: hier.stap(stap.passendeRestschuld, { restschuld, ...verdeling, rente, maanden }),
    bedragAlleenstaande,
    bedragEnergielabel,
  })
}
