import {
  normenVan,
  normjaarCodec,
  toDienstgrond,
  type Dienstgrond,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type LokaleGrond,
} from '../../../domain'
import { kaderVan2025 } from './kader'

/** Returns the ground of an embedded calculation with the norms of 2025 and the example rates of MY. */
export const localGround = (verzoek: FinancieringsOpzetVerzoek): LokaleGrond => ({
  plaats: 'lokaal',
  verzoek,
  kader: kaderVan2025,
  isVoorbeeldrente: true,
})

/** Returns the ground of a service's result; without norms if the result names no known norm year. */
export const serviceGround = (
  verzoek: FinancieringsOpzetVerzoek,
  financieringsOpzet: FinancieringsOpzet,
): Dienstgrond => {
  const { normjaar } = financieringsOpzet
  return toDienstgrond(verzoek, financieringsOpzet, normjaarCodec.is(normjaar) ? normenVan(normjaar) : undefined)
}
