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

/** What a page calculates with. */
export interface Rekenmiddelen {
  /** The norms beside the result; undefined while they are not known or not loaded. */
  readonly normen: Normen | undefined
  /** Percent a year, by period in months; undefined while a service calculates, which keeps its rates to itself. */
  readonly rentetarieven: Rentetarieven | undefined
}

/** What a calculation rests on. */
export interface Rekengrond {
  /** The question. */
  readonly verzoek: FinancieringsOpzetVerzoek
  /** What the calculation takes as given beside it. */
  readonly kader: Rekenkader
}

/** What a result rests on. */
export interface Uitkomstgrond extends Rekengrond {
  /** The result. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
  /** Whether its rate is an example that nobody offers. */
  readonly isVoorbeeldrente: boolean
  /** Whether this engine calculated it, and no service. */
  readonly isEigen: boolean
}

/**
 * Returns what these answers are calculated with now, at the rates of the page; undefined without norms, and while a
 * service calculates. No figure depends on `nu`, the moment of the question.
 */
export const toRekengrond = (
  antwoorden: Uitgangspunten,
  { normen, rentetarieven }: Rekenmiddelen,
  nu?: Date,
): Rekengrond | undefined =>
  normen && rentetarieven && { verzoek: toVerzoek(antwoorden, nu), kader: toKader(antwoorden, normen, rentetarieven) }

/**
 * Returns what a result was calculated with, whatever rates the page has now: its own rate for its own period. A
 * service exempts no starters. Undefined without norms, and for a result that does not tell its rate.
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

/** Whether this engine comes to the loan and the monthly costs of a result, whoever calculated it. */
export const komtOvereen = ({ verzoek, kader, financieringsOpzet }: Uitkomstgrond): boolean =>
  isNagerekend(verzoek, kader, financieringsOpzet)
