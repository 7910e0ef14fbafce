import { Columns } from './Columns'
import { OnPaper } from './OnPaper'
import { Bars } from './Bars'

/** Every kind of chart, and what puts a dialog with charts on paper. */
export const charts = { Bars, Columns, OnPaper } as const

export type Charts = typeof charts
