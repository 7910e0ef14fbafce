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

/** One input of a step, as the explanation shows it. */
export interface Invoercijfer {
  /** The label, in Dutch. */
  readonly naam: string
  /** The figure as text, with its unit. */
  readonly waarde: string
  /** The source; undefined for the outcome of another step and for an input with the source of the step. */
  readonly vindplaats: Vindplaats | undefined
}

/** One row or column of a table, or one of the amounts that a step compares. */
export interface Vak {
  /** The label, in Dutch. */
  readonly naam: string
  /** The figure as text. */
  readonly waarde: string
  /** Whether this amount, row or column is the one that counts. */
  readonly telt: boolean
}

/** A comparison of amounts, or the rows or columns of a table around the one that counts. */
export interface Overzicht {
  /** The title, in Dutch. */
  readonly kop: string
  /** The amounts, or the rows or columns in the order of the table. */
  readonly vakken: readonly Vak[]
  /** What the next row or column would give, in a Dutch sentence; undefined when there is none. */
  readonly zin: string | undefined
}

/** One step of an explanation. */
export interface Verhaalstap {
  /** The id of the step or leaf in the trail. */
  readonly id: string
  /** The sentences of the step, in Dutch. */
  readonly zinnen: readonly string[]
  /** The outcome as text, without its unit; undefined unless it is an amount or a percentage. */
  readonly uitkomst: string | undefined
  /** Whether the short explanation also shows this step. */
  readonly belangrijk: boolean
  /** The formula with its figures and its outcome; undefined for a step without arithmetic. */
  readonly formule: string | undefined
  /** How the outcome is rounded, in a Dutch sentence; undefined when there is nothing to mention. */
  readonly afronding: string | undefined
  /** The amounts that the step compares, and its rows or columns in tables. */
  readonly overzichten: readonly Overzicht[]
  /** The inputs of the step. */
  readonly invoer: readonly Invoercijfer[]
  /** The legal source of the step, or the reason for a choice of this calculator. */
  readonly vindplaats: Vindplaats
  /** The choice of this calculator where the law leaves room, in Dutch sentences; undefined when it leaves none. */
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

/** One box of a summary. Its label, figure and unit read as a sentence. */
export interface Verhaalvak {
  /** The id of the step or leaf in the trail. */
  readonly id: string
  /**
   * How the box follows from the boxes before it: a cause, a term, or the outcome of a sum. Undefined for the first
   * box.
   */
  readonly teken: '→' | '+' | '−' | '=' | undefined
  /** The label, in Dutch. */
  readonly naam: string
  /** The figure as text; amounts in whole euros. */
  readonly waarde: string
  /** The unit, or what the figure is for, in Dutch; undefined when the label says enough. */
  readonly bij: string | undefined
}

/** The explanation of a figure. */
export interface Verhaal {
  /** A summary in a few sentences from cause to result, in whole euros; empty for a cost such as the valuation. */
  readonly kern: readonly string[]
  /**
   * The same summary as boxes; the last box shows the figure. Empty for a cost, or when there is nothing to calculate.
   */
  readonly vakken: readonly Verhaalvak[]
  /** The sentences of `kern` that the boxes do not show. */
  readonly naast: readonly string[]
  /** The chapters, in the order of the calculation. */
  readonly hoofdstukken: readonly Hoofdstuk[]
}
