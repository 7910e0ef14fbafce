import { modalAroundOneOf } from './modal'

type Region = 'polite' | 'assertive'

/** The styles that hide a region visually. They are `!important`, so style sheets of the page cannot override them. */
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

/** The paragraph of one calculator in a live region. */
interface SpokenLine {
  readonly say: (text: string) => void
  readonly end: () => void
}

/** The paragraphs of one calculator: one in each live region. */
type SpokenLines = Readonly<Record<Region, SpokenLine>>

/** The live regions that all calculators on a page share: one polite and one assertive. */
export interface Regions {
  /** Adds paragraphs for the calculator in this element, so that calculators do not overwrite each other's messages. */
  readonly add: (host: Element) => SpokenLines & Pick<SpokenLine, 'end'>
}

/** Creates the live regions of one page. They are in the document while at least one calculator has paragraphs. */
export const createRegions = (page: Document): Regions => {
  const hosts = new Map<SpokenLines, Element>()
  const regions = { polite: createRegion(page, 'polite'), assertive: createRegion(page, 'assertive') }
  const own = Object.values(regions)
  let stop = (): void => undefined

  /** Moves the regions into a modal that contains a calculator, or else to the end of the body. */
  const place = () => {
    const parent = modalAroundOneOf(hosts.values()) ?? page.body
    for (const region of own) if (region.parentNode !== parent) parent.append(region)
  }
  /** Removes copies of the regions, which a page makes when it restores a stored copy of its body. */
  const removeCopies = () => {
    for (const region of page.querySelectorAll<HTMLElement>('[data-hypotheek-orientatie][aria-live]'))
      if (!own.includes(region)) region.remove()
  }

  /** Moves the regions when the focus moves or a dialog closes, and removes copies. Returns a stop function. */
  const follow = () => {
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    for (const type of ['focusin', 'close']) page.addEventListener(type, place, options)
    const observer = new MutationObserver((changes) => {
      removeCopies()
      // Continue only for a change of the root element's children, such as a new body. If each change moved the regions
      // back, a page that removes the regions would cause an endless loop.
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
