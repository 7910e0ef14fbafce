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
