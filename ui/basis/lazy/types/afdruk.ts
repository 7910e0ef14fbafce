import type { ComponentType } from 'react'

import type { Momentopname } from '../../../../application'
import type { Part } from '../../PartsChart'
import type { Prijsbeeld } from '../../../uitkomst/prijsbeeld'
import type { DialogProps } from './dialog'

/** The answer of the last step, for the printed page. */
export interface PaperAnswer {
  /** The answer as text; empty when the step has no answer. */
  readonly zin: string
  /** The net monthly cost in euro, and its parts; undefined unless the home is affordable and the parts are known. */
  readonly maand: { readonly netto: number; readonly parts: readonly Part[] } | undefined
  /** What the price line shows; undefined when unknown, and when only more own money makes the home affordable. */
  readonly prijsbeeld: Prijsbeeld | undefined
}

export interface SheetInPlaceProps {
  /** Returns the answer of step 3: a sentence and, for an affordable home, the split of its monthly cost if known. */
  readonly toAnswer: (momentopname: Momentopname) => PaperAnswer
}

export interface AfdrukDialogProps extends DialogProps, SheetInPlaceProps {}

/** The lazily loaded sheet: the dialog that prints it, and the sheet that replaces step 3 when the page is printed. */
export interface Afdruk {
  readonly AfdrukDialog: ComponentType<AfdrukDialogProps>
  readonly SheetInPlace: ComponentType<SheetInPlaceProps>
}
