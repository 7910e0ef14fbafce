import { antwoordenIn, formatPercentage, naamVanEnergielabel, startersvragen } from '../../domain'
import { loadAdviseur } from '../adviseur'
import { loadAfdruk } from '../afdruk'
import type { PartImport } from '../context'
import { Dialog, loadDialog } from '../dialog'
import { loadCharts } from '../chart'
import { loadJaarinkomenDialog, loadKredietBerekening } from '../hulp'
import { loadAannamedelen } from '../samenvatting'
import { loadFoutenlijst, loadVervolgstappen } from '../stappen'
import { loadVergelijking } from '../vergelijking'
import { loadVerloop } from '../verloop'
import { loadWatAls } from '../watAls'
import { loadWoorden } from '../woorden'

/** Every part that the first step can do without. */
export const partImports: readonly PartImport<unknown>[] = [
  loadVervolgstappen,
  loadFoutenlijst,
  loadDialog,
  loadJaarinkomenDialog,
  loadKredietBerekening,
  loadAannamedelen,
]

/**
 * What more than one part uses stands with the application, and so does what a part asks for: a part gets nothing from
 * another part.
 */
export const sharedByParts: readonly unknown[] = [
  antwoordenIn,
  formatPercentage,
  naamVanEnergielabel,
  startersvragen,
  Dialog,
  loadVergelijking,
  loadVerloop,
  loadWatAls,
  loadCharts,
  loadAdviseur,
  loadAfdruk,
  loadWoorden,
]
