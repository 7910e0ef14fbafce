import { Aanbod } from './Aanbod'
import { DelenDialog } from './DelenDialog'

/** The screens of a calculation that is passed on. */
export const delen = { Aanbod, DelenDialog } as const
