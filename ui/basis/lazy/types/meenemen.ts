import type { SheetInPlaceProps } from './afdruk'
import type { DialogProps } from './dialog'

export interface MeenemenDialogProps extends DialogProps, SheetInPlaceProps {}
