import { toMomentopname, type Momentopname, type Rekenmiddelen } from '../../../application'
import { normenVan, voorbeeldRentes, type FinancieringsOpzet, type Orientatie } from '../../../domain'
import { kaderVan2025 } from '../../support/fakes/kader'
import { koper, opzetVan } from '../samenvatting/kopers'

/** What a page of Moneyou calculates with by itself. */
export const eigenMiddelen: Rekenmiddelen = { normen: kaderVan2025.normen, rentetarieven: voorbeeldRentes.MY }

/** The same page while a service calculates. */
export const bijDienst: Rekenmiddelen = { ...eigenMiddelen, rentetarieven: undefined }

/** Norms that come to other figures. */
export const andereNormen: Rekenmiddelen = { ...eigenMiddelen, normen: normenVan(2026) }

/** The snapshot of these answers, with a result that has this in it in place of what this engine comes to. */
export const momentopnameVan = (
  orientatie: Orientatie = koper,
  anders: Partial<FinancieringsOpzet> = {},
): Momentopname => toMomentopname({ ...orientatie, isVoorbeeldrente: true }, { ...opzetVan(orientatie), ...anders })

/** A snapshot whose result tells no rate, as that of a service may. */
export const zonderRente = (): Momentopname => {
  const { rentepercentage, ...financieringsOpzet } = opzetVan(koper)
  if (rentepercentage === undefined) throw new Error('there is no rate to leave out')
  return { ...momentopnameVan(), financieringsOpzet }
}
