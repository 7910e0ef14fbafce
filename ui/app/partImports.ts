import type { PartImport } from '../context/laterParts'
import { loadJaarinkomenDialog, loadKredietBerekening } from '../hulp/load'
import { loadAannamedelen } from '../samenvatting/loadAannamedelen'
import { loadFoutenlijst, loadVervolgstappen } from '../stappen/load'

/** Every part that the first step can do without. */
export const partImports: readonly PartImport<unknown>[] = [
  loadVervolgstappen,
  loadFoutenlijst,
  loadJaarinkomenDialog,
  loadKredietBerekening,
  loadAannamedelen,
]
