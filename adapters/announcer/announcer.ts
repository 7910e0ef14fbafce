import type { Observable, Subscription } from 'rxjs'

import type { Announcement } from '../../application'
import type { LiveRegions } from './liveRegions'

/** Says the messages of the calculators on a page in its live regions, where screen readers follow them reliably. */
export interface Announcer {
  /** Says what one calculator announces, in lines of its own, until the subscription ends. */
  readonly follow: (announcement$: Observable<Announcement>) => Subscription
}

export const createAnnouncer = ({ createLine }: LiveRegions): Announcer => ({
  follow: (announcement$) => {
    const polite = createLine('polite')
    const assertive = createLine('assertive')
    const following = announcement$.subscribe(({ urgent, tekst }) => (urgent ? assertive : polite).say(tekst))
    following.add(() => {
      polite.end()
      assertive.end()
    })
    return following
  },
})
