import { useOrientatie } from '../context'
import { DialogKnop } from '../later'
import { renteTekst } from '../tekst'
import { loadAdviseur } from './load'

/** A customer takes the calculation to an adviser, an adviser opens the receipt of one. */
export const AdviseurKnop = () => {
  const type = useOrientatie((orientatie) => orientatie.type)
  const titel = renteTekst.adviseur[type]
  return (
    <DialogKnop titel={titel} load={loadAdviseur}>
      {({ [type]: Venster }, onSluit) => <Venster titel={titel} onSluit={onSluit} />}
    </DialogKnop>
  )
}
