import { MeenemenDialog } from './MeenemenDialog'
import { OpenBewijsDialog } from './OpenBewijsDialog'

/** What a customer takes along, and what an adviser opens. */
export const adviseur = { Klant: MeenemenDialog, Adviseur: OpenBewijsDialog } as const
