import type { KostenDetails, Samenvatting, SamenvattingLine } from '../../application'
import { naamVanCijfer } from '../../domain/uitleg'
import { showToelichting, showValue } from './lineText'
import { samenvattingLabels, samenvattingTekst } from './samenvatting'

/** A summary line as text. */
export interface RegelTekst {
  /** The name of the line. */
  readonly label: string
  /** The amount in whole euros, `-` when unknown, or `n.b.` when still to be determined. */
  readonly waarde: string
  /** The reason why the amount differs from a related amount; undefined when there is nothing to explain. */
  readonly toelichting: string | undefined
}

/**
 * Returns a summary line as text, as in the summary of the calculator.
 * @example
 * const { lines } = toSamenvatting(momentopname, 2).maximaleHypotheek
 * regelTekst(lines[1]) // { label: 'Maximale hypotheek', waarde: '€ 260.999', toelichting: undefined }
 */
export const regelTekst = ({ key, waarde, toelichting }: SamenvattingLine): RegelTekst => ({
  label: samenvattingLabels[key],
  waarde: showValue(waarde),
  toelichting: toelichting && showToelichting(toelichting),
})

/** The name of a part of the summary that has a title. */
export type Samenvattingdeel = keyof Samenvatting | Exclude<keyof KostenDetails, 'overgeblevenOverwaarde'>

/**
 * Returns the title of a part of the summary.
 * @example
 * titelTekst('aankoopkosten') // 'Aankoopkosten'
 */
export const titelTekst = (deel: Samenvattingdeel): string => samenvattingTekst[deel]

/** The name of a figure in the result of a calculation. */
export type BenoemdCijfer = Parameters<typeof naamVanCijfer>[0]

/**
 * Returns the name of a figure of the result, as in its explanation.
 * @example
 * cijferTekst('extraBenodigdeEigenInleg') // 'Extra eigen inleg nodig'
 */
export const cijferTekst = (cijfer: BenoemdCijfer): string => naamVanCijfer(cijfer)
