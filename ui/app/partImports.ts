import type { PartImport } from '../context'
import { loadJaarinkomenDialog, loadKredietBerekening } from '../hulp'
import { loadAannamedelen } from '../samenvatting'
import { loadFoutenlijst, loadVervolgstappen } from '../stappen'

/** Every part that the first step can do without. */
export const partImports: readonly PartImport<unknown>[] = [
  loadVervolgstappen,
  loadFoutenlijst,
  loadJaarinkomenDialog,
  loadKredietBerekening,
  loadAannamedelen,
]
