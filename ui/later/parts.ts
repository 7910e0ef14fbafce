/** What the next press may need: fetched as soon as the first step stands. */
const SOON = {
  vervolgstappen: () => import('../stappen/vervolgstappen'),
  foutenlijst: () => import('../stappen/Foutenlijst'),
  jaarinkomen: () => import('../hulp/JaarinkomenDialog'),
  krediet: () => import('../hulp/KredietBerekening'),
  aannamedelen: () => import('../samenvatting/aannamedelen'),
}

/** Every part of the screen in a chunk of its own, a module with one value; the rest is fetched when asked for. */
export const PARTS = {
  ...SOON,
  adviseur: () => import('../adviseur/adviseur'),
  afdruk: () => import('../afdruk/AfdrukDialog'),
  bewaren: () => import('../bewaren/bewaren'),
  charts: () => import('../chart/charts'),
  delen: () => import('../delen/delen'),
  veranderen: () => import('../veranderen/veranderen'),
  vergelijking: () => import('../vergelijking/VergelijkingDialog'),
  verhaal: () => import('../verhaal/verhalen'),
  verloop: () => import('../verloop/VerloopDialog'),
  watAls: () => import('../watAls/WatAlsDialog'),
  watPast: () => import('../watPast/WatPastDialog'),
  woorden: () => import('../woorden/woorden'),
}

/** The address of the file that imports them. */
export const PARTS_BASE = import.meta.url

export type PartName = keyof typeof PARTS

type Module<Name extends PartName> = Awaited<ReturnType<(typeof PARTS)[Name]>>

type Only<M> = M extends unknown ? M[keyof M] : never

/** The one value of a part. */
export type PartValue<Name extends PartName> = Only<Module<Name>>

export const SOON_NAMES = Object.keys(SOON) as readonly (keyof typeof SOON)[]
