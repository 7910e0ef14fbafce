import type { Bedrag } from '../geld/bedrag'
import type { DienstBetrekking } from './dienstBetrekking'
import type { JaNee, JaNeeWeetNiet } from './keuzes'

/** Both home buyers, the visitor first. */
export const PERSONEN = ['eigen', 'partner'] as const

/** Which of the two home buyers: the visitor (`eigen`) or the partner. */
export type Wie = (typeof PERSONEN)[number]

/** What one home buyer has answered. An amount that is not given is `undefined`, never 0. */
export interface Persoon {
  /** The kind of income; `Overig` counts for nothing. */
  readonly dienstBetrekking: DienstBetrekking
  /** Gross income. Euro a year, 0 to 99.999.999. */
  readonly inkomen: Bedrag | undefined
  /** Gross pension income. Euro a year, 0 to 99.999.999. */
  readonly inkomenPensioen: Bedrag | undefined
  /** Retires within ten years? */
  readonly pensioenBinnen10Jaar: JaNee
  /** Expected gross pension income. Euro a year, 0 to 99.999.999. */
  readonly inkomenPensioenVerwacht: Bedrag | undefined
  /** Burden of loans and credit. Euro a month, 0 to 99.999.999. */
  readonly leningen: Bedrag | undefined
  /** Gross alimony paid to a former partner. Euro a month, 0 to 99.999.999. */
  readonly partneralimentatie: Bedrag | undefined
  /** Burden of student debt. Euro a month, 0 to 99.999.999. */
  readonly studieschuld: Bedrag | undefined
  /** Can this buyer use the exemption from transfer tax for starters? Who does not know, counts as no. */
  readonly startersvrijstelling: JaNeeWeetNiet
}

/** A question asked of each home buyer by itself. */
export type PersoonVeld = `${Wie}.${keyof Persoon}`
