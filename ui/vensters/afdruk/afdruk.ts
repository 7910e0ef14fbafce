import { CalculationSheet } from './CalculationSheet'
import { printSheet } from './printSheet'
import { SheetInPlace } from './SheetInPlace'
import type { Afdruk } from '../../basis/lazy/types/afdruk'

export const afdruk: Afdruk = { CalculationSheet, printSheet, SheetInPlace }
