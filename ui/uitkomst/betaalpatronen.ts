import type { Betaalkey } from '../../application'
import type { Pattern } from '../basis/PartsChart'

/** The fill pattern of each amount in the bar that shows how the home is paid. */
export const BETAALPATRONEN: Readonly<Record<Betaalkey, Pattern>> = {
  hypotheekbedrag: 'vol',
  eigenGeld: 'midden',
  extraBenodigdeEigenInleg: 'waarschuwing',
}
