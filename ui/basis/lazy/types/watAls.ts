import type { Verloopgrond } from '../../../../application/vergelijking'
import type { DialogProps } from './dialog'

export interface WatAlsDialogProps extends DialogProps {
  /** The input of the repayment schedule of the result on screen; undefined when there is no schedule. */
  readonly grond: Verloopgrond | undefined
}
