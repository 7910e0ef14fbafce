import { useGrafieken } from '../grafiek'
import { DialogKnop } from '../later'
import { renteTekst } from '../tekst'
import { loadVerloop } from './load'
import type { Verloopgrond } from './useVerloopgrond'

/** Opens the course of the mortgage over thirty years. */
export const VerloopKnop = ({ grond }: { readonly grond: Verloopgrond }) => {
  const { grafieken, askGrafieken } = useGrafieken()
  return (
    <DialogKnop titel={renteTekst.verloop} load={loadVerloop} onVraag={askGrafieken}>
      {(VerloopDialog, onSluit) => (
        <VerloopDialog titel={renteTekst.verloop} grond={grond} grafieken={grafieken} onSluit={onSluit} />
      )}
    </DialogKnop>
  )
}
