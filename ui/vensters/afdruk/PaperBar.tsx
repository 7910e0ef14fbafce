import type { Part, Pattern } from '../../basis/PartsChart'
import { rising, upright } from './paperPaths'

/** The height of a bar, and the width and height of a mark, in SVG units. */
const HOOGTE = 10

/** The width of a bar in SVG units. */
const BREEDTE = 240

const STREPEN: Readonly<Partial<Record<Pattern, typeof upright>>> = {
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
    {STREPEN[patroon] && <path d={STREPEN[patroon](x, breedte, HOOGTE)} />}
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
