import { toMomentopname, type Momentopname, type Rekenmiddelen } from '../../../application'
import { normenVan, voorbeeldRentes, type FinancieringsOpzet, type Orientatie } from '../../../domain'
import { kaderVan2025 } from '../../support/fakes/kader'
import { koper, opzetVan } from '../samenvatting/kopers'

/** The norms of 2025 and the example rates, for a Moneyou page that calculates in the browser. */
export const eigenMiddelen: Rekenmiddelen = { normen: kaderVan2025.normen, rentetarieven: voorbeeldRentes.MY }

/** The norms of `eigenMiddelen`, for a page whose results come from a service, which shares no rates. */
export const bijDienst: Rekenmiddelen = { ...eigenMiddelen, rentetarieven: undefined }

/** The rates of `eigenMiddelen` with the norms of 2026, which give different figures. */
export const andereNormen: Rekenmiddelen = { ...eigenMiddelen, normen: normenVan(2026) }

/** Returns the result of these answers together with the answers. `anders` replaces figures of the result. */
export const momentopnameVan = (
  orientatie: Orientatie = koper,
  anders: Partial<FinancieringsOpzet> = {},
): Momentopname => toMomentopname({ ...orientatie, isVoorbeeldrente: true }, { ...opzetVan(orientatie), ...anders })

/** Returns a result without a rate, as a service may give. */
export const zonderRente = (): Momentopname => {
  const { rentepercentage, ...financieringsOpzet } = opzetVan(koper)
  if (rentepercentage === undefined) throw new Error('there is no rate to leave out')
  return { ...momentopnameVan(), financieringsOpzet }
}
