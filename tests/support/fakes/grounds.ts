import {
  normenVan,
  normjaarCodec,
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

/** Returns the ground of a result from a service. Without kader if the result lacks a known norm year or a rate. */
export const serviceGround = (
  verzoek: FinancieringsOpzetVerzoek,
  financieringsOpzet: FinancieringsOpzet,
): Dienstgrond => {
  const { normjaar, rentepercentage, voorbeeldrente } = financieringsOpzet
  const grond = {
    plaats: 'server',
    verzoek,
    ...(voorbeeldrente !== undefined && { isVoorbeeldrente: voorbeeldrente }),
  } as const
  if (rentepercentage === undefined || !normjaarCodec.is(normjaar)) return grond
  const rentetarieven = { [verzoek.rentevastperiode]: rentepercentage }
  return { ...grond, kader: { normen: normenVan(normjaar), rentetarieven } }
}
