import type { PartImport } from '../context'
import { loadJaarinkomenDialog, loadKredietBerekening } from '../hulp'
import { loadVervolgstappen } from '../stappen'

/** Every part that the first step can do without. */
export const partImports: readonly PartImport<unknown>[] = [
  loadVervolgstappen,
  loadJaarinkomenDialog,
  loadKredietBerekening,
]
