import { Kolommen } from './Kolommen'

/** Every kind of chart. */
export const grafieken = { Kolommen } as const

export type Grafieken = typeof grafieken
