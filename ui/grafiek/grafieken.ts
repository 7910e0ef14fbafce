import { Kolommen } from './Kolommen'
import { Staven } from './Staven'

/** Every kind of chart. */
export const grafieken = { Kolommen, Staven } as const

export type Grafieken = typeof grafieken
