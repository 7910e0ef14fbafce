import type { Bedrag } from '../../geld/bedrag'
import { formatEuro } from '../../geld/parseBedrag'
import { formatPercentage } from '../../geld/parsePercentage'
import type { Eenheid, Stapwaarde } from '../../rekenkern/stap'
import { achterBedrag, formatFactor, waardeInWoorden } from '../inWoorden'

/** Returns a percentage that is not a rate of interest as text, with at most six decimals: `22,6%`. */
export const formatProcent = (percentage: number): string => `${formatFactor(percentage)}%`

/** The names of the steps, leaves and inputs that are a rate of interest. */
const RENTES = new Set(['rente', 'toetsrente', 'afmToetsrente', 'rentepercentage'])

/**
 * Returns a percentage as text. `naam` is the name of its step, leaf or input, with or without its chapter. A rate of
 * interest has two or three decimals, as everywhere on screen: `3,80%`.
 */
export const formatProcentVan = (percentage: number, naam: string): string =>
  (RENTES.has(naam.replace(/^.*\./, '')) ? formatPercentage : formatProcent)(percentage)

/** Whether an amount (euro) is whole after it is rounded to the cent. */
const isHeel = (bedrag: Bedrag): boolean => Number.isInteger(Math.round(Math.abs(bedrag) * 100) / 100)

/** Returns an amount (euro) as text, without cents when the amount is whole to the cent: `€ 1.175`, `€ 1.276,88`. */
export const formatCenten = (bedrag: Bedrag): string => formatEuro(bedrag, { centen: !isHeel(bedrag) })

/** Returns a period in years, if it is a whole number of years, as everywhere on screen. */
const inJaren = (maanden: number): string => {
  if (maanden % 12 === 0) return `${maanden / 12} jaar`
  return maanden === 1 ? '1 maand' : `${maanden} maanden`
}

/** Returns a number of months as text. Only a formula counts the term of the loan in months, so that has both. */
const formatMaanden = (maanden: number, naam: string): string =>
  naam === 'rentevastperiode' ? inJaren(maanden) : `${inJaren(maanden)} (${maanden} maanden)`

/** Returns a value as text: amounts to the cent, percentages as `formatProcentVan` writes those with this name. */
export const formatWaarde = (waarde: Stapwaarde, eenheid: Eenheid, naam: string): string => {
  if (typeof waarde !== 'number') return waardeInWoorden(waarde, eenheid)
  const achter = achterBedrag(eenheid)
  if (achter !== undefined) return formatCenten(waarde) + achter
  if (eenheid === 'procent') return formatProcentVan(waarde, naam)
  if (eenheid === 'maanden') return formatMaanden(waarde, naam)
  return eenheid === 'aandeel' ? formatFactor(waarde) : waardeInWoorden(waarde, eenheid)
}
