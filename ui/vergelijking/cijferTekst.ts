import { formatEuro, formatPercentage } from '../../domain'
import type { Column, PeriodeRow } from './rows'

/** A figure of a period as it is shown: its name, a percentage or an amount; a dash where there is none. */
export const cijferTekst = (kolom: Column, { naam, cijfers }: PeriodeRow): string => {
  const waarde = cijfers[kolom]
  if (kolom === 'periode') return naam
  if (waarde === undefined) return formatEuro(undefined)
  return kolom === 'rente' || kolom === 'toetsrente' ? formatPercentage(waarde) : formatEuro(waarde)
}
