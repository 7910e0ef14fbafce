import { JA_NEE_WEET_NIET } from '../antwoorden/keuzes'
import type { Persoonsvragen } from './vraag'

/**
 * The question about the startersvrijstelling. Whether the question is asked depends on the norms too, so
 * `startersvragen` decides that, and `gevraagd` is always false. A request has no field for the answer.
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
