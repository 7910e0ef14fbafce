import { useCharts } from '../chart'
import { DialogButton } from '../later'
import { renteTekst } from '../tekst'
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
