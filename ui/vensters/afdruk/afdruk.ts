import { AfdrukDialog } from './AfdrukDialog'
import { SheetInPlace } from './SheetInPlace'

/** The lazily loaded sheet: the dialog that prints it, and the sheet that replaces step 3 when the page is printed. */
export const afdruk = { AfdrukDialog, SheetInPlace } as const

declare module '../../basis/lazy/parts' {
  interface Parts {
    readonly afdruk: typeof afdruk
  }
}
