import { useId, type CSSProperties, type PointerEvent } from 'react'

import { useBackOnCancel } from '../press/useBackOnCancel'
import { rectOf } from '../size/zoom'
import { totalsOf, type ColumnData } from './columnData'
import { DirectLabels } from './DirectLabels'
import { fillWith, StripePattern, toDepth, toPercentage } from './shapes'

interface ColumnPlotProps {
  readonly data: ColumnData
  readonly ticks: readonly number[]
  readonly chosen: number
  readonly onChoose: (column: number) => void
}

/** The drawing of a column chart. Pointing at a column, or dragging a finger to a column, chooses that column. */
export const ColumnPlot = ({ data, ticks, chosen, onChoose }: ColumnPlotProps) => {
  const totals = totalsOf(data.layers)
  const count = totals[0]?.length ?? 1
  const top = ticks.at(-1) ?? 1
  const press = useBackOnCancel(chosen, onChoose)
  const choose = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = rectOf(currentTarget)
    onChoose(Math.min(count, Math.max(1, Math.ceil((count * (clientX - left)) / width))))
  }
  return (
    <div
      aria-hidden="true"
      onPointerDown={(event) => {
        press.onPointerDown()
        choose(event)
      }}
      onPointerMove={choose}
      onPointerCancel={press.onPointerCancel}
      style={PLOT}
    >
      <Areas layers={data.layers} totals={totals} top={top} />
      <Lines data={data} ticks={ticks} count={count} chosen={chosen} />
      <DirectLabels data={data} top={top} />
    </div>
  )
}

const PLOT: CSSProperties = {
  gridColumn: '2',
  position: 'relative',
  display: 'grid',
  height: '13em',
  marginBlockStart: '8px',
  touchAction: 'pan-y',
}

interface AreasProps extends Pick<ColumnData, 'layers'> {
  readonly totals: readonly (readonly number[])[]
  readonly top: number
}

/** The space on either side of a column, as a fraction of the width available to that column. */
const MARGIN = 0.08

/** The columns. Their colour is the `color` of the `div`, because forced colours mode does not replace `fill`. */
const Areas = ({ layers, totals, top }: AreasProps) => {
  const stripe = useId()
  return (
    <div style={{ gridArea: '1 / 1', display: 'grid', color: 'var(--ho-colors-accent)' }}>
      <svg width="100%" height="100%">
        <StripePattern id={stripe} />
        {layers.map(({ name, fill, values }, layer) =>
          values.map((value, column) => (
            <rect
              key={`${name} ${column}`}
              x={toPercentage((column + MARGIN) / values.length)}
              width={toPercentage((1 - 2 * MARGIN) / values.length)}
              y={toDepth(totals[layer]?.[column] ?? 0, top)}
              height={toPercentage(value / top)}
              fill={fillWith(fill, stripe)}
            />
          )),
        )}
      </svg>
    </div>
  )
}

interface LinesProps extends Pick<ColumnPlotProps, 'data' | 'ticks' | 'chosen'> {
  readonly count: number
}

/** The grid lines, the data line, the limit line, and the frame of the chosen column, in the text colour. */
const Lines = ({ data: { line, limit }, ticks, count, chosen }: LinesProps) => {
  const top = ticks.at(-1) ?? 1
  return (
    <svg width="100%" height="100%" stroke="currentColor" style={{ gridArea: '1 / 1', overflow: 'visible' }}>
      {ticks.map((tick) => (
        <line key={tick} x2="100%" y1={toDepth(tick, top)} y2={toDepth(tick, top)} opacity={tick === 0 ? 1 : 0.2} />
      ))}
      {line?.values.map((value, column) => (
        <line
          key={column}
          x1={toPercentage(column / count)}
          x2={toPercentage((column + 1) / count)}
          y1={toDepth(value, top)}
          y2={toDepth(value, top)}
          strokeWidth="3"
        />
      ))}
      {limit && (
        <line
          x1={toPercentage(limit.after / count)}
          x2={toPercentage(limit.after / count)}
          y1="-8"
          y2="100%"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      )}
      <rect
        x={toPercentage((chosen - 1) / count)}
        width={toPercentage(1 / count)}
        height="100%"
        fill="currentColor"
        fillOpacity="0.15"
      />
    </svg>
  )
}
