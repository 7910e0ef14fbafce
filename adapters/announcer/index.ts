import type { Observable, Subscription } from 'rxjs'

import type { Announcement } from '../../application'

type Region = 'polite' | 'assertive'

/** The styles that hide a region from sight, whatever the style sheets of the page say. */
const INVISIBLE: Readonly<Record<string, string>> = {
  display: 'block',
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
}

const createRegion = (page: Document, name: Region): HTMLElement => {
  const region = page.createElement('div')
  region.setAttribute('aria-live', name)
  region.dataset['hypotheekOrientatie'] = name
  region.lang = 'nl'
  for (const [property, value] of Object.entries(INVISIBLE)) region.style.setProperty(property, value, 'important')
  return region
}

/** A line of one calculator in a live region. */
interface SpokenLine {
  readonly say: (text: string) => void
  readonly end: () => void
}

/** Gives lines in the live regions that all calculators on a page share, one polite and one assertive. */
const createRegions = (page: Document): ((name: Region) => SpokenLine) => {
  const regions = new Map<Region, HTMLElement>()

  /** Gives the region: creates it when it is absent, and puts it back when the page removed it. */
  const regionOf = (name: Region): HTMLElement => {
    const region = regions.get(name) ?? createRegion(page, name)
    regions.set(name, region)
    if (!region.isConnected) page.body.append(region)
    return region
  }

  /** A line of its own, so that no calculator wipes out what another says. The last to end takes its region away. */
  return (name) => {
    const line = page.createElement('p')
    line.setAttribute('aria-atomic', 'true')
    regionOf(name).append(line)
    return {
      say: (text) => {
        const region = regionOf(name)
        if (line.parentNode !== region) region.append(line)
        line.textContent = text
      },
      end: () => {
        line.remove()
        const region = regions.get(name)
        if (region === undefined || region.childElementCount > 0) return
        region.remove()
        regions.delete(name)
      },
    }
  }
}

/** Says the messages of the calculators on a page in its live regions, where screen readers follow them reliably. */
export interface Announcer {
  /** Says what one calculator announces, in lines of its own, until the subscription ends. */
  readonly follow: (announcement$: Observable<Announcement>) => Subscription
}

/** The announcer of one page; its regions stand in the body while a calculator is followed. */
export const createAnnouncer = (page: Document): Announcer => {
  const createLine = createRegions(page)
  return {
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
  }
}
