import type { Verloopgrond } from '../../../../application/vergelijking'
import type { DialogProps } from './dialog'

export interface WatAlsDialogProps extends DialogProps {
  /** The input of the result on screen; undefined when unknown. */
  readonly grond: Verloopgrond | undefined
}
