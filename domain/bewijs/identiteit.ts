import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { eigenVelden } from '../codec/eigenVelden'
import { formatJson } from '../codec/formatJson'
import { isBevroren } from '../codec/bevroren'
import { type Kostenposten, standaardKosten } from '../normen/kostenposten'
import { voorstellenIn, type Normen } from '../normen/normen'
import { isRentepaar, rentepaarVan, type Rentetarieven } from '../normen/rentepaar'
import { rentetarievenCodec } from '../normen/rentetarieven'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { Rekenbewijs } from './rekenbewijs'

const normhashes = new WeakMap<Normen, string>()

/**
 * Returns the SHA-256 of a norm set, as 64 hexadecimal digits. Caches the hash of a set that is frozen at every level.
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

/** Returns the SHA-256 of rates and cost items together, as 64 hexadecimal digits. */
export const tariefhashVan = (rentetarieven: Rentetarieven, kosten: Kostenposten): string =>
  sha256(canoniek({ rentetarieven, kosten }))

/** Returns the rates with a valid period and percentage. A calculation does not use invalid rates. */
const leesbareTarieven = (rentetarieven: Rentetarieven): Rentetarieven =>
  Object.fromEntries(
    Object.keys(rentetarieven).flatMap((maanden) => {
      const paar = rentepaarVan(rentetarieven, maanden)
      const rente = paar && (isRentepaar(rentetarieven, maanden) ? paar : paar.nhg)
      return rente !== undefined && rentetarievenCodec.is({ [maanden]: rente }) ? [[maanden, rente]] : []
    }),
  )

/** Returns a rekenkader as a receipt stores it: year, version, hash and proposals of its norms, and the valid rates. */
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

/** Returns the seal of a receipt: the SHA-256 of all its other fields, as 64 hexadecimal digits. */
export const zegelVan = (bewijs: Omit<Rekenbewijs, 'zegel'>): string => {
  const { formaat, rekenkern, kader, verzoek, financieringsOpzet } = bewijs
  return sha256(canoniek({ formaat, rekenkern, kader, verzoek, financieringsOpzet }))
}

/** Returns the SHA-256 of a text in UTF-8, as 64 hexadecimal digits. Source: FIPS 180-4. */
export const sha256 = (tekst: string): string => bytesToHex(digest(utf8ToBytes(tekst)))

/** Returns JSON that is equal for equal values: sorted keys, no spaces, no undefined fields, and 0 instead of -0. */
export const canoniek = (waarde: unknown): string => {
  if (Array.isArray(waarde)) return `[${waarde.map(canoniek).join(',')}]`
  if (typeof waarde !== 'object' || waarde === null) return formatJson(waarde)
  const velden = Object.entries(waarde)
    .filter(([, inhoud]) => inhoud !== undefined)
    .sort(([een], [ander]) => (een < ander ? -1 : 1))
    .map(([naam, inhoud]) => `${formatJson(naam)}:${canoniek(inhoud)}`)
  return `{${velden.join(',')}}`
}
