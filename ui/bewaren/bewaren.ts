import { RestoreMessage } from './RestoreMessage'
import { Wissen } from './Wissen'

/** The screens of answers that are kept. */
export const bewaren = { RestoreMessage, Wissen } as const
