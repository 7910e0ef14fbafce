import type { Verhaaldeel } from '../../rekenkern/verhaaldelen'

/** The source of a step or figure. */
export interface Vindplaats {
  /** Dutch sentences about the source and, for a regulation, about when the regulation applies. */
  readonly zinnen: readonly string[]
  /** A link to the text of the regulation; undefined for any other source, and for a regulation without a link. */
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
  /** The id in the trail of the step or leaf that gives the input. */
  readonly id: string
  /** The label of the input, in Dutch. */
  readonly naam: string
  /** The value of the input, as Dutch text. */
  readonly waarde: string
  /** The source of the input. Undefined if the input is a step outcome, or has the same source as this step. */
  readonly vindplaats: Vindplaats | undefined
}

/** One row or column of a table, or one of the amounts or rates that a step compares. */
export interface Vak {
  /** The label of the row, column, amount or rate, in Dutch. */
  readonly naam: string
  /** The outcome in the row or column, or the amount or rate itself, as text. */
  readonly waarde: string
  /** Whether the step uses this row, column, amount or rate. */
  readonly telt: boolean
}

/** A comparison of amounts or rates, or the rows or columns of a table around the row or column that a step uses. */
export interface Overzicht {
  /** The title of the overview, in Dutch. */
  readonly kop: string
  /** The amounts or rates that are compared, or the rows or columns in the order of the table. */
  readonly vakken: readonly Vak[]
  /** A Dutch sentence about the outcome in the neighbouring row or column; undefined when there is none. */
  readonly zin: string | undefined
}

/** One step of an explanation. */
export interface Verhaalstap {
  /** The id of the step or leaf in the trail. */
  readonly id: string
  /** The sentences of the step, in Dutch. */
  readonly zinnen: readonly string[]
  /** The outcome as text, without `per maand` or `per jaar`; undefined unless it is an amount or a percentage. */
  readonly uitkomst: string | undefined
  /** Whether this is a main step, which the short explanation always shows. */
  readonly belangrijk: boolean
  /** The formula with its figures and its outcome; undefined when there is nothing to calculate. */
  readonly formule: string | undefined
  /** How the outcome is rounded, in a Dutch sentence; undefined when no sentence is needed. */
  readonly afronding: string | undefined
  /**
   * The overviews of the step. One has the amounts or rates that the step compares. Others have the row or column of a
   * table that gives the outcome of the step, and its neighbours. Empty if the step neither compares nor looks up.
   */
  readonly overzichten: readonly Overzicht[]
  /** The inputs of the step; empty for a leaf. */
  readonly invoer: readonly Invoercijfer[]
  /** The source: a regulation, a choice of this calculator, or the visitor or page that gave the value. */
  readonly vindplaats: Vindplaats
  /** The choice of this calculator where the law leaves room, in Dutch sentences; undefined when there is none. */
  readonly keuze: string | undefined
}

/** The result of a chapter: the outcome of one of its steps. */
export interface Deeluitkomst {
  /** The id of the step in the trail. */
  readonly id: string
  /** The outcome as text. */
  readonly waarde: string
}

/** A chapter of an explanation. */
export interface Hoofdstuk {
  /** The key of the chapter. */
  readonly naam: Verhaaldeel
  /** The title of the chapter, in Dutch. */
  readonly titel: string
  /** The result of the chapter; undefined when it has no single result. */
  readonly uitkomst: Deeluitkomst | undefined
  /** The steps of the chapter, in reading order. */
  readonly stappen: readonly Verhaalstap[]
}

/** One sentence, or two that belong together, of a summary. */
export interface Kernzin {
  /** The id of the step or leaf in the trail that the sentence leads to; empty without such a step or leaf. */
  readonly id: string
  /** The sentence, in Dutch. */
  readonly zin: string
}

/** One box of a summary. Its label, figure and unit read as a sentence. */
export interface Verhaalvak {
  /**
   * The id of the step or leaf in the trail that the box is about; empty when the calculation has no such step or leaf.
   * The box of `belasting.voordeel`, which is an amount a year, shows the amount a month.
   */
  readonly id: string
  /** The sign before a box: `→` after a cause, `+` or `−` for a term, `=` for a total. Undefined for the first box. */
  readonly teken: '→' | '+' | '−' | '=' | undefined
  /** The label of the box, in Dutch. */
  readonly naam: string
  /** The figure as text; amounts in whole euros. */
  readonly waarde: string
  /** The unit or the purpose of the figure, in Dutch; undefined when the label is enough. */
  readonly bij: string | undefined
}

/** The explanation of a figure. */
export interface Verhaal {
  /** A summary in Dutch sentences, in whole euros; empty for a figure without a summary, such as the valuation cost. */
  readonly kern: readonly Kernzin[]
  /** The summary as boxes, the last with the figure. Empty without a summary, or when there is nothing to calculate. */
  readonly vakken: readonly Verhaalvak[]
  /** The sentences of `kern` that the boxes do not show. */
  readonly naast: readonly Kernzin[]
  /** The chapters, in the order of the calculation. */
  readonly hoofdstukken: readonly Hoofdstuk[]
}
