import { either } from 'fp-ts'

import {
  normjaarCodec,
  toKader,
  toVerzoek,
  type FinancieringsOpzet,
  type Normen,
  type Normjaar,
  type Rentetarieven,
} from '../../../domain'
import type { Berekend, Rekenstand } from '../../../domain/orientatie'
import { createRekenbewijs, type Rekenbewijs } from '../../../domain/bewijs'

/** A calculation as the screen has it. */
export interface Bewijsgrond {
  readonly berekend: Berekend
  readonly financieringsOpzet: FinancieringsOpzet
  /** Those it was calculated with; absent when a service did. */
  readonly normen: Normen | undefined
  readonly rentetarieven: Rentetarieven | undefined
}

/** The begin of a day: a calculation has the same receipt all day. */
const beginVan = (moment: Date): Date => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate())

/**
 * The receipt of a calculation. Undefined when a service made it, and when doing it again does not come to the figures
 * on screen.
 */
export const createBewijs = (
  { berekend, financieringsOpzet, normen, rentetarieven }: Bewijsgrond,
  vandaag: Date,
): Rekenbewijs | undefined => {
  if (normen === undefined || rentetarieven === undefined) return undefined
  const kader = toKader(berekend, normen, rentetarieven)
  const gemaakt = createRekenbewijs(toVerzoek(berekend, beginVan(vandaag)), kader)
  if (either.isLeft(gemaakt)) return undefined
  const nagerekend = gemaakt.right.financieringsOpzet
  const velden = Object.keys(nagerekend) as readonly (keyof FinancieringsOpzet)[]
  const isZelfde = velden.every((veld) => veld === 'timestamp' || nagerekend[veld] === financieringsOpzet[veld])
  return isZelfde ? gemaakt.right : undefined
}

/** The id of the receipt of a calculation that is done today; undefined where {@link createBewijs} gives none. */
export const sealOf = async (
  { berekend, financieringsOpzet }: Rekenstand,
  rentetarieven: Rentetarieven | undefined,
  loadNormen: (jaar: Normjaar) => Promise<Normen>,
): Promise<string | undefined> => {
  const jaar = financieringsOpzet?.normjaar
  if (berekend === undefined || rentetarieven === undefined || !normjaarCodec.is(jaar)) return undefined
  const normen = await loadNormen(jaar)
  return createBewijs({ berekend, financieringsOpzet, normen, rentetarieven }, new Date())?.zegel
}
