import type { Bedrag } from '../../../../domain/geld'
import type { Wie } from '../../../../domain/orientatie'
import type { Click } from '../../press/giveFocus'

export interface KredietBerekeningProps {
  readonly id: string
  readonly wie: Wie
  readonly knoptekst: string
  /** Called with the monthly burden of the credit in whole euros; 0 when nothing was filled in. */
  readonly onBevestig: (last: Bedrag, klik: Click) => void
}
