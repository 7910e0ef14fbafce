import { standaardKosten, type Kostenposten, type Normen, type Rentetarieven } from '../normen'
import type { Rekenkader } from '../rekenkern'
import { canoniek } from './canoniek'
import type { Rekenbewijs } from './rekenbewijs'
import { sha256 } from './sha256'

const normhashes = new WeakMap<Normen, string>()

/** The hash of a norm set; worked out once per set. */
export const normhashVan = (normen: Normen): string => {
  const bekend = normhashes.get(normen)
  if (bekend !== undefined) return bekend
  const hash = sha256(canoniek(normen))
  normhashes.set(normen, hash)
  return hash
}

/** The hash of rates and cost items together. */
export const tariefhashVan = (rentetarieven: Rentetarieven, kosten: Kostenposten): string =>
  sha256(canoniek({ rentetarieven, kosten }))

/** What a calculation took as given, in a form that can be compared later. */
export const identiteitVan = ({
  normen,
  rentetarieven,
  kosten = standaardKosten,
}: Rekenkader): Rekenbewijs['kader'] => ({
  normjaar: normen.jaar,
  normversie: normen.versie,
  normhash: normhashVan(normen),
  rentetarieven,
  kosten,
  tariefhash: tariefhashVan(rentetarieven, kosten),
})

/** The seal of a receipt: the hash of everything else in it. */
export const zegelVan = (bewijs: Omit<Rekenbewijs, 'zegel'>): string => {
  const { formaat, rekenkern, kader, verzoek, financieringsOpzet } = bewijs
  return sha256(canoniek({ formaat, rekenkern, kader, verzoek, financieringsOpzet }))
}
