import { DialogButton } from '../later/DialogButton'
import { renteTekst } from '../tekst/rente'
import { loadAfdruk } from './load'
import type { PaperSheetProps } from './PaperSheet'

/** Opens the printing of this calculation. */
export const AfdrukButton = ({ Bedragen }: Pick<PaperSheetProps, 'Bedragen'>) => (
  <DialogButton titel={renteTekst.print} load={loadAfdruk}>
    {(AfdrukDialog, onSluit) => <AfdrukDialog titel={renteTekst.print} Bedragen={Bedragen} onSluit={onSluit} />}
  </DialogButton>
)
