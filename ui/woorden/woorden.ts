import { WoordenDialog } from './WoordenDialog'
import { WoordenIn } from './WoordenUitleg'

/** What hard words mean: those of the screen in a dialog of their own, or those of a dialog in it. */
export const woorden = { WoordenDialog, WoordenIn } as const
