import { ALLEEN_SAMEN } from '../orientatie/keuzes'
import type { Vragen } from './vraag'

/** Who buys. A request tells it by how many home buyers it has. */
export const kopersvraag = {
  alleenSamen: {
    keuzes: ALLEEN_SAMEN,
    begin: 'alleen',
    teken: 'a',
  },
} as const satisfies Partial<Vragen>
