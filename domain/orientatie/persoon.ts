import type { Bedrag } from '../geld/bedrag'
import type { DienstBetrekking } from './dienstBetrekking'
import type { JaNee, JaNeeWeetNiet } from './keuzes'

/** Both home buyers, the visitor first. */
export const PERSONEN = ['eigen', 'partner'] as const

/** Which of the two home buyers: the visitor (`eigen`) or the partner. */
export type Wie = (typeof PERSONEN)[number]

/** The answers of one home buyer. An amount that is not given is `undefined`, never 0. */
export interface Persoon {
  /** The kind of income; `Overig` does not count. */
  readonly dienstBetrekking: DienstBetrekking
  /** Gross income. Euro a year, 0 to 99.999.999. */
  readonly inkomen: Bedrag | undefined
  /** Gross pension income. Euro a year, 0 to 99.999.999. */
  readonly inkomenPensioen: Bedrag | undefined
  /** Whether this buyer retires within ten years. */
  readonly pensioenBinnen10Jaar: JaNee
  /** Expected gross pension income. Euro a year, 0 to 99.999.999. */
  readonly inkomenPensioenVerwacht: Bedrag | undefined
  /** Cost of loans and credit. Euro a month, 0 to 99.999.999. */
  readonly leningen: Bedrag | undefined
  /** Gross alimony paid to a former partner. Euro a month, 0 to 99.999.999. */
  readonly partneralimentatie: Bedrag | undefined
  /** Cost of a student loan. Euro a month, 0 to 99.999.999. */
  readonly studieschuld: Bedrag | undefined
  /** Whether this buyer can use the startersvrijstelling of the transfer tax; `weetNiet` counts as `nee`. */
  readonly startersvrijstelling: JaNeeWeetNiet
}

/** A question that each home buyer answers separately. */
export type PersoonVeld = `${Wie}.${keyof Persoon}`
