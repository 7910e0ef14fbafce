import { useCharts } from '../chart/useCharts'
import { DialogButton } from '../later/DialogButton'
import { renteTekst } from '../tekst/rente'
import type { FigureSource } from './figureSource'
import { loadVergelijking } from './load'

/** Opens the comparison of all periods. */
export const VergelijkButton = ({ bron }: { readonly bron: FigureSource }) => {
  const { charts, askCharts } = useCharts()
  return (
    <DialogButton titel={renteTekst.vergelijk} load={loadVergelijking} onVraag={askCharts}>
      {(VergelijkingDialog, onSluit) => (
        <VergelijkingDialog titel={renteTekst.vergelijk} bron={bron} charts={charts} onSluit={onSluit} />
      )}
    </DialogButton>
  )
}
