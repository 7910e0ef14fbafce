import { AannameGroepen } from './AannameGroepen'
import { LabelLine } from './LabelLine'

/** What the figures assume, and what the energy label adds to the maximum. */
export const aannamedelen = { AannameGroepen, LabelLine } as const
