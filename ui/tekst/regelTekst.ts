import type { KostenDetails, Samenvatting, SamenvattingLine } from '../../application'
import { naamVanCijfer } from '../../domain/uitleg'
import { showToelichting, showValue } from '../samenvatting/lineText'
import { samenvattingLabels, samenvattingTekst } from './samenvatting'

/** A line of the summary in words. */
export interface RegelTekst {
  /** What the line is about. */
  readonly label: string
  /** The amount in whole euros, `-` for one that is not known, or `n.b.` for one that an adviser determines. */
  readonly waarde: string
  /** Why the amount differs from one near it; undefined when there is nothing to say. */
  readonly toelichting: string | undefined
}

/** A line of the summary in words, as the summary of the calculator has it. */
export const regelTekst = ({ key, waarde, toelichting }: SamenvattingLine): RegelTekst => ({
  label: samenvattingLabels[key],
  waarde: showValue(waarde),
  toelichting: toelichting && showToelichting(toelichting),
})

/** A part of the summary that has a title of its own. */
export type Samenvattingdeel = keyof Samenvatting | Exclude<keyof KostenDetails, 'overgeblevenOverwaarde'>

/** The title of a part of the summary. */
export const titelTekst = (deel: Samenvattingdeel): string => samenvattingTekst[deel]

/** A figure of the record that a calculation gives. */
export type BenoemdCijfer = Parameters<typeof naamVanCijfer>[0]

/** What a figure of the record is called, as in its explanation. */
export const cijferTekst = (cijfer: BenoemdCijfer): string => naamVanCijfer(cijfer)
