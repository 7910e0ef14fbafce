import type { Type } from '../../../domain/orientatie'
import { useOrientatie } from '../../basis/context/reading'
import { LazyDialog } from '../../basis/lazy/LazyDialog'

interface AdviseurButtonProps {
  readonly voor: Type
  readonly titel: string
}

/**
 * Lets a customer take the calculation to an adviser, or an adviser open a receipt; nothing unless `voor` is the type.
 */
export const AdviseurButton = ({ voor, titel }: AdviseurButtonProps) =>
  useOrientatie(({ type }) => type) === voor && (
    <LazyDialog titel={titel} deel="adviseur">
      {({ [voor]: Venster }, onSluit) => <Venster titel={titel} onSluit={onSluit} />}
    </LazyDialog>
  )
