import { factor, opDeCent, procent } from './getallen'

/** An amount in a formula, to the cent. */
export const euro = (bedrag: number): string =>
  bedrag < 0 && /[1-9]/.test(opDeCent(bedrag)) ? `(${opDeCent(bedrag)})` : opDeCent(Math.abs(bedrag))

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const macht = (exponent: number): string =>
  String(exponent)
    .replace('-', '⁻')
    .replace(/\d/g, (cijfer) => SUPERSCRIPT.charAt(Number(cijfer)))

/** Amounts added up; those of 0 are left out. Nothing to show when fewer than two are left. */
export const som = (...bedragen: readonly number[]): string | undefined => {
  const delen = bedragen.filter((bedrag) => bedrag !== 0)
  return delen.length < 2 ? undefined : delen.map(euro).join(' + ')
}

/** An amount less others; those of 0 are left out. Nothing to show when none is left. */
export const verschil = (van: number, ...af: readonly number[]): string | undefined => {
  const delen = af.filter((bedrag) => bedrag !== 0)
  return delen.length === 0 ? undefined : [van, ...delen].map(euro).join(' − ')
}

export const maal = (bedrag: string, percentage: number): string => `${bedrag} × ${procent(percentage)}`

/** The same formula for an outcome that is not below 0. */
export const nietOnderNul = (formule: string | undefined, uitkomst: number): string | undefined =>
  formule !== undefined && uitkomst === 0 ? `het hoogste van € 0 en ${formule}`.replace('€ ', '€\u00A0') : formule

/** The lowest of these, written so that it can stand within a formula. */
export const laagsteVan = (...delen: readonly string[]): string => `het laagste van ${delen.join(' en ')}`

const maandrente = (rente: number): string => `${procent(rente)} ÷ 12`

const groei = (rente: number, maanden: number): string => `(1 + ${maandrente(rente)})${macht(maanden)}`

/** A rate that is shown as 0. */
const isNul = (rente: number): boolean => procent(rente) === procent(0)

/** What a monthly amount repays in so many months at a rate (percent a year). */
export const contanteWaarde = (maandbedrag: number, rente: number, maanden: number): string =>
  isNul(rente)
    ? `${euro(maandbedrag)} × ${factor(maanden)}`
    : `${euro(maandbedrag)} × (1 − ${groei(rente, -maanden)}) ÷ (${maandrente(rente)})`

/** The monthly amount that repays a loan. */
export const annuiteit = (lening: number, rente: number, maanden: number): string =>
  isNul(rente)
    ? `${euro(lening)} ÷ ${factor(maanden)}`
    : `${euro(lening)} × (${maandrente(rente)}) ÷ (1 − ${groei(rente, -maanden)})`

/** The interest of the first year: what is paid in it, less what that repays. */
export const renteEersteJaar = (bruto: number, lening: number, rente: number, maanden: number): string =>
  isNul(rente)
    ? `12 × ${euro(bruto)} − 12 × ${euro(lening)} ÷ ${factor(maanden)}`
    : `12 × ${euro(bruto)} − ${euro(lening)} × (${groei(rente, 12)} − 1) ÷ (${groei(rente, maanden)} − 1)`
