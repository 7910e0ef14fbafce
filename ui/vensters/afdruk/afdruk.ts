import { AfdrukDialog } from './AfdrukDialog'
import { SheetInPlace } from './SheetInPlace'
import type { Afdruk } from '../../basis/lazy/types/afdruk'

/** The lazily loaded sheet: the dialog that prints it, and the sheet that replaces step 3 when the page is printed. */
export const afdruk: Afdruk = { AfdrukDialog, SheetInPlace }
