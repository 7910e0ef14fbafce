import { totaalInkomen, type FinancieringsOpzet, type Uitkomst } from '../../domain'
import type { Berekend, BerekeningFout, LabelCode, Rekenstand } from '../../domain/orientatie'

/** A result with its ground and the answers that it was calculated from; amounts in euro. */
export interface Momentopname extends Berekend, Uitkomst {
  /** The income of all home buyers together. Euro a year, 0 or more. */
  readonly totaalInkomen: number
}

/**
 * Returns the result together with the answers that it was calculated from.
 * @example
 * const { right } = berekenFinancieringsOpzet(verzoek, kader)
 * toMomentopname({ ...orientatie, grond }, right.financieringsOpzet).vraagprijsWoning // 300000
 */
export const toMomentopname = (berekend: Berekend, financieringsOpzet: FinancieringsOpzet): Momentopname => ({
  ...berekend,
  totaalInkomen: totaalInkomen(berekend),
  financieringsOpzet,
})

/** The state of the summary panel. After a failure, `momentopname` still has the last result, if any. */
export interface SamenvattingState {
  /** The last result with its answers; undefined before the first result, and before that of a changed brand. */
  readonly momentopname: Momentopname | undefined
  /** Whether a calculation is pending. */
  readonly loading: boolean
  /** The reason why the last calculation failed; undefined when it is pending or has succeeded. */
  readonly fout: BerekeningFout | undefined
}

/** The state of the calculation, with the brand of the answers. Without that brand, a result of any brand is shown. */
export type Samenvattingsbron = Omit<Rekenstand, 'opdracht'> & { readonly labelCode?: LabelCode }

/**
 * Returns the state of the summary panel. A result has the answers that it was calculated from, so that the panel never
 * shows old figures with new answers. A result of another brand is left out.
 * @example
 * toSamenvattingState(orientatie) // { momentopname: undefined, loading: true, fout: undefined }
 */
export const toSamenvattingState = ({
  loading,
  fout,
  berekend,
  financieringsOpzet,
  labelCode = berekend?.labelCode,
}: Samenvattingsbron): SamenvattingState => ({
  momentopname:
    berekend && financieringsOpzet && berekend.labelCode === labelCode
      ? toMomentopname(berekend, financieringsOpzet)
      : undefined,
  loading,
  fout,
})
