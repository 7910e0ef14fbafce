import { useOrientatie } from '../../basis/context/reading'
import { LazyDialog } from '../../basis/lazy/LazyDialog'
import { knoppen } from '../../tekst/nl'

/** A button for an adviser that opens the dialog for a receipt; renders nothing for a customer. */
export const AdviseurButton = () =>
  useOrientatie(({ type }) => type) === 'Adviseur' && (
    <LazyDialog titel={knoppen.openRekenbewijs} deel="adviseur">
      {(OpenBewijs, onSluit) => <OpenBewijs titel={knoppen.openRekenbewijs} onSluit={onSluit} />}
    </LazyDialog>
  )
