import { ALLEEN_SAMEN } from '../orientatie/keuzes'
import type { Vragen } from './vraag'

/** Whether one or two people buy. A request has no field for this: it lists one home buyer or two. */
export const kopersvraag = {
  alleenSamen: {
    keuzes: ALLEEN_SAMEN,
    begin: 'alleen',
    teken: 'a',
  },
} as const satisfies Partial<Vragen>
