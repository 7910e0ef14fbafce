import { formatPercentage, naamVanEnergielabel } from '../../domain'
import type { PartImport } from '../context'
import { loadJaarinkomenDialog, loadKredietBerekening } from '../hulp'
import { loadAannameGroepen } from '../samenvatting'
import { loadVervolgstappen } from '../stappen'

/** Every part that the first step can do without. */
export const partImports: readonly PartImport<unknown>[] = [
  loadVervolgstappen,
  loadJaarinkomenDialog,
  loadKredietBerekening,
  loadAannameGroepen,
]

/** What more than one part uses stands with the application: a part gets nothing from another part. */
export const sharedByParts: readonly unknown[] = [formatPercentage, naamVanEnergielabel]
