import { LazyDialog } from '../basis/lazy/LazyDialog'
import { samenvattingdelenTekst } from '../tekst/samenvattingdelen'

const { watVeranderen } = samenvattingdelenTekst

/** A button for a visitor with a shortage. Opens the dialog on what must change to afford the home. */
export const VeranderButton = ({ soort = 'tekst' }: { readonly soort?: 'primair' | 'stil' | 'tekst' }) => (
  <LazyDialog soort={soort} titel={watVeranderen} deel="veranderen">
    {({ VeranderenDialog }, onSluit) => <VeranderenDialog titel={watVeranderen} onSluit={onSluit} />}
  </LazyDialog>
)
