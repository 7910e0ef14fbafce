import type { Announcement } from '../../application'
import type { LiveRegions } from './liveRegions'

/** Says the messages of one calculator in the live regions of the page, where screen readers follow them reliably. */
export interface Announcer {
  readonly say: (announcement: Announcement) => void
  readonly end: () => void
}

export const createAnnouncer = ({ createLine }: LiveRegions): Announcer => {
  const polite = createLine('polite')
  const assertive = createLine('assertive')
  return {
    say: ({ urgent, tekst }) => (urgent ? assertive : polite).say(tekst),
    end: () => {
      polite.end()
      assertive.end()
    },
  }
}
