import type { Observable, Subscription } from 'rxjs'

import type { Announcement } from '../../application'
import { createRegions } from './regions'

/** The announcer of a page. It puts the messages of calculators in live regions, which screen readers read out. */
export interface Announcer {
  /** Announces the messages of one calculator, in paragraphs of its own, until the subscription ends. */
  readonly follow: (announcement$: Observable<Announcement>, host: Element) => Subscription
}

/**
 * Creates the announcer of one page. Its live regions are at the end of the body, except while a modal contains a
 * calculator. Then they are in such a modal, because screen readers ignore everything outside a modal.
 */
export const createAnnouncer = (page: Document): Announcer => {
  const regions = createRegions(page)
  return {
    follow: (announcement$, host) => {
      const lines = regions.add(host)
      const following = announcement$.subscribe(({ urgent, tekst }) =>
        (urgent ? lines.assertive : lines.polite).say(tekst),
      )
      following.add(lines.end)
      return following
    },
  }
}
