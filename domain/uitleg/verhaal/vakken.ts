import type { Moment } from '../../rekenkern/aanvragers/momenten'
import type { Soort } from '../../rekenkern/zin'
import type { Verteller } from './lees'
import type { Verhaalvak } from './verhaal'

/** A figure to draw as a box: its step or leaf, its label and its unit. */
export interface Vakpost {
  readonly soort: Soort
  /** The moment of the income test; the first occurrence of the step when absent. */
  readonly moment?: Moment | undefined
  /** How the box follows from the boxes before it; `→` when absent. */
  readonly teken?: Verhaalvak['teken']
  readonly naam: string
  readonly bij?: string | undefined
  /** The figure as text, when it is not the amount of the step. */
  readonly waarde?: string
}

/** The summary of a figure: sentences, the boxes that draw them, and sentences that no box draws. */
export interface Kernverhaal {
  readonly zinnen: readonly string[]
  readonly vakken: readonly Verhaalvak[]
  readonly naast: readonly string[]
}

/** Summarises how a figure came about, from cause to result. */
export type Kernverteller = (verteller: Verteller) => Kernverhaal

/** Draws figures as a chain of boxes. */
export const toVakken = ({ vind, hoeveelVan }: Verteller, posten: readonly Vakpost[]): readonly Verhaalvak[] =>
  posten.map(({ soort, moment, teken = '→', naam, bij, waarde }, nummer) => ({
    id: vind(soort, moment)?.id ?? '',
    teken: nummer === 0 ? undefined : teken,
    naam,
    waarde: waarde ?? hoeveelVan(soort, moment),
    bij,
  }))

/**
 * Draws the terms of a sum and its outcome, each term with its sign. Uses arrows when the terms do not add up to the
 * outcome, such as with more own money than is needed.
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
