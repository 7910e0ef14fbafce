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
export interface SpokenLine {
  readonly say: (text: string) => void
  readonly end: () => void
}

/** The live regions that all calculators on a page share, one polite and one assertive. */
export interface LiveRegions {
  /**
   * Adds a line, so that no calculator wipes out what another says. The last line to end takes its region away.
   */
  readonly createLine: (name: Region) => SpokenLine
}

export const createLiveRegions = (page: Document): LiveRegions => {
  const regions = new Map<Region, HTMLElement>()

  /** Gives the region: creates it when it is absent, and puts it back when the page removed it. */
  const regionOf = (name: Region): HTMLElement => {
    const region = regions.get(name) ?? createRegion(page, name)
    regions.set(name, region)
    if (!region.isConnected) page.body.append(region)
    return region
  }

  return {
    createLine: (name) => {
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
    },
  }
}
