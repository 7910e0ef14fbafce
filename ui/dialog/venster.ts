import { ModalDialog } from './ModalDialog'

/** What every dialog stands in. */
export const venster = { ModalDialog } as const
