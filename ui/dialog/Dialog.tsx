import { useCalculator, useSelected } from '../context'
import { loadDialog } from './load'
import type { DialogProps } from './ModalDialog'

/** A modal dialog, from its part: nothing until that has come. */
export const Dialog = (props: DialogProps) => {
  const venster = useSelected(useCalculator().services.later.of(loadDialog), (loaded) => loaded)
  return venster && <venster.ModalDialog {...props} />
}
