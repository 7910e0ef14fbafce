import type { Fill } from './shapes'

/** What stands in each column, in euro: the first layer at the bottom. */
export interface ColumnLayer {
  readonly name: string
  readonly fill: Fill
  readonly values: readonly number[]
}

/** What is drawn, in euro: layers on each other in each column, a line over them, and where something ends. */
export interface ColumnData {
  readonly layers: readonly ColumnLayer[]
  readonly line?: { readonly name: string; readonly values: readonly number[] } | undefined
  readonly limit?: { readonly name: string; readonly after: number } | undefined
}

/** How high each column is up to and with each layer. */
export const totalsOf = (layers: readonly ColumnLayer[]): readonly (readonly number[])[] =>
  layers.map((_, last) =>
    (layers[0]?.values ?? []).map((_value, column) =>
      layers.slice(0, last + 1).reduce((sum, { values }) => sum + (values[column] ?? 0), 0),
    ),
  )
