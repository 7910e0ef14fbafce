import { Aanbod } from './Aanbod'
import { Wissen } from './Wissen'

/** The screens of answers that are kept. */
export const bewaren = { Aanbod, Wissen } as const
