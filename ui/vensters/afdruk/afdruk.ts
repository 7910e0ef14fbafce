import { AfdrukDialog } from './AfdrukDialog'
import { SheetInPlace } from './SheetInPlace'
import type { Afdruk } from '../../basis/lazy/types/afdruk'

export const afdruk: Afdruk = { AfdrukDialog, SheetInPlace }
