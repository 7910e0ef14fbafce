import { JA_NEE_WEET_NIET } from '../orientatie/keuzes'
import type { Persoonsvragen } from './vraag'

/**
 * The question about the startersvrijstelling. Whether it is asked depends on the norms too, so `startersvragen`
 * decides that instead of this row. A request does not hold the answer.
 */
export const startersvraag = {
  startersvrijstelling: {
    keuzes: JA_NEE_WEET_NIET,
    begin: 'weetNiet',
    gevraagd: () => false,
    teken: { eigen: 'I', partner: 'S' },
    sinds: 2,
  },
} as const satisfies Partial<Persoonsvragen>
