import type { Part, Pattern } from '../../basis/PartsChart'

/** The height of a bar in SVG units, which is also the width and height of a mark. */
const HOOGTE = 10

/** The width of a bar in SVG units. */
const BREEDTE = 240

/** The distance between stripes in SVG units. */
const TUSSEN = 3

/** Returns the positions of the stripes that cover the range from `van` to `tot`. */
const beginnen = (van: number, tot: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((tot - van) / TUSSEN)) }, (_, nummer) => van + nummer * TUSSEN)

const upright = (x: number, breedte: number): string =>
  beginnen(x + TUSSEN / 2, x + breedte)
    .map((plaats) => `M${plaats} 0V${HOOGTE}`)
    .join('')

/** Returns the path of stripes that rise to the right, cut off at both sides. */
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

const GEVULD: readonly Pattern[] = ['vol', 'tekst']

interface VakProps {
  readonly patroon: Pattern
  readonly x: number
  readonly breedte: number
}

/** A part in black and white. Printers omit background colours but always print drawings. */
const Vak = ({ patroon, x, breedte }: VakProps) => (
  <g fill="none" stroke="#000" strokeWidth="0.6">
    {STREPEN[patroon] && <path d={STREPEN[patroon](x, breedte)} />}
    <rect x={x} width={breedte} height={HOOGTE} fill={GEVULD.includes(patroon) ? '#000' : 'none'} />
  </g>
)

interface PaperBarProps {
  readonly parts: readonly Pick<Part, 'patroon' | 'bedrag'>[]
  /** The text alternative of the bar. */
  readonly zin: string
}

/** An amount in its parts, as a bar on paper. */
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

/** The pattern of a part, next to its name. */
export const PaperMark = ({ patroon }: Pick<VakProps, 'patroon'>) => (
  <svg className="teken" viewBox={`-1 -1 ${HOOGTE + 2} ${HOOGTE + 2}`} role="presentation">
    <Vak patroon={patroon} x={0} breedte={HOOGTE} />
  </svg>
)
