import type { Bedrag } from '../../geld/bedrag'
import { formatEuro } from '../../geld/parseBedrag'
import type { Eenheid, Stapwaarde } from '../../rekenkern/stap'
import { achterBedrag, formatFactor, waardeInWoorden } from '../inWoorden'

/** Returns a percentage as text, with at most six decimals: `22,6%`. */
export const formatProcent = (percentage: number): string => `${formatFactor(percentage)}%`

/** Whether an amount (euro) is whole after it is rounded to the cent. */
const isHeel = (bedrag: Bedrag): boolean => Number.isInteger(Math.round(Math.abs(bedrag) * 100) / 100)

/** Returns an amount (euro) as text, without cents when the amount is whole to the cent: `€ 1.175`, `€ 1.276,88`. */
export const formatCenten = (bedrag: Bedrag): string => formatEuro(bedrag, { centen: !isHeel(bedrag) })

/** Returns a value in this unit as text: amounts to the cent, percentages with at most six decimals. */
export const formatWaarde = (waarde: Stapwaarde, eenheid: Eenheid): string => {
  if (typeof waarde !== 'number') return waardeInWoorden(waarde, eenheid)
  const achter = achterBedrag(eenheid)
  if (achter !== undefined) return formatCenten(waarde) + achter
  if (eenheid === 'procent') return formatProcent(waarde)
  return eenheid === 'aandeel' ? formatFactor(waarde) : waardeInWoorden(waarde, eenheid)
}
