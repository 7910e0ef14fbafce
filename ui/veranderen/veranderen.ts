import { Geprobeerd } from './Geprobeerd'
import { VeranderenDialog } from './VeranderenDialog'

/** The screens of what has to change. */
export const veranderen = { VeranderenDialog, Geprobeerd } as const
