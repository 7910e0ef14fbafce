import { useOrientatie } from '../context/useOrientatie'
import { DialogButton } from '../later/DialogButton'
import { renteTekst } from '../tekst/rente'
import type { Verloopgrond } from '../verloop/useVerloopgrond'
import { loadWatAls } from './load'

/** Opens what another price or other own money comes to; for who has a home in mind. */
export const WatAlsButton = ({ grond }: { readonly grond: Verloopgrond | undefined }) => {
  const heeftWoning = useOrientatie(({ berekend }) => berekend?.vraagprijsWoning !== undefined)
  return (
    heeftWoning && (
      <DialogButton titel={renteTekst.watAls} load={loadWatAls}>
        {(WatAlsDialog, onSluit) => <WatAlsDialog titel={renteTekst.watAls} grond={grond} onSluit={onSluit} />}
      </DialogButton>
    )
  )
}
