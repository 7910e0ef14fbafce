import type { Betaalkey } from '../../application'
import type { Pattern } from '../basis/PartsChart'

/** The fill pattern of each part of the payment. */
export const BETAALPATRONEN: Readonly<Record<Betaalkey, Pattern>> = {
  hypotheekbedrag: 'vol',
  eigenGeld: 'omlijnd',
  extraBenodigdeEigenInleg: 'waarschuwing',
}
