import { formatFactor, formatCenten, formatProcent } from './formatGetallen'

/** An amount as a term of a formula, to the cent. */
export const term = (bedrag: number): string =>
  bedrag < 0 && /[1-9]/.test(formatCenten(bedrag)) ? `(${formatCenten(bedrag)})` : formatCenten(Math.abs(bedrag))

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const macht = (exponent: number): string =>
  String(exponent)
    .replace('-', '⁻')
    .replace(/\d/g, (cijfer) => SUPERSCRIPT.charAt(Number(cijfer)))

/** Amounts added up; those of 0 are left out. Nothing to show when fewer than two are left. */
export const somFormule = (...bedragen: readonly number[]): string | undefined => {
  const delen = bedragen.filter((bedrag) => bedrag !== 0)
  return delen.length < 2 ? undefined : delen.map(term).join(' + ')
}

/** An amount less others; those of 0 are left out. Nothing to show when none is left. */
export const verschilFormule = (van: number, ...af: readonly number[]): string | undefined => {
  const delen = af.filter((bedrag) => bedrag !== 0)
  return delen.length === 0 ? undefined : [van, ...delen].map(term).join(' − ')
}

export const maalFormule = (bedrag: string, percentage: number): string => `${bedrag} × ${formatProcent(percentage)}`

/** The same formula for an outcome that is not below 0. */
export const nietOnderNulFormule = (formule: string | undefined, uitkomst: number): string | undefined =>
  formule !== undefined && uitkomst === 0 ? `het hoogste van € 0 en ${formule}`.replace('€ ', '€\u00A0') : formule

/** The lowest of these, written so that it can stand within a formula. */
export const laagsteFormule = (...delen: readonly string[]): string => `het laagste van ${delen.join(' en ')}`

const maandrente = (rente: number): string => `${formatProcent(rente)} ÷ 12`

const groei = (rente: number, maanden: number): string => `(1 + ${maandrente(rente)})${macht(maanden)}`

/** A rate that is shown as 0. */
const isNul = (rente: number): boolean => formatProcent(rente) === formatProcent(0)

/** What a monthly amount repays in so many months at a rate (percent a year). */
export const contanteWaardeFormule = (maandbedrag: number, rente: number, maanden: number): string =>
  isNul(rente)
    ? `${term(maandbedrag)} × ${formatFactor(maanden)}`
    : `${term(maandbedrag)} × (1 − ${groei(rente, -maanden)}) ÷ (${maandrente(rente)})`

/** The monthly amount that repays a loan. */
export const annuiteitFormule = (lening: number, rente: number, maanden: number): string =>
  isNul(rente)
    ? `${term(lening)} ÷ ${formatFactor(maanden)}`
    : `${term(lening)} × (${maandrente(rente)}) ÷ (1 − ${groei(rente, -maanden)})`

/** The interest of the first year: what is paid in it, less what that repays. */
export const renteEersteJaarFormule = (bruto: number, lening: number, rente: number, maanden: number): string =>
  isNul(rente)
    ? `12 × ${term(bruto)} − 12 × ${term(lening)} ÷ ${formatFactor(maanden)}`
    : `12 × ${term(bruto)} − ${term(lening)} × (${groei(rente, 12)} − 1) ÷ (${groei(rente, maanden)} − 1)`
