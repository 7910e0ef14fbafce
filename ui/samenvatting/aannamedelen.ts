import { VerhaalButton } from '../verhaal'
import { AannameGroepen } from './AannameGroepen'
import { LabelLine } from './LabelLine'

/** What the figures assume, what the energy label adds to the maximum, and the way into the story of a figure. */
export const aannamedelen = { AannameGroepen, LabelLine, VerhaalButton } as const
