import type { PartName, Parts } from '../basis/lazy/parts'

/**
 * The imports of the parts that are likely to be needed soon. The page loads these parts in idle time; it loads
 * `paneelcijfers` earlier, for the first result. A part that failed to load is loaded again when it is needed.
 */
const SOON = {
  paneelcijfers: () => import('../samenvatting/paneelcijfers'),
  vervolgstappen: () => import('../stappen/vervolgstappen'),
  foutenlijst: () => import('../stappen/Foutenlijst'),
  jaarinkomen: () => import('../vensters/hulp/JaarinkomenDialog'),
  krediet: () => import('../vensters/hulp/KredietBerekening'),
  aannamedelen: () => import('../samenvatting/aannamedelen'),
}

type Imports = { readonly [Name in PartName]: () => Promise<Readonly<Record<string, Parts[Name]>>> }

/**
 * The imports of the lazily loaded parts by name, one part per file. The part of a dialog loads when the pointer or the
 * focus comes to its button; the other parts outside `SOON` load on demand.
 */
export const PARTS: Imports = {
  ...SOON,
  adviseur: () => import('../vensters/adviseur/OpenBewijsDialog'),
  afdruk: () => import('../vensters/afdruk/afdruk'),
  bewaren: () => import('../vensters/bewaren/bewaren'),
  charts: () => import('../basis/chart/charts'),
  delen: () => import('../vensters/delen/delen'),
  ingevuld: () => import('../stappen/ingevuld'),
  inkomensvoorbeeld: () => import('../stappen/inkomensvoorbeeld'),
  meenemen: () => import('../vensters/meenemen/MeenemenDialog'),
  terugknop: () => import('../vensters/terugknop/terugknop'),
  veranderen: () => import('../vensters/veranderen/veranderen'),
  vergelijking: () => import('../vensters/vergelijking/VergelijkingDialog'),
  verhaal: () => import('../vensters/verhaal/verhalen'),
  verloop: () => import('../vensters/verloop/VerloopDialog'),
  watAls: () => import('../vensters/watAls/WatAlsDialog'),
  watPast: () => import('../vensters/watPast/WatPastDialog'),
  woorden: () => import('../vensters/woorden/woorden'),
}

/** The URL of this file, which contains the imports of the parts. */
export const PARTS_BASE = import.meta.url

export const SOON_NAMES = Object.keys(SOON) as readonly (keyof typeof SOON)[]
