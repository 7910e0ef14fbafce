import { Kolommen } from './Kolommen'
import { OpPapier } from './OpPapier'
import { Staven } from './Staven'

/** Every kind of chart, and what puts a dialog with charts on paper. */
export const grafieken = { Kolommen, OpPapier, Staven } as const

export type Grafieken = typeof grafieken
