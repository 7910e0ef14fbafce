/** The ways in which a file can be packed, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const

/** How a file travels: packed, or as it is (`identity`). */
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** The quality that an Accept-Encoding header gives each coding, from 0 (never) to 1. */
const weightsIn = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', ...options] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const weight = options.find((option) => option.startsWith('q='))?.slice('q='.length)
      return [name, weight === undefined ? 1 : Number(weight) || 0]
    }),
  )

/**
 * The coding that an Accept-Encoding header (RFC 9110, 12.5.3) likes best of those there are; the smallest of equals,
 * and `identity` when none is welcome.
 */
export const chooseEncoding = (header: string | undefined, isThere: (encoding: Encoding) => boolean): Encoding => {
  const weights = weightsIn(header ?? '')
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0
  const unpacked = weights.get('identity') ?? 0
  const isWelcome = (weight: number): boolean => weight > 0 && weight >= unpacked
  const welcome = ENCODINGS.filter((encoding) => isThere(encoding) && isWelcome(weightOf(encoding)))
  const [best = 'identity'] = welcome.toSorted((one, other) => weightOf(other) - weightOf(one))
  return best
}
