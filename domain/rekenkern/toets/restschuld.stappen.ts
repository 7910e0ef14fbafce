import { euro, euroPerMaand, maal, min, nietOnderNul, perMaand, plus, procentVan } from '../eenheden'
import type { Euro, EuroPerJaar, EuroPerMaand, Euros, Procent } from '../eenheden'
import { annuiteit, type Annuiteitenlening } from '../rente/annuiteit'
import { percentageIn } from './financieringslast'
import { pastHelemaal, type Restschuldruimte } from './restschuldruimte'
import { contanteWaarde, GEEN_RUIMTE, type Maandbedrag, type Tabelinvoer } from './toets.stappen'

/** The percentage for a loan whose interest is not deductible. Source: Trhk bijlage 1, tabel 3 and 4. */
export const percentageRestschuld = ({ tabellen, leeftijdsgroep, toetsinkomen, toetsrente }: Tabelinvoer) =>
  percentageIn((tabellen.nietAftrekbaar ?? tabellen)[leeftijdsgroep], toetsinkomen, toetsrente)

/** The monthly room if the whole loan were restschuld; may be negative. */
export const ruimteRestschuld = (invoer: {
  toetsinkomen: EuroPerJaar
  percentage: Procent
  verplichtingen: EuroPerMaand
}) => min(perMaand(procentVan(invoer.toetsinkomen, invoer.percentage)), invoer.verplichtingen)

/** The monthly payment that repays the restschuld at the test rate. */
export const lastRestschuld = (invoer: Annuiteitenlening) => annuiteit(invoer)

/**
 * The monthly room for the rest of the loan: the restschuld takes the same share of `ruimte` as of `ruimteRestschuld`.
 */
export const ruimteNaRestschuld = (invoer: Restschuldruimte & { readonly ruimte: EuroPerMaand }) =>
  pastHelemaal(invoer) ? maal(invoer.ruimte, 1 - invoer.lastRestschuld / invoer.ruimteRestschuld) : euroPerMaand(0)

/** The loan besides the restschuld. */
export const leningNaastRestschuld = (invoer: Maandbedrag) => contanteWaarde(invoer)

type Restschuldinvoer = Restschuldruimte & Omit<Maandbedrag, 'maandbedrag'> & { readonly restschuld: Euro }

/** The restschuld that fits: all of it, or the part that its room repays. */
export const passendeRestschuld = (invoer: Restschuldinvoer) =>
  pastHelemaal(invoer)
    ? invoer.restschuld
    : nietOnderNul(contanteWaarde({ ...invoer, maandbedrag: invoer.ruimteRestschuld }))

type Opbouw = Euros<'leningNaastRestschuld' | 'passendeRestschuld' | 'bedragAlleenstaande' | 'bedragEnergielabel'> & {
  readonly ruimte: EuroPerMaand
}

/** The mortgage that fits, with the restschuld in it. The extra amounts count on the same condition as in `maximum`. */
export const maximumMetRestschuld = (invoer: Opbouw) =>
  invoer.ruimte > GEEN_RUIMTE
    ? plus(
        invoer.leningNaastRestschuld,
        invoer.passendeRestschuld,
        invoer.bedragAlleenstaande,
        invoer.bedragEnergielabel,
      )
    : euro(0)
