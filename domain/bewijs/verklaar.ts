import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Normen, Normnaam } from '../normen/normen'
import { standaardKosten } from '../normen/kostenposten'
import { recordOf } from '../rekenkern/recordOf'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import { canoniek } from './identiteit'

/** A cause of a different result for the same request: one norm, the rates or the cost items. */
export type Oorzaak = Normnaam | 'rentetarieven' | 'kosten'

/** A figure of a record, in euro. */
export type Eurocijfer = Exclude<keyof FinancieringsOpzet, 'normjaar' | 'timestamp' | 'rentepercentage' | 'nhg'>

/** One figure that differs now, with the causes of the difference. */
export interface Verklaring {
  /** The figure of the record. */
  readonly veld: Eurocijfer
  /** The figure with the earlier norms, rates and cost items. Euro; undefined when the record lacks it. */
  readonly toen: number | undefined
  /** The figure with the present norms, rates and cost items. Euro; undefined when the record lacks it. */
  readonly nu: number | undefined
  /** The causes by name, largest effect first. */
  readonly oorzaken: readonly Oorzaak[]
}

/** The earlier rekenkader with one part replaced by the present one, and the name of that part. */
interface Ruil {
  readonly oorzaak: Oorzaak
  readonly kader: Rekenkader
}

const isAnders = (een: unknown, ander: unknown): boolean => canoniek(een) !== canoniek(ander)

const normnamenIn = (normen: Normen): readonly Normnaam[] =>
  Object.entries(normen).flatMap(([naam, norm]) => (typeof norm === 'object' ? [naam as Normnaam] : []))

/** Returns, for each part that differs, the earlier rekenkader with that part of the present one. */
const ruilen = (toen: Rekenkader, nu: Rekenkader): readonly Ruil[] => [
  ...normnamenIn(nu.normen)
    .filter((naam) => isAnders(toen.normen[naam].waarde, nu.normen[naam].waarde))
    .map((naam) => ({ oorzaak: naam, kader: { ...toen, normen: { ...toen.normen, [naam]: nu.normen[naam] } } })),
  ...(isAnders(toen.rentetarieven, nu.rentetarieven)
    ? [{ oorzaak: 'rentetarieven' as const, kader: { ...toen, rentetarieven: nu.rentetarieven } }]
    : []),
  ...(isAnders(toen.kosten ?? standaardKosten, nu.kosten ?? standaardKosten)
    ? [{ oorzaak: 'kosten' as const, kader: { ...toen, kosten: nu.kosten ?? standaardKosten } }]
    : []),
]

const GEEN_CIJFER: readonly unknown[] = ['normjaar', 'timestamp', 'rentepercentage', 'nhg'] satisfies readonly Exclude<
  keyof FinancieringsOpzet,
  Eurocijfer
>[]

const isCijfer = (veld: unknown): veld is Eurocijfer => !GEEN_CIJFER.includes(veld)

/**
 * Explains which figures of a request differ between an earlier and the present rekenkader, and why. The causes are the
 * parts that change the figure when they alone are replaced, or else all parts that differ. Undefined when either
 * rekenkader gives no outcome.
 * @example
 * verklaar(verzoek, kader, { ...kader, rentetarieven: { 120: 4 } })[0]
 * // { veld: 'maximaleHypotheekOpInkomen', toen: 260999, nu: 253691, oorzaken: [ 'rentetarieven' ] }
 */
export const verklaar = (
  verzoek: FinancieringsOpzetVerzoek,
  toen: Rekenkader,
  nu: Rekenkader,
): readonly Verklaring[] | undefined => {
  const [van, naar] = [recordOf(verzoek, toen), recordOf(verzoek, nu)]
  if (van === undefined || naar === undefined) return undefined
  const gewisseld = ruilen(toen, nu).map(({ oorzaak, kader }) => ({ oorzaak, opzet: recordOf(verzoek, kader) }))
  return Object.keys({ ...van, ...naar })
    .filter(isCijfer)
    .filter((veld) => van[veld] !== naar[veld])
    .map((veld) => {
      const effect = (opzet: FinancieringsOpzet | undefined) => Math.abs((opzet?.[veld] ?? 0) - (van[veld] ?? 0))
      const alleen = gewisseld
        .filter(({ opzet }) => effect(opzet) > 0)
        .toSorted((een, ander) => effect(ander.opzet) - effect(een.opzet))
      const oorzaken = (alleen.length > 0 ? alleen : gewisseld).map(({ oorzaak }) => oorzaak)
      return { veld, toen: van[veld], nu: naar[veld], oorzaken }
    })
}
