import { either } from 'fp-ts'

import { normjaarCodec, type FinancieringsOpzet, type Normen, type Normjaar, type Rentetarieven } from '../../domain'
import { createRekenbewijs, type Rekenbewijs } from '../../domain/bewijs'
import type { Rekenstand } from '../../domain/orientatie'
import { toRekengrond, type Rekenmiddelen } from '../rekengrond/rekengrond'
import { toMomentopname, type Momentopname } from '../samenvatting/samenvattingState'

/** Returns the start of the day of `moment` in local time, so that a result has the same receipt all day. */
const beginVan = (moment: Date): Date => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate())

/**
 * Creates the receipt of a result on the day `vandaag`. Undefined without norms, and for the result of a calculation
 * service. Also undefined when a recalculation fails or gives other figures.
 * @example
 * createBewijs(momentopname, middelen, new Date(2026, 2, 2)).formaat // 'rekenbewijs/1'
 */
export const createBewijs = (
  momentopname: Momentopname,
  middelen: Rekenmiddelen,
  vandaag: Date,
): Rekenbewijs | undefined => {
  const grond = toRekengrond(momentopname, middelen, beginVan(vandaag))
  const gemaakt = grond && createRekenbewijs(grond.verzoek, grond.kader)
  if (gemaakt === undefined || either.isLeft(gemaakt)) return undefined
  const nagerekend = gemaakt.right.financieringsOpzet
  const velden = Object.keys(nagerekend) as readonly (keyof FinancieringsOpzet)[]
  const isZelfde = velden.every(
    (veld) => veld === 'timestamp' || nagerekend[veld] === momentopname.financieringsOpzet[veld],
  )
  return isZelfde ? gemaakt.right : undefined
}

/**
 * Resolves to the id (`zegel`) of the receipt of a result on the day `vandaag`. Undefined without a result or rates,
 * for an unknown norm year, and when {@link createBewijs} returns undefined. Rejects when the norms fail to load.
 * @example
 * const berekend = wijzig(orientatie, { soort: 'berekeningVoltooid', financieringsOpzet })
 * const loadNormen = (jaar) => Promise.resolve(normenVan(jaar))
 * const id = await sealOf(berekend, kader.rentetarieven, loadNormen, new Date(2026, 2, 2))
 * id?.length // 64
 */
export const sealOf = async (
  { berekend, financieringsOpzet }: Rekenstand,
  rentetarieven: Rentetarieven | undefined,
  loadNormen: (jaar: Normjaar) => Promise<Normen>,
  vandaag: Date,
): Promise<string | undefined> => {
  const jaar = financieringsOpzet?.normjaar
  if (berekend === undefined || rentetarieven === undefined || !normjaarCodec.is(jaar)) return undefined
  const normen = await loadNormen(jaar)
  return createBewijs(toMomentopname(berekend, financieringsOpzet), { normen, rentetarieven }, vandaag)?.zegel
}
