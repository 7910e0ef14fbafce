import { modalAroundOneOf } from './modal'

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

/** The lines of one calculator, one in each region. */
type SpokenLines = Readonly<Record<Region, SpokenLine>>

/** The live regions that all calculators on a page share, one polite and one assertive. */
export interface Regions {
  /** Gives the calculator in this element lines of its own, so that no calculator wipes out what another says. */
  readonly add: (host: Element) => SpokenLines & Pick<SpokenLine, 'end'>
}

/** Creates the regions of one page: they are in it as long as a calculator has a line. */
export const createRegions = (page: Document): Regions => {
  const hosts = new Map<SpokenLines, Element>()
  const regions = { polite: createRegion(page, 'polite'), assertive: createRegion(page, 'assertive') }
  const own = Object.values(regions)
  let stop = (): void => undefined

  /** Moves the regions to where screen readers follow them: into a modal of the page, or else the end of its body. */
  const place = () => {
    const parent = modalAroundOneOf(hosts.values()) ?? page.body
    for (const region of own) if (region.parentNode !== parent) parent.append(region)
  }
  /** Removes the regions that came with a copy of a body, which a page may keep to go back to. */
  const removeCopies = () => {
    for (const region of page.querySelectorAll<HTMLElement>('[data-hypotheek-orientatie][aria-live]'))
      if (!own.includes(region)) region.remove()
  }

  /** Follows what moves the regions: the focus, which enters a modal, a dialog that closes, and another body. */
  const follow = () => {
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    for (const type of ['focusin', 'close']) page.addEventListener(type, place, options)
    const observer = new MutationObserver((changes) => {
      removeCopies()
      // Not for other changes in the body: a page that removes the regions there would remove them again and again.
      if (changes.every(({ target }) => target !== page.documentElement)) return
      observe()
      place()
    })
    const observe = () => {
      for (const element of [page.documentElement, page.body]) observer.observe(element, { childList: true })
    }
    observe()
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }

  const createLine = (region: HTMLElement): SpokenLine => {
    const line = page.createElement('p')
    line.setAttribute('aria-atomic', 'true')
    region.append(line)
    return {
      say: (text) => {
        place()
        if (line.parentNode !== region) region.append(line)
        line.textContent = text
      },
      end: () => line.remove(),
    }
  }

  return {
    add: (host) => {
      const lines = { polite: createLine(regions.polite), assertive: createLine(regions.assertive) }
      if (hosts.size === 0) stop = follow()
      hosts.set(lines, host)
      removeCopies()
      place()
      return {
        ...lines,
        end: () => {
          for (const { end } of Object.values(lines)) end()
          hosts.delete(lines)
          if (hosts.size > 0) return
          stop()
          for (const region of own) region.remove()
        },
      }
    },
  }
}
