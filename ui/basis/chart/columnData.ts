import type { Fill } from './shapes'

/** A layer of the columns: its value in each column, in euro. The first layer is at the bottom. */
export interface ColumnLayer {
  readonly name: string
  readonly fill: Fill
  readonly values: readonly number[]
}

/** The data of a column chart in euro: stacked layers, a line over the columns, and a limit line after a column. */
export interface ColumnData {
  readonly layers: readonly ColumnLayer[]
  readonly line?: { readonly name: string; readonly values: readonly number[] } | undefined
  readonly limit?: { readonly name: string; readonly after: number } | undefined
}

/** Returns for each layer the height of every column up to and including that layer. */
export const totalsOf = (layers: readonly ColumnLayer[]): readonly (readonly number[])[] =>
  layers.map((_, last) =>
    (layers[0]?.values ?? []).map((_value, column) =>
      layers.slice(0, last + 1).reduce((sum, { values }) => sum + (values[column] ?? 0), 0),
    ),
  )
