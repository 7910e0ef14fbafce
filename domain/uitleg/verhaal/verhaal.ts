import type { Verhaaldeel } from '../../rekenkern/verhaaldelen'

/** The source of a step or figure. */
export interface Vindplaats {
  /** The source and its validity, in Dutch sentences. */
  readonly zinnen: readonly string[]
  /** A link to the text of the regulation; undefined when the source is not a regulation. */
  readonly link:
    | {
        /** The text of the link, in Dutch. */
        readonly naam: string
        /** The URL of the regulation. */
        readonly url: string
      }
    | undefined
}

/** One figure that a step calculates with. */
export interface Invoercijfer {
  /** What it is, in Dutch. */
  readonly naam: string
  /** The figure as text, with its unit. */
  readonly waarde: string
  /** The source; undefined for the outcome of another step and for an input with the source of the step. */
  readonly vindplaats: Vindplaats | undefined
}

/** One row or column of a table, or one of the amounts that are compared. */
export interface Vak {
  /** What it is, in Dutch. */
  readonly naam: string
  /** The figure as text. */
  readonly waarde: string
  /** Whether it is the one that counts. */
  readonly telt: boolean
}

/** A comparison of amounts, or the rows or columns of a table around the one that counts. */
export interface Overzicht {
  /** The title, in Dutch. */
  readonly kop: string
  /** The amounts, or the rows or columns in the order of the table. */
  readonly vakken: readonly Vak[]
  /** The effect of the next row or column, in a Dutch sentence; undefined when there is none. */
  readonly zin: string | undefined
}

/** One step of an explanation. */
export interface Verhaalstap {
  /** The id of the step or leaf in the trail. */
  readonly id: string
  /** The sentences of the step, in Dutch. */
  readonly zinnen: readonly string[]
  /** The outcome as text, without its unit; undefined when it is no amount and no percentage. */
  readonly uitkomst: string | undefined
  /** Whether the short explanation shows it too. */
  readonly belangrijk: boolean
  /** The formula with its figures and its outcome; undefined for a step without arithmetic. */
  readonly formule: string | undefined
  /** How the outcome is rounded, in a Dutch sentence. */
  readonly afronding: string | undefined
  /** The amounts that the step compares, and its rows or columns in tables. */
  readonly overzichten: readonly Overzicht[]
  /** The inputs of the step. */
  readonly invoer: readonly Invoercijfer[]
  /** The legal source of the step, or the reason of our own choice. */
  readonly vindplaats: Vindplaats
  /** The assumption where the law leaves a choice, in Dutch sentences; undefined when it leaves none. */
  readonly keuze: string | undefined
}

/** A chapter of an explanation. */
export interface Hoofdstuk {
  /** The key of the chapter. */
  readonly naam: Verhaaldeel
  /** Its title, in Dutch. */
  readonly titel: string
  /** The result of the chapter as text; undefined when it has no single result. */
  readonly uitkomst: string | undefined
  /** The steps, in reading order. */
  readonly stappen: readonly Verhaalstap[]
}

/** One box of a summary: its label, its figure and its unit read as a sentence. */
export interface Verhaalvak {
  /** The id of the step or leaf in the trail. */
  readonly id: string
  /** How the box follows from the ones before it: a cause, a term, or the outcome of a sum. Undefined for the first. */
  readonly teken: '→' | '+' | '−' | '=' | undefined
  /** What it is, in Dutch. */
  readonly naam: string
  /** The figure as text, an amount in whole euros. */
  readonly waarde: string
  /** The unit, or what the figure is for, in Dutch; undefined when the label says enough. */
  readonly bij: string | undefined
}

/** The explanation of a figure. */
export interface Verhaal {
  /** A summary in a few sentences from cause to result, in whole euros; empty for a cost such as the valuation. */
  readonly kern: readonly string[]
  /** The same summary as boxes, of which the last has the figure; empty when there is nothing to calculate. */
  readonly vakken: readonly Verhaalvak[]
  /** The sentences of `kern` that the boxes do not draw. */
  readonly naast: readonly string[]
  /** The chapters, in the order of the calculation. */
  readonly hoofdstukken: readonly Hoofdstuk[]
}
