import { DialogKnop } from '../later'
import { renteTekst } from '../tekst'
import { loadDelen } from './load'

/** Opens a link to this calculation. */
export const DelenKnop = () => (
  <DialogKnop titel={renteTekst.deel} load={loadDelen}>
    {({ DelenDialog }, onSluit) => <DelenDialog titel={renteTekst.deel} onSluit={onSluit} />}
  </DialogKnop>
)
