import { DialogKnop } from '../later'
import { renteTekst } from '../tekst'
import { loadAfdruk } from './load'

/** Opens the printing of this calculation. */
export const AfdrukKnop = () => (
  <DialogKnop titel={renteTekst.print} load={loadAfdruk}>
    {(AfdrukDialog, onSluit) => <AfdrukDialog titel={renteTekst.print} onSluit={onSluit} />}
  </DialogKnop>
)
