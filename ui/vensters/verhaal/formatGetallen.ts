import { formatEuro, type Bedrag } from '../../../domain/geld'
import { inZin, procentInZin } from '../../tekst/inZin'

const ZES_DECIMALEN = 1e6

/** A number to six decimals, without zeros at its end. */
const opZesDecimalen = (getal: number): number => Math.round(getal * ZES_DECIMALEN) / ZES_DECIMALEN

/** Whole when its cents round to zero. */
const isHeel = (bedrag: Bedrag): boolean => Number.isInteger(Math.round(Math.abs(bedrag) * 100) / 100)

/** An amount to the cent, without cents when there are none: `€ 1.175`, `€ 1.276,88`. */
export const formatCenten = (bedrag: Bedrag): string =>
  formatEuro(bedrag, { centen: !isHeel(bedrag) }).replaceAll(' ', '\u00A0')

/** An amount in whole euros. */
export const formatEuros = (bedrag: Bedrag): string => inZin(bedrag)

/** A percentage with as many decimals as it has, at most six. */
export const formatProcent = (percentage: number): string => procentInZin(opZesDecimalen(percentage))

/** A factor or a share with as many decimals as it has, at most six. */
export const formatFactor = (getal: number): string => String(opZesDecimalen(getal)).replace('.', ',')

/** A share as a percentage. */
export const formatAandeel = (aandeel: number): string => formatProcent(aandeel * 100)
