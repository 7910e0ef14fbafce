import { DialogButton } from '../later'
import { renteTekst } from '../tekst'
import { loadDelen } from './load'

/** Opens a link to this calculation. */
export const DelenButton = () => (
  <DialogButton titel={renteTekst.deel} load={loadDelen}>
    {({ DelenDialog }, onSluit) => <DelenDialog titel={renteTekst.deel} onSluit={onSluit} />}
  </DialogButton>
)
