import { DialogButton } from '../later/DialogButton'
import { renteTekst } from '../tekst/rente'
import { loadDelen } from './load'

/** Opens a link to this calculation. */
export const DelenButton = () => (
  <DialogButton titel={renteTekst.deel} load={loadDelen}>
    {({ DelenDialog }, onSluit) => <DelenDialog titel={renteTekst.deel} onSluit={onSluit} />}
  </DialogButton>
)
