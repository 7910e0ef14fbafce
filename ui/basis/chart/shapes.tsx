/** How an area is filled: each in its own way, so that visitors need no colour to tell them apart. */
export type Fill = 'vol' | 'streep'

/** The pattern that striped areas are filled with, in the drawing that has it. */
export const StripePattern = ({ id }: { readonly id: string }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="5" height="5" fill="currentColor" opacity="0.12" />
    <rect width="1.5" height="5" fill="currentColor" />
  </pattern>
)

/** What an area with this filling is filled with; `streep` is the id of the pattern. */
export const fillWith = (vulling: Fill, streep: string): string =>
  vulling === 'streep' ? `url(#${streep})` : 'currentColor'

/** A mark at a place along a bar. Each has a shape of its own, so that visitors need no colour to tell them apart. */
export type MarkShape = 'rondje' | 'vierkant' | 'driehoek'

/** Drawn around 0,0 and 10 high. */
const PADEN: Readonly<Record<MarkShape, string>> = {
  rondje: 'M0 -5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  vierkant: 'M-4.5 -4.5h9v9h-9Z',
  driehoek: 'M0 -5.5 5.5 4.5h-11Z',
}

export const Mark = ({ vorm }: { readonly vorm: MarkShape }) => <path d={PADEN[vorm]} fill="currentColor" />

/** How many steps an axis has at most. */
const STAPPEN = 4

/** The steps that people count in, of each power of ten. */
const RONDE_STAPPEN = [1, 2, 2.5, 5, 10]

/** The round values along an axis, from 0: the last is the first that is not below `hoogste`, which is at least 0. */
export const ticksTo = (hoogste: number): readonly number[] => {
  const ruw = Math.max(hoogste, 1) / STAPPEN
  const macht = 10 ** Math.floor(Math.log10(ruw))
  const stap = macht * (RONDE_STAPPEN.find((rond) => rond * macht >= ruw) ?? 10)
  return Array.from({ length: Math.ceil(Math.max(hoogste, 1) / stap) + 1 }, (_, nummer) => nummer * stap)
}

/** A part of a whole, from 0 to 1, as an attribute of a drawing. */
export const toPercentage = (deel: number): string => `${Number((100 * deel).toFixed(3))}%`

/** Words under the axis, as far along it as each is in the list. */
export const AxisLabels = ({ teksten }: { readonly teksten: readonly string[] }) => (
  <div style={{ position: 'relative', minHeight: '1.5em', whiteSpace: 'nowrap' }}>
    {teksten.map((tekst, nummer) => {
      const deel = (100 * nummer) / (teksten.length - 1)
      return (
        <span key={tekst} style={{ position: 'absolute', left: `${deel}%`, transform: `translateX(-${deel}%)` }}>
          {tekst}
        </span>
      )
    })}
  </div>
)
