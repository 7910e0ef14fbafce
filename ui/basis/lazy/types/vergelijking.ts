import type { Momentopname, Vergeleken } from '../../../../application'
import type { Charts } from '../../chart/charts'
import type { DialogProps } from './dialog'

/** The source of the figures: the built-in calculation, or a service that is called when the figures are shown. */
export type FigureSource =
  | { readonly soort: 'hier'; readonly vergeleken: readonly Vergeleken[] }
  | { readonly soort: 'dienst'; readonly momentopname: Momentopname }

export interface VergelijkingDialogProps extends DialogProps {
  readonly bron: FigureSource
  readonly charts: Charts | undefined
}
