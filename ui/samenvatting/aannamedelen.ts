import { AannameGroepen } from './AannameGroepen'
import { Labelregel } from './Labelregel'

/** What the figures assume, and what the energy label adds to the maximum. */
export const aannamedelen = { AannameGroepen, Labelregel } as const
