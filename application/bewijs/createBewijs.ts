import { either } from 'fp-ts'

import { opMoment, type FinancieringsOpzet, type Uitkomst } from '../../domain'
import { createRekenbewijs, type Rekenbewijs } from '../../domain/bewijs'
import type { Rekenstand } from '../../domain/orientatie'

/** Returns the start of the day of `moment` in local time, so that a result has the same receipt all day. */
const beginVan = (moment: Date): Date => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate())

/**
 * Creates the receipt of a result on the day `vandaag`. Undefined for the result of a calculation service, and when a
 * recalculation fails or gives other figures.
 * @example
 * createBewijs({ financieringsOpzet, grond }, new Date(2026, 2, 2)).formaat // 'rekenbewijs/1'
 */
export const createBewijs = ({ financieringsOpzet, grond }: Uitkomst, vandaag: Date): Rekenbewijs | undefined => {
  if (grond.plaats === 'server') return undefined
  const gemaakt = createRekenbewijs(opMoment(grond.verzoek, beginVan(vandaag)), grond.kader)
  if (either.isLeft(gemaakt)) return undefined
  const nagerekend = gemaakt.right.financieringsOpzet
  const velden = Object.keys(nagerekend) as readonly (keyof FinancieringsOpzet)[]
  const isZelfde = velden.every((veld) => veld === 'timestamp' || nagerekend[veld] === financieringsOpzet[veld])
  return isZelfde ? gemaakt.right : undefined
}

/**
 * Returns the id (`zegel`) of the receipt of a result on the day `vandaag`. Undefined without a result, and when
 * {@link createBewijs} returns undefined.
 * @example
 * const berekend = wijzig(orientatie, { soort: 'berekeningVoltooid', financieringsOpzet, grond })
 * sealOf(berekend, new Date(2026, 2, 2))?.length // 64
 */
export const sealOf = ({ berekend, financieringsOpzet }: Rekenstand, vandaag: Date): string | undefined =>
  berekend && createBewijs({ financieringsOpzet, grond: berekend.grond }, vandaag)?.zegel
