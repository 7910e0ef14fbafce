/** The ways in which a file can be packed, the smallest first. */
export const CODERINGEN = ['br', 'gzip'] as const

/** How a file travels: packed, or as it is (`identity`). */
export type Codering = (typeof CODERINGEN)[number] | 'identity'

/** What an Accept-Encoding header gives each coding, from 0 (never) to 1. */
const gewichtenIn = (kop: string): ReadonlyMap<string, number> =>
  new Map(
    kop.split(',').map((deel) => {
      const [naam = '', ...opties] = deel.split(';').map((stuk) => stuk.trim().toLowerCase())
      const gewicht = opties.find((optie) => optie.startsWith('q='))?.slice('q='.length)
      return [naam, gewicht === undefined ? 1 : Number(gewicht) || 0]
    }),
  )

/**
 * The coding that an Accept-Encoding header (RFC 9110, 12.5.3) likes best of those there are; the smallest of equals,
 * and `identity` when none is welcome.
 */
export const kiesCodering = (kop: string | undefined, erZijn: (codering: Codering) => boolean): Codering => {
  const gewichten = gewichtenIn(kop ?? '')
  const gewichtVan = (codering: Codering): number => gewichten.get(codering) ?? gewichten.get('*') ?? 0
  const nietGepakt = gewichten.get('identity') ?? 0
  const isWelkom = (gewicht: number): boolean => gewicht > 0 && gewicht >= nietGepakt
  const welkom = CODERINGEN.filter((codering) => erZijn(codering) && isWelkom(gewichtVan(codering)))
  const [beste = 'identity'] = welkom.toSorted((een, ander) => gewichtVan(ander) - gewichtVan(een))
  return beste
}
