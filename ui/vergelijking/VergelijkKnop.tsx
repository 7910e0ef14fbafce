import { useGrafieken } from '../grafiek'
import { DialogKnop } from '../later'
import { renteTekst } from '../tekst'
import type { FigureSource } from './figureSource'
import { loadVergelijking } from './load'

/** Opens the comparison of all periods. */
export const VergelijkKnop = ({ bron }: { readonly bron: FigureSource }) => {
  const { grafieken, askGrafieken } = useGrafieken()
  return (
    <DialogKnop titel={renteTekst.vergelijk} load={loadVergelijking} onVraag={askGrafieken}>
      {(VergelijkingDialog, onSluit) => (
        <VergelijkingDialog titel={renteTekst.vergelijk} bron={bron} grafieken={grafieken} onSluit={onSluit} />
      )}
    </DialogKnop>
  )
}
