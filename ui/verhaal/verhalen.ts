import { VerhaalDialog } from './VerhaalDialog'
import { VerhaalPanel } from './VerhaalPanel'

/** How a figure came about, on the screen and on paper. */
export const verhalen = { VerhaalDialog, VerhaalPanel } as const
