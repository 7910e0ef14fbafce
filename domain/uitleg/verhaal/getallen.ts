import type { Bedrag } from '../../geld/bedrag'
import { formatEuro } from '../../geld/parseBedrag'
import type { Eenheid, Stapwaarde } from '../../rekenkern/stap'
import { achterBedrag, formatFactor, waardeInWoorden } from '../inWoorden'

/** Formats a percentage with as many decimals as it has, at most six. */
export const formatProcent = (percentage: number): string => `${formatFactor(percentage)}%`

/** Whether an amount has no cents, once rounded to the cent. */
const isHeel = (bedrag: Bedrag): boolean => Number.isInteger(Math.round(Math.abs(bedrag) * 100) / 100)

const zonderAfbreken = (bedrag: string): string => bedrag.replaceAll(' ', '\u00A0')

/** Formats an amount to the cent, without cents when there are none: `€ 1.175`, `€ 1.276,88`. */
export const formatCenten = (bedrag: Bedrag): string => zonderAfbreken(formatEuro(bedrag, { centen: !isHeel(bedrag) }))

/** Formats an amount in whole euros. */
export const formatEuros = (bedrag: Bedrag): string => zonderAfbreken(formatEuro(bedrag))

/** Formats a value: amounts to the cent, percentages with at most six decimals. */
export const formatWaarde = (waarde: Stapwaarde, eenheid: Eenheid): string => {
  if (typeof waarde !== 'number') return waardeInWoorden(waarde, eenheid)
  const achter = achterBedrag(eenheid)
  if (achter !== undefined) return formatCenten(waarde) + achter
  if (eenheid === 'procent') return formatProcent(waarde)
  return eenheid === 'aandeel' ? formatFactor(waarde) : waardeInWoorden(waarde, eenheid)
}
