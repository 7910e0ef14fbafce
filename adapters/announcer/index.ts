import type { Observable, Subscription } from 'rxjs'

import type { Announcement } from '../../application'
import { createRegions } from './regions'

/** Says the messages of the calculators on a page in its live regions, where screen readers follow them reliably. */
export interface Announcer {
  /** Says what the calculator in this element announces, in lines of its own, until the subscription ends. */
  readonly follow: (announcement$: Observable<Announcement>, host: Element) => Subscription
}

/**
 * The announcer of one page. Its regions are at the end of the body, or of the modal of the page that holds a
 * calculator: what is outside a modal is inert.
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
