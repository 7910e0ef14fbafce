import type { Type } from '../../domain'
import { useOrientatie } from '../context'
import { DialogKnop } from '../later'
import { loadAdviseur } from './load'

interface AdviseurKnopProps {
  readonly voor: Type
  readonly titel: string
}

/** A customer takes the calculation to an adviser, an adviser opens the receipt of one; nothing for the other. */
export const AdviseurKnop = ({ voor, titel }: AdviseurKnopProps) =>
  useOrientatie(({ type }) => type) === voor && (
    <DialogKnop titel={titel} load={loadAdviseur}>
      {({ [voor]: Venster }, onSluit) => <Venster titel={titel} onSluit={onSluit} />}
    </DialogKnop>
  )
