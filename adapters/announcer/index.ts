import type { Observable, Subscription } from 'rxjs'

import type { Announcement } from '../../application'
import { createRegions } from './regions'

/** Puts the messages of the calculators on a page in live regions, which screen readers read out. */
export interface Announcer {
  /** Announces the messages of a calculator in its own lines, until the subscription ends. */
  readonly follow: (announcement$: Observable<Announcement>, host: Element) => Subscription
}

/**
 * Creates the announcer of one page. Its regions are at the end of the body. When a modal contains a calculator, they
 * are in that modal, because everything outside it is inert.
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
