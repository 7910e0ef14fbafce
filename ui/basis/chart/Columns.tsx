import type { CSSProperties } from 'react'

import { formatEuro } from '../../../domain/geld'
import { AxisSlider } from '../../thema/lazyParts'
import { totalsOf, type ColumnData } from './columnData'
import { ColumnPlot } from './ColumnPlot'
import { AxisLabels, toDepth, toPercentage, ticksBetween, type AxisLabel } from './shapes'

interface ColumnsProps {
  readonly data: ColumnData
  /** What a column stands for, such as a year. */
  readonly unit: string
  /** The column that is chosen; the first is 1. */
  readonly chosen: number
  readonly onChoose: (column: number) => void
  /** What the slider that chooses a column is called, and what the chosen one comes to. */
  readonly label: string
  readonly valueText: string
}

/**
 * A drawing of columns, such as one for each year, over a slider that chooses one of them: by keyboard, by dragging, or
 * by pointing at the drawing. The drawing is for the eye only: words beside it say what it shows.
 */
export const Columns = ({ data, unit, chosen, onChoose, label, valueText }: ColumnsProps) => {
  const { layers, line, limit } = data
  const totals = totalsOf(layers)
  const count = totals[0]?.length ?? 1
  const ticks = ticksBetween(0, Math.max(...totals.flat(), ...(line?.values ?? [])))
  return (
    <div style={GRID}>
      {limit && (
        <div aria-hidden="true" style={{ gridColumn: '2', display: 'flex' }}>
          <LimitName place={toPercentage(limit.after / count)}>{limit.name}</LimitName>
        </div>
      )}
      <Heights ticks={ticks} />
      <ColumnPlot data={data} ticks={ticks} chosen={chosen} onChoose={onChoose} />
      <AxisSlider
        aria-label={label}
        aria-valuetext={valueText}
        min="1"
        max={String(count)}
        value={String(chosen)}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        style={underColumns(count)}
      />
      <div aria-hidden="true" style={{ gridColumn: '1', textAlign: 'end' }}>
        {unit}
      </div>
      <div aria-hidden="true">
        <AxisLabels labels={columnLabels(count)} />
      </div>
    </div>
  )
}

const GRID: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '8px',
  fontSize: '0.875em',
  fontVariantNumeric: 'tabular-nums',
}

/** A name over its line that stays within the width of the drawing. */
const LimitName = ({ place, children }: { readonly place: string; readonly children: string }) => (
  <span style={{ position: 'relative', left: place, transform: `translateX(-${place})` }}>{children}</span>
)

/** The values along the height; the last, which nobody sees, is as wide as they all need. */
const Heights = ({ ticks }: { readonly ticks: readonly number[] }) => {
  const top = ticks.at(-1) ?? 1
  return (
    <div
      aria-hidden="true"
      style={{ gridColumn: '1', position: 'relative', textAlign: 'end', whiteSpace: 'nowrap', marginBlockStart: '8px' }}
    >
      {ticks.map((tick) => (
        <div key={tick} style={{ position: 'absolute', insetInlineEnd: '0', top: toDepth(tick, top), lineHeight: '0' }}>
          {formatEuro(tick)}
        </div>
      ))}
      <div style={{ visibility: 'hidden' }}>{formatEuro(top)}</div>
    </div>
  )
}

/** Half the width of the thumb of a slider, in pixels: about as wide in each engine. */
const HALF_THUMB = 8

/** A slider whose thumb stands under the middle of the column that it chooses. */
const underColumns = (count: number): CSSProperties => {
  const inset = `(${toPercentage(0.5 / count)} - ${HALF_THUMB}px)`
  return {
    gridColumn: '2',
    width: `calc(100% - 2 * ${inset})`,
    marginInline: `calc${inset}`,
  }
}

/** The first column and every tenth, by number. */
const columnLabels = (count: number): readonly AxisLabel[] =>
  Array.from({ length: count }, (_, index) => index + 1)
    .filter((column) => column === 1 || column % 10 === 0)
    .map((column) => ({ text: String(column), place: (column - 0.5) / count }))
