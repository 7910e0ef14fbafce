import type { Type } from '../../../domain/orientatie'
import { useOrientatie } from '../../basis/context/reading'
import { LazyDialog } from '../../basis/lazy/LazyDialog'

interface AdviseurButtonProps {
  readonly voor: Type
  readonly titel: string
}

/** A button that opens the dialog for the audience `voor`; renders nothing for the other audience. */
export const AdviseurButton = ({ voor, titel }: AdviseurButtonProps) =>
  useOrientatie(({ type }) => type) === voor && (
    <LazyDialog titel={titel} deel="adviseur">
      {({ [voor]: Venster }, onSluit) => <Venster titel={titel} onSluit={onSluit} />}
    </LazyDialog>
  )
