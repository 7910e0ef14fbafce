import Negotiator from 'negotiator'

/** The ways in which a file can be packed, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const

/** How a file travels: packed, or as it is (`identity`). */
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** The part of a negotiator that is used; its published types leave the second argument out. */
interface WithPreference {
  readonly encoding: (there: readonly string[], options: { readonly preferred: readonly string[] }) => unknown
}

/**
 * The coding that the Accept-Encoding header (RFC 9110, 12.5.3) likes best of those there are; the smallest of equals,
 * and `identity` when none is welcome.
 */
export const chooseEncoding = (headers: Negotiator.Headers, isThere: (encoding: Encoding) => boolean): Encoding => {
  const negotiator: WithPreference = new Negotiator({ headers })
  const best = negotiator.encoding([...ENCODINGS.filter(isThere), 'identity'], { preferred: ENCODINGS })
  return ENCODINGS.find((encoding) => encoding === best) ?? 'identity'
}
