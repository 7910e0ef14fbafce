import type { Bedrag } from '../geld/bedrag'
import type { DienstBetrekking } from './dienstBetrekking'
import type { JaNee, JaNeeWeetNiet } from './keuzes'

/** Which of the two home buyers: the visitor (`eigen`) or the partner. */
export type Wie = 'eigen' | 'partner'

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

/** A person before anything is answered (specification, section 3). */
export const nieuwePersoon: Persoon = Object.freeze({
  dienstBetrekking: 'DienstbetrekkingVast',
  inkomen: undefined,
  inkomenPensioen: undefined,
  pensioenBinnen10Jaar: 'nee',
  inkomenPensioenVerwacht: undefined,
  leningen: undefined,
  partneralimentatie: undefined,
  studieschuld: undefined,
  startersvrijstelling: 'weetNiet',
})

/** The questions about income for a person with these answers, in reading order. */
export const inkomensvragen = (persoon: Persoon): readonly (keyof Persoon)[] => {
  if (persoon.dienstBetrekking === 'Pensioen') return ['dienstBetrekking', 'inkomenPensioen']
  return [
    'dienstBetrekking',
    ...(persoon.dienstBetrekking === 'Overig' ? [] : (['inkomen'] as const)),
    'pensioenBinnen10Jaar',
    ...(persoon.pensioenBinnen10Jaar === 'ja' ? (['inkomenPensioenVerwacht'] as const) : []),
  ]
}

/** The questions about what is paid each month, in reading order. */
export const SCHULDVRAGEN = [
  'leningen',
  'partneralimentatie',
  'studieschuld',
] as const satisfies readonly (keyof Persoon)[]
