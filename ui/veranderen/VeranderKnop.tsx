import { DialogKnop } from '../later'
import { samenvattingTekst } from '../tekst'
import { loadVeranderen } from './load'

/** Opens what has to change to pay for the home. For who comes short. */
export const VeranderKnop = () => (
  <DialogKnop titel={samenvattingTekst.watVeranderen} load={loadVeranderen}>
    {({ VeranderenDialog }, onSluit) => <VeranderenDialog onSluit={onSluit} />}
  </DialogKnop>
)
