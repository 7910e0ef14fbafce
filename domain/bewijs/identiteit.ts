import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { eigenVelden } from '../codec/eigenVelden'
import { formatJson } from '../codec/formatJson'
import { isBevroren } from '../normen/bevroren'
import { type Kostenposten, standaardKosten } from '../normen/kostenposten'
import { voorstellenIn, type Normen } from '../normen/normen'
import { rentetarievenCodec, type Rentetarieven } from '../normen/rentetarieven'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { Rekenbewijs } from './rekenbewijs'

const normhashes = new WeakMap<Normen, string>()

/**
 * Returns the hash of a norm set; cached for a frozen set.
 * @example
 * normhashVan(normenVan(2026)).length // 64
 */
export const normhashVan = (normen: Normen): string => {
  const bekend = normhashes.get(normen)
  if (bekend !== undefined) return bekend
  const hash = sha256(canoniek(normen))
  if (isBevroren(normen)) normhashes.set(normen, hash)
  return hash
}

/** Returns the hash of rates and cost items together. */
export const tariefhashVan = (rentetarieven: Rentetarieven, kosten: Kostenposten): string =>
  sha256(canoniek({ rentetarieven, kosten }))

/** Returns the valid rates: a calculation uses one of them and ignores the others. */
const leesbareTarieven = (rentetarieven: Rentetarieven): Rentetarieven =>
  Object.fromEntries(
    Object.entries(rentetarieven).filter(([maanden, rente]) => rentetarievenCodec.is({ [maanden]: rente })),
  )

/** Returns the norms, rates and cost items of a calculation, in a form that can be compared later. */
export const identiteitVan = (kader: Rekenkader): Rekenbewijs['kader'] => {
  const {
    normen,
    rentetarieven,
    kosten: { leveringsakte, hypotheekakte, taxatie } = standaardKosten,
    startersvrijstelling = 'nee',
  } = eigenVelden(kader)
  const tarieven = leesbareTarieven(rentetarieven)
  const kosten = { leveringsakte, hypotheekakte, taxatie }
  const voorstellen = voorstellenIn(normen)
  return {
    normjaar: normen.jaar,
    normversie: normen.versie,
    normhash: normhashVan(normen),
    rentetarieven: tarieven,
    kosten,
    tariefhash: tariefhashVan(tarieven, kosten),
    ...(voorstellen.length === 0 ? {} : { voorstellen }),
    ...(startersvrijstelling === 'nee' ? {} : { startersvrijstelling }),
  }
}

/** Returns the seal of a receipt: the hash of all its other fields. */
export const zegelVan = (bewijs: Omit<Rekenbewijs, 'zegel'>): string => {
  const { formaat, rekenkern, kader, verzoek, financieringsOpzet } = bewijs
  return sha256(canoniek({ formaat, rekenkern, kader, verzoek, financieringsOpzet }))
}

/** Returns the SHA-256 of a well-formed text in UTF-8, as 64 hexadecimal digits. Source: FIPS 180-4. */
export const sha256 = (tekst: string): string => bytesToHex(digest(utf8ToBytes(tekst)))

/**
 * Writes JSON with sorted keys and without spaces, so that equal values give equal text. Leaves out undefined, and
 * writes -0 as 0.
 */
export const canoniek = (waarde: unknown): string => {
  if (Array.isArray(waarde)) return `[${waarde.map(canoniek).join(',')}]`
  if (typeof waarde !== 'object' || waarde === null) return formatJson(waarde)
  const velden = Object.entries(waarde)
    .filter(([, inhoud]) => inhoud !== undefined)
    .sort(([een], [ander]) => (een < ander ? -1 : 1))
    .map(([naam, inhoud]) => `${formatJson(naam)}:${canoniek(inhoud)}`)
  return `{${velden.join(',')}}`
}
