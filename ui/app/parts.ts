import type { PartName, Parts } from '../basis/lazy/parts'

/** Chunks that the next press may need, loaded after the first paint; `paneelcijfers` is here for a retry. */
const SOON = {
  paneelcijfers: () => import('../samenvatting/paneelcijfers'),
  vervolgstappen: () => import('../stappen/vervolgstappen'),
  foutenlijst: () => import('../stappen/Foutenlijst'),
  jaarinkomen: () => import('../vensters/hulp/JaarinkomenDialog'),
  krediet: () => import('../vensters/hulp/KredietBerekening'),
  aannamedelen: () => import('../samenvatting/aannamedelen'),
}

type Imports = { readonly [Name in PartName]: () => Promise<Readonly<Record<string, Parts[Name]>>> }

/** The import of every lazily loaded part: a chunk with one export. Parts outside `SOON` load on demand. */
export const PARTS: Imports = {
  ...SOON,
  adviseur: () => import('../vensters/adviseur/adviseur'),
  afdruk: () => import('../vensters/afdruk/AfdrukDialog'),
  bewaren: () => import('../vensters/bewaren/bewaren'),
  charts: () => import('../basis/chart/charts'),
  delen: () => import('../vensters/delen/delen'),
  terugknop: () => import('../vensters/terugknop/terugknop'),
  veranderen: () => import('../vensters/veranderen/veranderen'),
  vergelijking: () => import('../vensters/vergelijking/VergelijkingDialog'),
  verhaal: () => import('../vensters/verhaal/verhalen'),
  verloop: () => import('../vensters/verloop/VerloopDialog'),
  watAls: () => import('../vensters/watAls/WatAlsDialog'),
  watPast: () => import('../vensters/watPast/WatPastDialog'),
  woorden: () => import('../vensters/woorden/woorden'),
}

/** The URL of this file, which imports the parts. */
export const PARTS_BASE = import.meta.url

export const SOON_NAMES = Object.keys(SOON) as readonly (keyof typeof SOON)[]
