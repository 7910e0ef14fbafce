import {
  toKader,
  toVerzoek,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normen,
  type Rekenkader,
  type Rentetarieven,
} from '../../domain'
import type { Uitgangspunten } from '../../domain/orientatie'
import { isNagerekend } from '../../domain/vergelijking'
import type { Momentopname } from '../samenvatting/samenvattingState'

/** The norms and rates of a page. */
export interface Rekenmiddelen {
  /** The norms that the page calculates with; undefined until they are loaded. */
  readonly normen: Normen | undefined
  /** The rates. Percent a year, by period in months; undefined when a calculation service has the rates. */
  readonly rentetarieven: Rentetarieven | undefined
}

/** The input of a calculation: the request and its rekenkader. */
export interface Rekengrond {
  /** The request. */
  readonly verzoek: FinancieringsOpzetVerzoek
  /** The norms, rates, cost items and exemption for starters of the calculation. */
  readonly kader: Rekenkader
}

/** The input of a calculation, with its result. */
export interface Uitkomstgrond extends Rekengrond {
  /** The result. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
  /** Whether the rate is an example that nobody offers. */
  readonly isVoorbeeldrente: boolean
  /** Whether the embedded calculation gave the result, rather than a calculation service. */
  readonly isEigen: boolean
}

/**
 * Returns the request and rekenkader for these answers, with the rates of the page. Undefined without norms, and when a
 * calculation service has the rates. `nu` is the moment of the request and does not affect any amount.
 * @example
 * toRekengrond(orientatie, middelen)?.verzoek.eigenInleg // 20000
 */
export const toRekengrond = (
  antwoorden: Uitgangspunten,
  { normen, rentetarieven }: Rekenmiddelen,
  nu?: Date,
): Rekengrond | undefined =>
  normen && rentetarieven && { verzoek: toVerzoek(antwoorden, nu), kader: toKader(antwoorden, normen, rentetarieven) }

/**
 * Returns a result with its request and rekenkader; the rekenkader has only the rate of the result. If a calculation
 * service gave the result, the rekenkader has no exemption for starters. Undefined without norms, and when the result
 * has no rate.
 * @example
 * toUitkomstgrond(momentopname, middelen)?.kader.rentetarieven // { '120': 3.75 }
 */
export const toUitkomstgrond = (
  momentopname: Momentopname,
  { normen, rentetarieven }: Rekenmiddelen,
): Uitkomstgrond | undefined => {
  const { renteperiode, isVoorbeeldrente, financieringsOpzet } = momentopname
  const { rentepercentage } = financieringsOpzet
  if (normen === undefined || rentepercentage === undefined) return undefined
  const isEigen = rentetarieven !== undefined
  const kader = toKader(momentopname, normen, { [renteperiode]: rentepercentage })
  return {
    verzoek: toVerzoek(momentopname),
    kader: isEigen ? kader : { ...kader, startersvrijstelling: 'nee' },
    financieringsOpzet,
    isVoorbeeldrente,
    isEigen,
  }
}

/** Whether the embedded calculation gives the same loan and monthly costs as this result. */
export const komtOvereen = ({ verzoek, kader, financieringsOpzet }: Uitkomstgrond): boolean =>
  isNagerekend(verzoek, kader, financieringsOpzet)
