import { NIET_INGEVULD } from '../invoer/regels/invoerregel'
import { ALLEEN_SAMEN } from '../orientatie/keuzes'
import { altijd, type Vragen } from './vraag'

/** Who buys. A request tells it by how many home buyers it has. */
export const kopersvraag = {
  alleenSamen: {
    keuzes: ALLEEN_SAMEN,
    begin: 'alleen',
    gevraagd: altijd,
    melding: NIET_INGEVULD,
    teken: 'a',
  },
} as const satisfies Partial<Vragen>
