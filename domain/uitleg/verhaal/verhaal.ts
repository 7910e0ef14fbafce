import type { Verhaaldeel } from '../../rekenkern/verhaaldelen'

/** Where something stands or comes from, in sentences, with the text of the regulation when there is one. */
export interface Vindplaats {
  readonly zinnen: readonly string[]
  readonly link: { readonly naam: string; readonly url: string } | undefined
}

/** One figure that a step calculates with. */
export interface Invoercijfer {
  readonly naam: string
  readonly waarde: string
  /** Absent for the outcome of another step, and for an input with the same source as the step. */
  readonly vindplaats: Vindplaats | undefined
}

/** One row or column of a table, or one of the amounts that are compared. */
export interface Vak {
  readonly naam: string
  readonly waarde: string
  readonly telt: boolean
}

/** The amounts of which one counts; or the rows or columns around the one that counts, and how far the next one is. */
export interface Overzicht {
  readonly kop: string
  readonly vakken: readonly Vak[]
  readonly zin: string | undefined
}

/** One step of a story: what it says, and folded under it how it is worked out. */
export interface Verhaalstap {
  readonly id: string
  readonly zinnen: readonly string[]
  /** Stands in the short story too. */
  readonly belangrijk: boolean
  /** The formula with its figures and its outcome; absent where nothing is calculated. */
  readonly formule: string | undefined
  /** How the outcome is rounded, in a sentence. */
  readonly afronding: string | undefined
  readonly overzichten: readonly Overzicht[]
  readonly invoer: readonly Invoercijfer[]
  readonly vindplaats: Vindplaats
  /** What we chose where the rule leaves room, in sentences. */
  readonly keuze: string | undefined
}

export interface Hoofdstuk {
  readonly naam: Verhaaldeel
  readonly titel: string
  /** What the part comes to; absent where one figure does not say it. */
  readonly uitkomst: string | undefined
  readonly stappen: readonly Verhaalstap[]
}

/** How a figure came about, in words: its parts in the order of the calculation. */
export interface Verhaal {
  /** What it comes down to, in a few sentences from cause to result, in whole euros; none of one of the costs. */
  readonly kern: readonly string[]
  readonly hoofdstukken: readonly Hoofdstuk[]
}
