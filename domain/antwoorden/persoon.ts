import type { Bedrag } from '../geld/bedrag'
import type { DienstBetrekking } from './dienstBetrekking'
import type { JaNee, JaNeeWeetNiet } from './keuzes'

/** The names of the two home buyers, the visitor first. */
export const PERSONEN = ['eigen', 'partner'] as const

/** One of the two home buyers: the visitor (`eigen`) or the partner (`partner`). */
export type Wie = (typeof PERSONEN)[number]

/** The answers of one home buyer. An amount that is not given is `undefined`, never 0. */
export interface Persoon {
  /** The kind of income; an income of the kind `Overig` does not count. */
  readonly dienstBetrekking: DienstBetrekking
  /** The gross income, other than a pension. Euro a year, 0 to 99.999.999; undefined when it is not given. */
  readonly inkomen: Bedrag | undefined
  /** The gross pension income. Euro a year, 0 to 99.999.999; undefined when it is not given. */
  readonly inkomenPensioen: Bedrag | undefined
  /** Whether this buyer retires within ten years. */
  readonly pensioenBinnen10Jaar: JaNee
  /** The expected gross pension income. Euro a year, 0 to 99.999.999; undefined when it is not given. */
  readonly inkomenPensioenVerwacht: Bedrag | undefined
  /** The cost of loans and credit. Euro a month, 0 to 99.999.999; undefined when it is not given. */
  readonly leningen: Bedrag | undefined
  /** The gross alimony paid to a former partner. Euro a month, 0 to 99.999.999; undefined when it is not given. */
  readonly partneralimentatie: Bedrag | undefined
  /** The cost of a student loan. Euro a month, 0 to 99.999.999; undefined when it is not given. */
  readonly studieschuld: Bedrag | undefined
  /** Whether this buyer can use the startersvrijstelling; in a calculation, `weetNiet` counts as `nee`. */
  readonly startersvrijstelling: JaNeeWeetNiet
}

/** The name of a question that each home buyer answers separately. */
export type PersoonVeld = `${Wie}.${keyof Persoon}`
