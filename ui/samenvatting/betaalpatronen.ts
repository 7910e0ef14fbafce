import type { Betaalkey } from '../../application'
import type { Pattern } from '../basis/PartsChart'

/** How each part of what is paid is drawn. */
export const BETAALPATRONEN: Readonly<Record<Betaalkey, Pattern>> = {
  hypotheekbedrag: 'vol',
  eigenGeld: 'omlijnd',
  extraBenodigdeEigenInleg: 'waarschuwing',
}
