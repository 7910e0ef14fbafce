import type { CSSProperties } from 'react'

import { formatEuro } from '../../../domain/geld'
import { AxisSlider } from '../../thema/lazyParts'
import { useBackOnCancel } from '../press/useBackOnCancel'
import { totalsOf, type ColumnData } from './columnData'
import { ColumnPlot } from './ColumnPlot'
import { AxisLabels, toDepth, toPercentage, ticksBetween, type AxisLabel } from './shapes'

interface ColumnsProps {
  readonly data: ColumnData
  /** The word for one column, such as 'Jaar', shown before the numbers of the columns. */
  readonly unit: string
  /** The chosen column, counted from 1. */
  readonly chosen: number
  readonly onChoose: (column: number) => void
  /** The accessible name of the slider that chooses a column. */
  readonly label: string
  readonly valueText: string
}

/**
 * A column chart above a slider that chooses a column. Pointing at a column in the drawing chooses that column too. The
 * drawing is hidden from screen readers, so text next to it must give the same figures.
 */
export const Columns = ({ data, unit, chosen, onChoose, label, valueText }: ColumnsProps) => {
  const { layers, line, limit } = data
  const totals = totalsOf(layers)
  const count = totals[0]?.length ?? 1
  const ticks = ticksBetween(0, Math.max(...totals.flat(), ...(line?.values ?? [])))
  const press = useBackOnCancel(chosen, onChoose)
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
        onPointerDown={press.onPointerDown}
        onPointerCancel={press.onPointerCancel}
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

/** The name of the limit, above the limit line and within the width of the drawing. */
const LimitName = ({ place, children }: { readonly place: string; readonly children: string }) => (
  <span style={{ position: 'relative', left: place, transform: `translateX(-${place})` }}>{children}</span>
)

/** The amounts along the vertical axis. An invisible copy of the top amount gives the grid column its width. */
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

/** Half the width of the slider's thumb in pixels. This width is about the same in every browser engine. */
const HALF_THUMB = 8

/** Returns the styles that put the slider's thumb under the middle of the chosen column. */
const underColumns = (count: number): CSSProperties => {
  const inset = `(${toPercentage(0.5 / count)} - ${HALF_THUMB}px)`
  return {
    gridColumn: '2',
    width: `calc(100% - 2 * ${inset})`,
    marginInline: `calc${inset}`,
  }
}

/** Returns the labels of the first column and of every tenth column. */
const columnLabels = (count: number): readonly AxisLabel[] =>
  Array.from({ length: count }, (_, index) => index + 1)
    .filter((column) => column === 1 || column % 10 === 0)
    .map((column) => ({ text: String(column), place: (column - 0.5) / count }))
