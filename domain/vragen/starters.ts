import { JA_NEE_WEET_NIET } from '../orientatie/keuzes'
import type { Persoonsvragen } from './vraag'

/**
 * What is asked about transfer tax. It depends on the norms too, so that no step asks it of itself: `startersvragen` of
 * the calculation says when. No request holds the answer.
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
