import type { Verloopgrond } from '../../../../application/vergelijking'
import type { Charts } from '../../chart/charts'
import type { DialogProps } from './dialog'

export interface VerloopDialogProps extends DialogProps {
  readonly grond: Verloopgrond
  readonly charts: Charts | undefined
}
