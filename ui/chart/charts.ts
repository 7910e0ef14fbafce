import { WoordenDisclosure } from '../woorden'
import { Columns } from './Columns'
import { OnPaper } from './OnPaper'
import { Bars } from './Bars'

/** Every kind of chart, what puts a dialog with charts on paper, and what explains the words in one. */
export const charts = { Bars, Columns, OnPaper, WoordenDisclosure } as const

export type Charts = typeof charts
