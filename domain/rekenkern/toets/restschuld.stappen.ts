import { euro, euroPerMaand, maal, min, nietOnderNul, perMaand, plus, procentVan } from '../eenheden'
import type { Euro, EuroPerJaar, EuroPerMaand, Euros, Procent } from '../eenheden'
import { annuiteit, type Annuiteitenlening } from '../rente/annuiteit'
import { percentageIn } from './financieringslast'
import { pastHelemaal, type Restschuldruimte } from './restschuldruimte'
import { contanteWaarde, GEEN_RUIMTE, type Maandbedrag, type Tabelinvoer } from './toets.stappen'

/**
 * Returns the percentage of tabel 3 or 4 of Trhk bijlage 1, for interest that is not deductible. If the norms lack
 * these tables, returns the percentage of tabel 1 or 2.
 */
export const percentageRestschuld = ({ tabellen, leeftijdsgroep, toetsinkomen, toetsrente }: Tabelinvoer) =>
  percentageIn((tabellen.nietAftrekbaar ?? tabellen)[leeftijdsgroep], toetsinkomen, toetsrente)

/**
 * Returns the monthly room for a mortgage if the whole loan were restschuld: `percentage` of a twelfth of the test
 * income, less `verplichtingen`. May be negative.
 */
export const ruimteRestschuld = (invoer: {
  toetsinkomen: EuroPerJaar
  percentage: Procent
  verplichtingen: EuroPerMaand
}) => min(perMaand(procentVan(invoer.toetsinkomen, invoer.percentage)), invoer.verplichtingen)

/** Returns the monthly payment that repays the restschuld at the test rate. */
export const lastRestschuld = (invoer: Annuiteitenlening) => annuiteit(invoer)

/**
 * Returns the monthly room for a loan besides the restschuld: `ruimte` times the share of `ruimteRestschuld` that
 * the restschuld leaves. Returns 0 if the restschuld takes all of `ruimteRestschuld`.
 */
export const ruimteNaRestschuld = (invoer: Restschuldruimte & { readonly ruimte: EuroPerMaand }) =>
  pastHelemaal(invoer) ? maal(invoer.ruimte, 1 - invoer.lastRestschuld / invoer.ruimteRestschuld) : euroPerMaand(0)

/** Returns the loan that can be repaid with the monthly room that the restschuld leaves (`ruimteNaRestschuld`). */
export const leningNaastRestschuld = (invoer: Maandbedrag) => contanteWaarde(invoer)

type Restschuldinvoer = Restschuldruimte & Omit<Maandbedrag, 'maandbedrag'> & { readonly restschuld: Euro }

/** Returns the restschuld that fits in the loan: all, or else the loan that `ruimteRestschuld` repays (minimum 0). */
export const passendeRestschuld = (invoer: Restschuldinvoer) =>
  pastHelemaal(invoer)
    ? invoer.restschuld
    : nietOnderNul(contanteWaarde({ ...invoer, maandbedrag: invoer.ruimteRestschuld }))

type Opbouw = Euros<'leningNaastRestschuld' | 'passendeRestschuld' | 'bedragAlleenstaande' | 'bedragEnergielabel'> & {
  readonly ruimte: EuroPerMaand
}

/**
 * Returns the maximum mortgage with the restschuld in the loan, including the extra amounts for a single buyer and for
 * an energy label. Returns 0 when there is no monthly room.
 */
export const maximumMetRestschuld = (invoer: Opbouw) =>
  invoer.ruimte > GEEN_RUIMTE
    ? plus(
        invoer.leningNaastRestschuld,
        invoer.passendeRestschuld,
        invoer.bedragAlleenstaande,
        invoer.bedragEnergielabel,
      )
    : euro(0)
