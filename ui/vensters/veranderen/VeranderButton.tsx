import { LazyDialog } from '../../basis/lazy/LazyDialog'
import { samenvattingdelenTekst } from '../../tekst/samenvattingdelen'

const { watVeranderen } = samenvattingdelenTekst

/** Opens what has to change to pay for the home, for a visitor who comes short. */
export const VeranderButton = ({ soort = 'tekst' }: { readonly soort?: 'primair' | 'tekst' }) => (
  <LazyDialog soort={soort} titel={watVeranderen} deel="veranderen">
    {({ VeranderenDialog }, onSluit) => <VeranderenDialog titel={watVeranderen} onSluit={onSluit} />}
  </LazyDialog>
)
