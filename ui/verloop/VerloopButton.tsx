import { useCharts } from '../chart/useCharts'
import { DialogButton } from '../later/DialogButton'
import { renteTekst } from '../tekst/rente'
import { loadVerloop } from './load'
import type { Verloopgrond } from './useVerloopgrond'

/** Opens the course of the mortgage over thirty years. */
export const VerloopButton = ({ grond }: { readonly grond: Verloopgrond }) => {
  const { charts, askCharts } = useCharts()
  return (
    <DialogButton titel={renteTekst.verloop} load={loadVerloop} onVraag={askCharts}>
      {(VerloopDialog, onSluit) => (
        <VerloopDialog titel={renteTekst.verloop} grond={grond} charts={charts} onSluit={onSluit} />
      )}
    </DialogButton>
  )
}
