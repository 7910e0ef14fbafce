import type { Moment } from '../../rekenkern/aanvragers/momenten'
import type { Soort } from '../../rekenkern/zin'
import type { Verteller } from './lees'
import type { Kernzin, Verhaalvak } from './verhaal'

/** A figure to show as a box: its step or leaf, its label and its unit. */
export interface Vakpost {
  readonly soort: Soort
  /** The moment of the income test; when absent, the box is about the first occurrence of the step. */
  readonly moment?: Moment | undefined
  /** The sign before the box; `→` when absent. The first box shows no sign. */
  readonly teken?: Verhaalvak['teken']
  readonly naam: string
  readonly bij?: string | undefined
  /** The figure as text; when absent, the amount of the step or leaf. */
  readonly waarde?: string
}

/** The summary of a figure: boxes (`vakken`), sentences that say the same (`zinnen`), and other sentences (`naast`). */
export interface Kernverhaal {
  readonly zinnen: readonly Kernzin[]
  readonly vakken: readonly Verhaalvak[]
  readonly naast: readonly Kernzin[]
}

/** A function that returns the summary of a figure, from the causes of the figure to the figure itself. */
export type Kernverteller = (verteller: Verteller) => Kernverhaal

/** Returns a sentence that leads to a step or leaf, at a moment of the income test if given. */
export const toZin = ({ vind }: Verteller, soort: Soort, zin: string, moment?: Moment): Kernzin => ({
  id: vind(soort, moment)?.id ?? '',
  zin,
})

/** Returns a figure as a clause that reads like its box: the label, the figure as text and its unit. */
export const inZin = ({ hoeveelVan }: Verteller, { soort, moment, naam, waarde, bij }: Vakpost): string =>
  [naam, waarde ?? hoeveelVan(soort, moment), ...(bij === undefined ? [] : [bij])].join(' ')

/** Returns figures as a chain of boxes; the first box has no sign. */
export const toVakken = ({ vind, hoeveelVan }: Verteller, posten: readonly Vakpost[]): readonly Verhaalvak[] =>
  posten.map(({ soort, moment, teken = '→', naam, bij, waarde }, nummer) => ({
    id: vind(soort, moment)?.id ?? '',
    teken: nummer === 0 ? undefined : teken,
    naam,
    waarde: waarde ?? hoeveelVan(soort, moment),
    bij,
  }))

/**
 * Returns the boxes of a sum: the terms with their signs, then the outcome after `=`. When the terms do not add up to
 * the outcome, such as with more own money than is needed, every sign is an arrow.
 */
export const toSomvakken = (
  verteller: Verteller,
  termen: readonly Vakpost[],
  uitkomst: Vakpost,
): readonly Verhaalvak[] => {
  const { getoondVan } = verteller
  const som = termen.reduce(
    (totaal, { soort, teken }) => (teken === '−' ? totaal - getoondVan(soort) : totaal + getoondVan(soort)),
    0,
  )
  const isSom = som === getoondVan(uitkomst.soort)
  return toVakken(
    verteller,
    isSom
      ? [...termen, { ...uitkomst, teken: '=' }]
      : [...termen, uitkomst].map((post) => ({ ...post, teken: undefined })),
  )
}
