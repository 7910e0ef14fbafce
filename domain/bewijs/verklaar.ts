import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Normen, Normnaam } from '../normen/normen'
import { standaardKosten } from '../normen/kostenposten'
import { recordOf } from '../rekenkern/recordOf'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import { canoniek } from './identiteit'

/** A cause of a different result for the same request: one norm, the rates or the cost items. */
export type Oorzaak = Normnaam | 'rentetarieven' | 'kosten'

/** The name of a result field with an amount, in euro, or euro a month for a monthly cost. */
export type Eurocijfer = Exclude<
  keyof FinancieringsOpzet,
  'normjaar' | 'timestamp' | 'rentepercentage' | 'voorbeeldrente' | 'normenVerouderd' | 'nhg'
>

/** An amount in a result that differs between two rekenkaders, with the causes. */
export interface Verklaring {
  /** The name of the field. */
  readonly veld: Eurocijfer
  /** The amount with the earlier rekenkader. Euro, or euro a month; undefined when the result lacks the field. */
  readonly toen: number | undefined
  /** The amount with the present rekenkader. Euro, or euro a month; undefined when the result lacks the field. */
  readonly nu: number | undefined
  /**
   * The norms, rates or cost items that change the amount on their own, the largest effect first. If there are none:
   * all norms, rates and cost items that differ.
   */
  readonly oorzaken: readonly Oorzaak[]
}

/** The earlier rekenkader with one part (`oorzaak`) of the present one: a norm, the rates or the cost items. */
interface Ruil {
  readonly oorzaak: Oorzaak
  readonly kader: Rekenkader
}

const isAnders = (een: unknown, ander: unknown): boolean => canoniek(een) !== canoniek(ander)

const normnamenIn = (normen: Normen): readonly Normnaam[] =>
  Object.entries(normen).flatMap(([naam, norm]) => (typeof norm === 'object' ? [naam as Normnaam] : []))

/** Returns `toen` with one norm of `nu`. The Hillen deduction follows from the year too, so that comes with it. */
const metNorm = (toen: Normen, nu: Normen, naam: Normnaam): Normen => ({
  ...toen,
  [naam]: nu[naam],
  ...(naam === 'hillenaftrek' && { jaar: nu.jaar }),
})

/** Returns one `Ruil` for each norm whose value differs, one if the rates differ, and one if the cost items differ. */
const ruilen = (toen: Rekenkader, nu: Rekenkader): readonly Ruil[] => [
  ...normnamenIn(nu.normen)
    .filter((naam) => isAnders(toen.normen[naam].waarde, nu.normen[naam].waarde))
    .map((naam) => ({ oorzaak: naam, kader: { ...toen, normen: metNorm(toen.normen, nu.normen, naam) } })),
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
 * Returns the amounts that differ between an earlier and the present rekenkader, with the causes. A norm, the rates or
 * the cost items are a cause when they change the amount on their own. If none of them does, all norms, rates and cost
 * items that differ are causes. Returns undefined when either rekenkader gives no outcome.
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
