import type { Veld } from '../../../../domain/orientatie'

export interface FoutenlijstProps {
  readonly onKies: (veld: Veld) => void
}
