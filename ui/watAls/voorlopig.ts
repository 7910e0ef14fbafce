import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  startersvrijstellingVan,
  toVerzoek,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normen,
  type Orientatie,
  type Rekenkader,
  type Rentetarieven,
  type Uitgangspunten,
} from '../../domain'

/** The question is asked at some moment; which one moves no figure. */
const MOMENT = new Date(0)

const CIJFERS = ['maximaleHypotheek', 'extraBenodigdeEigenInleg', 'maandlastBruto', 'maandlastNetto'] as const

export const toVerzoekNu = (uitgangspunten: Uitgangspunten): FinancieringsOpzetVerzoek =>
  toVerzoek(uitgangspunten, MOMENT)

/** What these answers come to in the embedded calculation; undefined when it has no outcome. */
export const voorlopigeOpzet = (
  orientatie: Orientatie,
  normen: Normen,
  rentetarieven: Rentetarieven,
): FinancieringsOpzet | undefined => {
  const kader = { normen, rentetarieven, startersvrijstelling: startersvrijstellingVan(orientatie) }
  const uitkomst = berekenFinancieringsOpzet(toVerzoekNu(orientatie), kader)
  return either.isRight(uitkomst) ? uitkomst.right.financieringsOpzet : undefined
}

/**
 * What a result was calculated with. Of a service (`rentetarieven` are absent) only where this engine comes to the same
 * figures.
 */
export const toKader = (
  berekend: Uitgangspunten,
  opzet: FinancieringsOpzet,
  normen: Normen,
  rentetarieven: Rentetarieven | undefined,
): Rekenkader | undefined => {
  if (rentetarieven !== undefined)
    return { normen, rentetarieven, startersvrijstelling: startersvrijstellingVan(berekend) }
  const { rentepercentage } = opzet
  if (rentepercentage === undefined) return undefined
  const kader = { normen, rentetarieven: { [berekend.renteperiode]: rentepercentage } }
  const uitkomst = berekenFinancieringsOpzet(toVerzoekNu(berekend), kader)
  if (either.isLeft(uitkomst)) return undefined
  const eigen = uitkomst.right.financieringsOpzet
  return CIJFERS.every((cijfer) => eigen[cijfer] === opzet[cijfer]) ? kader : undefined
}
