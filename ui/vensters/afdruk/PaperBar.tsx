import type { Part, Pattern } from '../../basis/PartsChart'

/** The height of a bar, in the units of its drawing; marks are as wide as that. */
const HOOGTE = 10

/** The width of a bar, in the same units. */
const BREEDTE = 240

/** How far apart stripes are. */
const TUSSEN = 3

/** Where stripes begin that cover what lies between these places. */
const beginnen = (van: number, tot: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((tot - van) / TUSSEN)) }, (_, nummer) => van + nummer * TUSSEN)

const upright = (x: number, breedte: number): string =>
  beginnen(x + TUSSEN / 2, x + breedte)
    .map((plaats) => `M${plaats} 0V${HOOGTE}`)
    .join('')

/** Stripes that rise to the right, cut off at both sides. */
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

/** A part in black and white; printers leave out the backgrounds of a style sheet, and never a drawing. */
const Vak = ({ patroon, x, breedte }: VakProps) => (
  <g fill="none" stroke="#000" strokeWidth="0.6">
    {STREPEN[patroon] && <path d={STREPEN[patroon](x, breedte)} />}
    <rect x={x} width={breedte} height={HOOGTE} fill={GEVULD.includes(patroon) ? '#000' : 'none'} />
  </g>
)

interface PaperBarProps {
  readonly parts: readonly Pick<Part, 'patroon' | 'bedrag'>[]
  /** What the bar shows, in a sentence. */
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

/** The pattern of a part, beside its name. */
export const PaperMark = ({ patroon }: Pick<VakProps, 'patroon'>) => (
  <svg className="teken" viewBox={`-1 -1 ${HOOGTE + 2} ${HOOGTE + 2}`} role="presentation">
    <Vak patroon={patroon} x={0} breedte={HOOGTE} />
  </svg>
)
