import type { Part, Pattern } from '../../basis/PartsChart'

/** The height of a bar, and the width and height of a mark, in SVG units. */
const HOOGTE = 10

/** The width of a bar in SVG units. */
const BREEDTE = 240

/** The distance between stripes in SVG units. */
const TUSSEN = 3

/** Returns the horizontal positions of stripes from `van` to `tot`, in SVG units. */
const beginnen = (van: number, tot: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((tot - van) / TUSSEN)) }, (_, nummer) => van + nummer * TUSSEN)

const upright = (x: number, breedte: number): string =>
  beginnen(x + TUSSEN / 2, x + breedte)
    .map((plaats) => `M${plaats} 0V${HOOGTE}`)
    .join('')

/**
 * Returns the SVG path of diagonal stripes that rise to the right, in an area that starts at `x` and is `breedte` wide.
 * The stripes are cut off at both sides of the area.
 */
const rising = (x: number, breedte: number): string =>
  beginnen(x - HOOGTE, x + breedte)
    .map((plaats) => {
      const [links, rechts] = [Math.max(plaats, x), Math.min(plaats + HOOGTE, x + breedte)]
      return `M${links} ${HOOGTE - links + plaats}L${rechts} ${HOOGTE - rechts + plaats}`
    })
    .join('')

const STREPEN: Readonly<Partial<Record<Pattern, (x: number, breedte: number) => string>>> = {
  gestreept: upright,
  waarschuwing: rising,
}

interface VakProps {
  readonly patroon: Pattern
  readonly x: number
  readonly breedte: number
}

/**
 * One part of a bar on paper: a black and white SVG drawing, because by default browsers print no background colours.
 */
const Vak = ({ patroon, x, breedte }: VakProps) => (
  <g fill="none" stroke="#000" strokeWidth="0.6">
    {STREPEN[patroon] && <path d={STREPEN[patroon](x, breedte)} />}
    <rect
      x={x}
      width={breedte}
      height={HOOGTE}
      fill={patroon === 'vol' ? '#000' : 'none'}
      strokeDasharray={patroon === 'gestippeld' ? '2 2' : undefined}
    />
  </g>
)

interface PaperBarProps {
  readonly parts: readonly Pick<Part, 'patroon' | 'bedrag'>[]
  /** The text alternative of the bar. */
  readonly zin: string
}

/** A bar on paper that shows the parts of an amount. */
export const PaperBar = ({ parts, zin }: PaperBarProps) => {
  const totaal = parts.reduce((som, { bedrag }) => som + bedrag, 0)
  const plaatsVan = (nummer: number) =>
    (BREEDTE * parts.slice(0, nummer).reduce((som, { bedrag }) => som + bedrag, 0)) / totaal
  return (
    <svg className="balk" viewBox={`-1 -1 ${BREEDTE + 2} ${HOOGTE + 2}`} role="img" aria-label={zin}>
      {parts.map(({ patroon, bedrag }, nummer) => (
        <Vak key={patroon} patroon={patroon} x={plaatsVan(nummer)} breedte={(BREEDTE * bedrag) / totaal} />
      ))}
    </svg>
  )
}

/** A square with the pattern of a part, for use next to the name of the part. */
export const PaperMark = ({ patroon }: Pick<VakProps, 'patroon'>) => (
  <svg className="teken" viewBox={`-1 -1 ${HOOGTE + 2} ${HOOGTE + 2}`} role="presentation">
    <Vak patroon={patroon} x={0} breedte={HOOGTE} />
  </svg>
)
