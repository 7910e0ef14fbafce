import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Normen, Normnaam } from '../normen/normen'
import { standaardKosten } from '../normen/kostenposten'
import { recordOf } from '../rekenkern/recordOf'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import { canoniek } from './identiteit'

/** What can be other when the same request is calculated again: one norm, the rates or the cost items. */
export type Oorzaak = Normnaam | 'rentetarieven' | 'kosten'

/** A figure of a record, in euro. */
export type Eurocijfer = Exclude<keyof FinancieringsOpzet, 'normjaar' | 'timestamp' | 'rentepercentage' | 'nhg'>

/** One figure that is another now, in euro, and what made it so: what moves it most comes first. */
export interface Verklaring {
  /** The figure of the record. */
  readonly veld: Eurocijfer
  /** The figure in the frame of then. Euro; undefined when it was not in the record. */
  readonly toen: number | undefined
  /** The figure in the frame of now. Euro; undefined when it is not in the record. */
  readonly nu: number | undefined
  /** What moved it, by name; what moves it most comes first. */
  readonly oorzaken: readonly Oorzaak[]
}

/** The frame of then with one part exchanged for that of now, and the name of that part. */
interface Ruil {
  readonly oorzaak: Oorzaak
  readonly kader: Rekenkader
}

const isAnders = (een: unknown, ander: unknown): boolean => canoniek(een) !== canoniek(ander)

const normnamenIn = (normen: Normen): readonly Normnaam[] =>
  Object.entries(normen).flatMap(([naam, norm]) => (typeof norm === 'object' ? [naam as Normnaam] : []))

/** The frame of then with one thing of the frame of now, for each thing that differs. */
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
 * The figures of a request that are others in the frame of now than in that of then, and what of the frame moved each:
 * everything that moves it when it alone is exchanged, or else everything that differs. Undefined when one of the two
 * frames gives no outcome.
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
