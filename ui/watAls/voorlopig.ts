import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  toKader,
  toVerzoek,
  type FinancieringsOpzet,
  type Normen,
  type Orientatie,
  type Rekenkader,
  type Rentetarieven,
  type Uitgangspunten,
} from '../../domain'
import { isNagerekend } from '../../domain/vergelijking'

/** What these answers come to in the embedded calculation; undefined when it has no outcome. */
export const voorlopigeOpzet = (
  orientatie: Orientatie,
  normen: Normen,
  rentetarieven: Rentetarieven,
): FinancieringsOpzet | undefined => {
  const uitkomst = berekenFinancieringsOpzet(toVerzoek(orientatie), toKader(orientatie, normen, rentetarieven))
  return either.isRight(uitkomst) ? uitkomst.right.financieringsOpzet : undefined
}

/**
 * What a result was calculated with. Of a service (`rentetarieven` are absent) only where this engine comes to the same
 * loan and monthly costs.
 */
export const kaderVan = (
  berekend: Uitgangspunten,
  opzet: FinancieringsOpzet,
  normen: Normen,
  rentetarieven: Rentetarieven | undefined,
): Rekenkader | undefined => {
  if (rentetarieven !== undefined) return toKader(berekend, normen, rentetarieven)
  const { rentepercentage } = opzet
  if (rentepercentage === undefined) return undefined
  const kader = { normen, rentetarieven: { [berekend.renteperiode]: rentepercentage } }
  return isNagerekend(toVerzoek(berekend), kader, opzet) ? kader : undefined
}
