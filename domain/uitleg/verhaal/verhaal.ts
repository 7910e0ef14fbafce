import type { Verhaaldeel } from '../../rekenkern/verhaaldelen'

/** Where something stands or comes from. */
export interface Vindplaats {
  /** Where that is and for what it holds, in Dutch sentences. */
  readonly zinnen: readonly string[]
  /** The text of the regulation: what the link is called, in Dutch, and its address; undefined when there is none. */
  readonly link:
    | {
        /** What the link is called, in Dutch. */
        readonly naam: string
        /** Where the text stands. */
        readonly url: string
      }
    | undefined
}

/** One figure that a step calculates with. */
export interface Invoercijfer {
  /** What it is, in Dutch. */
  readonly naam: string
  /** The figure in words, with its unit. */
  readonly waarde: string
  /** Absent for the outcome of another step, and for an input with the same source as the step. */
  readonly vindplaats: Vindplaats | undefined
}

/** One row or column of a table, or one of the amounts that are compared. */
export interface Vak {
  /** What it is, in Dutch. */
  readonly naam: string
  /** Its figure in words. */
  readonly waarde: string
  /** Whether it is the one that counts. */
  readonly telt: boolean
}

/** The amounts of which one counts; or the rows or columns around the one that counts, and how far the next one is. */
export interface Overzicht {
  /** The title, in Dutch. */
  readonly kop: string
  /** The amounts, or the rows or columns in the order of the table. */
  readonly vakken: readonly Vak[]
  /** What would come of the next one, in a Dutch sentence; undefined where there is none. */
  readonly zin: string | undefined
}

/** One step of an explanation: what it says, and how it is worked out. */
export interface Verhaalstap {
  /** The id of the step or leaf of the trail that it tells of. */
  readonly id: string
  /** What it says, in Dutch sentences. */
  readonly zinnen: readonly string[]
  /** Whether it stands in the short explanation too. */
  readonly belangrijk: boolean
  /** The formula with its figures and its outcome; undefined where nothing is calculated. */
  readonly formule: string | undefined
  /** How the outcome is rounded, in a Dutch sentence. */
  readonly afronding: string | undefined
  /** What it compares, and where in its tables it found its outcome. */
  readonly overzichten: readonly Overzicht[]
  /** The figures it calculates with. */
  readonly invoer: readonly Invoercijfer[]
  /** Where the rule stands, or that it is a choice of this calculator. */
  readonly vindplaats: Vindplaats
  /** What this calculator chose where the rule leaves room, in Dutch sentences. */
  readonly keuze: string | undefined
}

/** A part of an explanation. */
export interface Hoofdstuk {
  /** Which part it is. */
  readonly naam: Verhaaldeel
  /** Its title, in Dutch. */
  readonly titel: string
  /** What it comes to, in words; undefined where one figure does not say it. */
  readonly uitkomst: string | undefined
  /** Its steps, in the order in which they are told. */
  readonly stappen: readonly Verhaalstap[]
}

/** How a figure came about, in words. */
export interface Verhaal {
  /** What it comes down to, in a few sentences from cause to result, in whole euros; none of one of the costs. */
  readonly kern: readonly string[]
  /** Its parts in the order of the calculation. */
  readonly hoofdstukken: readonly Hoofdstuk[]
}
