import { useOrientatie } from '../context'
import { DialogKnop } from '../later'
import { renteTekst } from '../tekst'
import { loadWatAls } from './load'

/** Opens what another price or other own money comes to; for who has a home in mind. */
export const WatAlsKnop = () => {
  const heeftWoning = useOrientatie(({ berekend }) => berekend?.vraagprijsWoning !== undefined)
  return (
    heeftWoning && (
      <DialogKnop titel={renteTekst.watAls} load={loadWatAls}>
        {(WatAlsDialog, onSluit) => <WatAlsDialog titel={renteTekst.watAls} onSluit={onSluit} />}
      </DialogKnop>
    )
  )
}
