import { DialogButton } from '../later'
import { renteTekst } from '../tekst'
import { loadAfdruk } from './load'

/** Opens the printing of this calculation. */
export const AfdrukButton = () => (
  <DialogButton titel={renteTekst.print} load={loadAfdruk}>
    {(AfdrukDialog, onSluit) => <AfdrukDialog titel={renteTekst.print} onSluit={onSluit} />}
  </DialogButton>
)
