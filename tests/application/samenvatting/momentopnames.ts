import { toMomentopname, type Momentopname } from '../../../application'
import {
  toKader,
  toVerzoek,
  voorbeeldRentes,
  type FinancieringsOpzet,
  type LokaleGrond,
  type Orientatie,
  type Rekenkader,
  type Rentetarieven,
} from '../../../domain'
import { serviceGround } from '../../support/fakes/grounds'
import { kaderVan2025 } from '../../support/fakes/kader'
import { koper, opzetVan } from './kopers'

/** Returns the ground of an embedded calculation of these answers, with the norms of 2025. */
export const grondVan = (
  orientatie: Orientatie = koper,
  rentetarieven: Rentetarieven = voorbeeldRentes.MY,
): LokaleGrond => ({
  plaats: 'lokaal',
  verzoek: toVerzoek(orientatie),
  kader: toKader(orientatie, kaderVan2025.normen, rentetarieven),
  isVoorbeeldrente: true,
})

/** Returns the result of an embedded calculation of these answers. `anders` replaces figures of the result. */
export const momentopnameVan = (
  orientatie: Orientatie = koper,
  anders: Partial<FinancieringsOpzet> = {},
): Momentopname =>
  toMomentopname({ ...orientatie, grond: grondVan(orientatie) }, { ...opzetVan(orientatie), ...anders })

/** Returns the same result as a service gives it: its ground has a kader if the result has a norm year and a rate. */
export const vanDienst = (momentopname: Momentopname): Momentopname => ({
  ...momentopname,
  grond: serviceGround(momentopname.grond.verzoek, momentopname.financieringsOpzet),
})

/** Returns the same result of an embedded calculation, but with some of its kader replaced. */
export const metKader = (momentopname: Momentopname, anders: Partial<Rekenkader>): Momentopname => {
  const { grond } = momentopname
  if (grond.plaats === 'server') throw new Error('the result is of a service')
  return { ...momentopname, grond: { ...grond, kader: { ...grond.kader, ...anders } } }
}

/** Returns the same result without a rate, as a service may give it. */
export const zonderRente = ({ financieringsOpzet, ...rest }: Momentopname): Momentopname => {
  const { rentepercentage, ...zonder } = financieringsOpzet
  if (rentepercentage === undefined) throw new Error('there is no rate to leave out')
  return vanDienst({ ...rest, financieringsOpzet: zonder })
}
