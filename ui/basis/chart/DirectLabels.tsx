import type { CSSProperties } from 'react'

import { totalsOf, type ColumnData } from './columnData'
import { toDepth, toPercentage } from './shapes'

/**
 * A possible position for a name in the chart: a column counted from 0, and a height on the axis in euro. `room` is the
 * height of the free space around that position, in euro.
 */
interface LabelPlace {
  readonly column: number
  readonly height: number
  readonly room: number
}

/** The first and last column in which a name stays within the drawing, as fractions of the number of columns. */
const [FROM, TO] = [0.15, 0.83]

/**
 * Returns the position in a layer that has the most room for a name, above or below the line, in a column from `FROM`
 * to `TO`. If no position has room for a name, the `room` of the returned position is 0.
 */
const roomiest = (bottoms: readonly number[], tops: readonly number[], line: readonly number[]): LabelPlace =>
  tops
    .flatMap((top, column) => {
      const bottom = bottoms[column] ?? 0
      const cut = Math.min(top, Math.max(bottom, line[column] ?? top))
      return [
        { column, height: (bottom + cut) / 2, room: cut - bottom },
        { column, height: (cut + top) / 2, room: top - cut },
      ]
    })
    .filter(({ column }) => column >= FROM * tops.length && column < TO * tops.length)
    .reduce((best, place) => (place.room > best.room ? place : best), { column: 0, height: 0, room: 0 })

interface DirectLabelsProps {
  readonly data: ColumnData
  readonly top: number
}

/**
 * The names of the layers that have room for a name, and the name of the line. Renders nothing if the chart has only
 * one layer, because the title of the chart already names that layer.
 */
export const DirectLabels = ({ data: { layers, line }, top }: DirectLabelsProps) => {
  if (layers.length < 2) return null
  const totals = totalsOf(layers)
  const values = line?.values ?? []
  const middle = Math.floor(values.length / 2)
  const named = [
    ...layers.map(({ name }, layer) => ({
      name,
      ...roomiest(totals[layer - 1] ?? [], totals[layer] ?? [], values),
    })),
    ...(line ? [{ name: line.name, column: middle, height: values[middle] ?? 0, room: top }] : []),
  ]
  return named
    .filter(({ room }) => room > 0)
    .map(({ name, column, height }) => (
      <span
        key={name}
        style={{
          ...LABEL,
          left: toPercentage((column + 0.5) / (totals[0]?.length ?? 1)),
          top: toDepth(height, top),
        }}
      >
        {name}
      </span>
    ))
}

const LABEL: CSSProperties = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  paddingInline: '6px',
  borderRadius: '4px',
  background: 'var(--ho-colors-pagina)',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
}
