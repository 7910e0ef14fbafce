import { Woordenvouw } from '../woorden'
import { Kolommen } from './Kolommen'
import { OpPapier } from './OpPapier'
import { Staven } from './Staven'

/** Every kind of chart, what puts a dialog with charts on paper, and what explains the words in one. */
export const grafieken = { Kolommen, OpPapier, Staven, Woordenvouw } as const

export type Grafieken = typeof grafieken
