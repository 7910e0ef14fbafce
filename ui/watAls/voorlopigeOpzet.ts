import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  toKader,
  toVerzoek,
  type FinancieringsOpzet,
  type Normen,
  type Orientatie,
  type Rentetarieven,
} from '../../domain'

/** What these answers come to in the embedded calculation; undefined when it has no outcome. */
export const voorlopigeOpzet = (
  orientatie: Orientatie,
  normen: Normen,
  rentetarieven: Rentetarieven,
): FinancieringsOpzet | undefined => {
  const uitkomst = berekenFinancieringsOpzet(toVerzoek(orientatie), toKader(orientatie, normen, rentetarieven))
  return either.isRight(uitkomst) ? uitkomst.right.financieringsOpzet : undefined
}
