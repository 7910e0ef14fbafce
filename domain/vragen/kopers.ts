import { ALLEEN_SAMEN } from '../antwoorden/keuzes'
import type { Vragen } from './vraag'

/** The question whether one or two people buy. A request does not hold the answer: it lists one or two home buyers. */
export const kopersvraag = {
  alleenSamen: {
    keuzes: ALLEEN_SAMEN,
    begin: 'alleen',
    teken: 'a',
  },
} as const satisfies Partial<Vragen>
