import { DialogButton } from '../later/DialogButton'
import { samenvattingdelenTekst } from '../tekst/samenvattingdelen'
import { loadVeranderen } from './load'

/** Opens what has to change to pay for the home, for a visitor who comes short. */
export const VeranderButton = ({ soort = 'tekst' }: { readonly soort?: 'primair' | 'tekst' }) => (
  <DialogButton soort={soort} titel={samenvattingdelenTekst.watVeranderen} load={loadVeranderen}>
    {({ VeranderenDialog }, onSluit) => <VeranderenDialog onSluit={onSluit} />}
  </DialogButton>
)
