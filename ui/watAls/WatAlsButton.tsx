import { useOrientatie } from '../context'
import { DialogButton } from '../later'
import { renteTekst } from '../tekst'
import type { Verloopgrond } from '../verloop'
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
