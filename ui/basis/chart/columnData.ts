import type { Fill } from './shapes'

/** One layer of stacked columns, with the layer's value in euro for each column. The first layer is at the bottom. */
export interface ColumnLayer {
  readonly name: string
  readonly fill: Fill
  readonly values: readonly number[]
}

/** Values are in euro. `line` has a value per column. `limit` is a vertical line after the first `after` columns. */
export interface ColumnData {
  readonly layers: readonly ColumnLayer[]
  readonly line?: { readonly name: string; readonly values: readonly number[] } | undefined
  readonly limit?: { readonly name: string; readonly after: number } | undefined
}

/** Returns, for each layer, the height of every column in euro up to and including that layer. */
export const totalsOf = (layers: readonly ColumnLayer[]): readonly (readonly number[])[] =>
  layers.map((_, last) =>
    (layers[0]?.values ?? []).map((_value, column) =>
      layers.slice(0, last + 1).reduce((sum, { values }) => sum + (values[column] ?? 0), 0),
    ),
  )
