import { roundTekort } from '../../domain/geld'
import { totaalInkomen, type FinancieringsOpzet } from '../../domain'
import {
  LAATSTE_STAP,
  type Berekend,
  type BerekeningFout,
  type Rekenstand,
  type Stapnummer,
} from '../../domain/orientatie'

/** A result beside the answers that it was calculated from; amounts in euro. */
export interface Momentopname extends Berekend {
  /** Income of all applicants. Euro a year, 0 or more. */
  readonly totaalInkomen: number
  /** The result. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/** The snapshot of a result and the answers that it was calculated from. */
export const toMomentopname = (berekend: Berekend, financieringsOpzet: FinancieringsOpzet): Momentopname => ({
  ...berekend,
  totaalInkomen: totaalInkomen(berekend),
  financieringsOpzet,
})

/** What the summary panel shows. After a failure the momentopname is still there, but out of date. */
export interface SamenvattingState {
  /** The last result beside its answers; undefined before the first. */
  readonly momentopname: Momentopname | undefined
  /** Is a calculation pending? */
  readonly loading: boolean
  /** Why the last calculation failed; undefined when it did not. */
  readonly fout: BerekeningFout | undefined
}

/**
 * The state of the summary panel for this state of the calculation. It keeps figures beside the answers they were
 * calculated from, so that new answers never stand beside old figures.
 */
export const toSamenvattingState = ({
  loading,
  fout,
  berekend,
  financieringsOpzet,
}: Omit<Rekenstand, 'opdracht'>): SamenvattingState => ({
  momentopname: berekend && financieringsOpzet && toMomentopname(berekend, financieringsOpzet),
  loading,
  fout,
})

/** The message of the last step: the mortgage is not possible like this, or the figures are an estimate. */
export type Uitkomstmelding = 'waarschuwing' | 'schatting'

/**
 * The message beside the outcome (specification, section 8). None before the last step, without a home, after a failed
 * calculation, or while an answer is `onleesbaar`: the figures then do not belong to what is filled in now.
 */
export const toUitkomstmelding = (
  { momentopname, loading, fout }: SamenvattingState,
  stap: Stapnummer,
  onleesbaar = false,
): Uitkomstmelding | undefined => {
  if (stap !== LAATSTE_STAP || onleesbaar || fout !== undefined || momentopname === undefined) return undefined
  const extra = momentopname.financieringsOpzet.extraBenodigdeEigenInleg
  if (extra === undefined) return undefined
  if (roundTekort(extra) === 0) return 'schatting'
  return loading ? undefined : 'waarschuwing'
}
