import type { ComponentType } from 'react'

import type { Momentopname } from '../../../../application'
import type { Part } from '../../PartsChart'
import type { Prijsbeeld } from '../../prijsbeeld'
import type { Verhalen } from './verhaal'

/** The answer of the last step, for the printed page. */
export interface PaperAnswer {
  /** The answer as text; empty when the step has no answer. */
  readonly zin: string
  /** The net monthly cost in euro, and its parts; undefined unless the home is affordable and the parts are known. */
  readonly maand: { readonly netto: number; readonly parts: readonly Part[] } | undefined
  /** What the price line shows; undefined when unknown. */
  readonly prijsbeeld: Prijsbeeld | undefined
}

export interface SheetInPlaceProps {
  /** Returns the answer of step 3: a sentence and, for an affordable home, the split of its monthly cost if known. */
  readonly toAnswer: (momentopname: Momentopname) => PaperAnswer
}

export interface CalculationSheetProps extends SheetInPlaceProps {
  /** The component that explains a figure step by step; undefined when only the result is printed. */
  readonly Verhaal: Verhalen['VerhaalPanel'] | undefined
}

export interface Printing {
  /** Called to return the focus that printing took, unless the visitor has moved the focus elsewhere meanwhile. */
  readonly giveBack: () => void
  /** Called with true if the browser seems unable to print; with false at the start, and when it prints after all. */
  readonly tellForbidden: (isForbidden: boolean) => void
}

/** The lazily loaded sheet: for a print of only the sheet, and in the place of step 3 when the page is printed. */
export interface Afdruk {
  readonly CalculationSheet: ComponentType<CalculationSheetProps>
  /** Prints the sheet `blad`, with this document title, without the page around it. */
  readonly printSheet: (blad: HTMLElement, titel: string, printing: Printing) => void
  readonly SheetInPlace: ComponentType<SheetInPlaceProps>
}
