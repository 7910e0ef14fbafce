/**
 * Functions that the bench runs in the page. Playwright sends a function as text, so a function cannot use the imports
 * and constants of this file. The functions share the helpers in `window.bench`, which `installeer` sets.
 */

/** Data about a calculator for use in the page: a `Kandidaat` with the attributes of each element filled in. */
export interface Opdracht {
  readonly tag: string
  readonly script: string
  readonly attributen: readonly Readonly<Record<string, string>>[]
  readonly vraag: string
  readonly keuze: string
  readonly reactie: string
}

/** The measurements of calculators that start on a page. Times are in milliseconds since the script was requested. */
export interface Start {
  /** When the browser has drawn the first step of every calculator. */
  readonly beeld: number
  /** When every calculator has responded to a choice. */
  readonly bruikbaar: number
  /** The longest task after `beeld`, in milliseconds; 0 when none took more than 50 ms. */
  readonly langsteTaak: number
  /** The URLs fetched until every calculator could be used. */
  readonly gehaald: readonly string[]
}

interface Bench {
  readonly alle: (tag: string) => readonly (Element | ShadowRoot)[]
  readonly plaats: (opdracht: Opdracht) => readonly Element[]
  readonly toont: (tag: string, tekst: string) => boolean
  readonly beurt: () => Promise<void>
  readonly beeld: () => Promise<void>
  readonly totdat: (isZo: () => boolean) => Promise<void>
}

declare global {
  interface Window {
    bench: Bench
  }
}

export const installeer = (): void => {
  const beurt = () =>
    new Promise<void>((klaar) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => klaar()
      port2.postMessage(0)
    })
  const alle: Bench['alle'] = (tag) => [...document.querySelectorAll(tag)].map((host) => host.shadowRoot ?? host)
  window.bench = {
    alle,
    beurt,
    plaats: ({ tag, attributen }) =>
      attributen.map((eigen) => {
        const host = document.createElement(tag)
        for (const [naam, waarde] of Object.entries(eigen)) host.setAttribute(naam, waarde)
        document.querySelector('main')?.append(host)
        return host
      }),
    toont: (tag, tekst) => alle(tag).every((root) => root.textContent.includes(tekst)),
    beeld: async () => {
      await new Promise(requestAnimationFrame)
      await beurt()
    },
    totdat: async (isZo) => {
      while (!isZo()) await beurt()
    },
  }
}

/**
 * Adds the calculators to the page, loads their script, and measures until half a second after all of them can be used.
 */
export const start = async (opdracht: Opdracht): Promise<Start> => {
  const { alle, plaats, toont, beurt, beeld, totdat } = window.bench
  const taken: PerformanceEntry[] = []
  new PerformanceObserver((lijst) => taken.push(...lijst.getEntries())).observe({ type: 'longtask' })

  const reageert = async (root: Element | ShadowRoot): Promise<void> => {
    const radios = (): readonly HTMLInputElement[] => [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const gekozen = () =>
      radios().find((radio) => radio.closest('label')?.textContent.trim().startsWith(opdracht.keuze))
    while (!root.textContent.includes(opdracht.reactie)) {
      const radio = gekozen()
      if (radio?.checked === true)
        radios()
          .find(({ name }) => name === radio.name)
          ?.click()
      gekozen()?.click()
      await beurt()
    }
  }

  plaats(opdracht)
  const begin = performance.now()
  const geladen = new Promise((onload, onerror) => {
    const script = document.createElement('script')
    document.head.append(Object.assign(script, { type: 'module', src: opdracht.script, onload, onerror }))
  })
  await totdat(() => toont(opdracht.tag, opdracht.vraag))
  await beeld()
  const inBeeld = performance.now()
  await geladen
  await Promise.all(alle(opdracht.tag).map(reageert))
  const bruikbaar = performance.now()
  const gehaald = performance.getEntriesByType('resource').map(({ name }) => name)
  await new Promise((klaar) => setTimeout(klaar, 500))
  const later = taken.filter(({ startTime }) => startTime >= inBeeld).map(({ duration }) => duration)
  return { beeld: inBeeld - begin, bruikbaar: bruikbaar - begin, langsteTaak: Math.max(0, ...later), gehaald }
}

/** Makes `window.cijfers` resolve with the milliseconds from the last key press until changed figures are drawn. */
export const volgCijfers = ({ tag, cijfers }: { readonly tag: string; readonly cijfers: string }): void => {
  const { alle, beeld } = window.bench
  let toets = 0
  addEventListener('keydown', ({ timeStamp }) => (toets = timeStamp), { capture: true })
  const lees = () =>
    alle(tag)
      .flatMap((root) => [...root.querySelectorAll(cijfers)].map((deel) => deel.textContent))
      .join()
  const eerst = lees()
  window.cijfers = new Promise((klaar) => {
    const observer = new MutationObserver(() => {
      if (lees() === eerst) return
      observer.disconnect()
      const sinds = toets
      void beeld().then(() => klaar(performance.now() - sinds))
    })
    for (const root of alle(tag)) observer.observe(root, { subtree: true, childList: true, characterData: true })
  })
}

/** Adds the calculators of `opdracht` to the page and removes them again, `keer` times. */
export const wissel = async ({
  opdracht,
  keer,
}: {
  readonly opdracht: Opdracht
  readonly keer: number
}): Promise<void> => {
  const { plaats, toont, beeld, totdat } = window.bench
  for (let beurt = 0; beurt < keer; beurt += 1) {
    const hosts = plaats(opdracht)
    await totdat(() => toont(opdracht.tag, opdracht.vraag))
    await beeld()
    for (const host of hosts) host.remove()
    await beeld()
  }
}

declare global {
  interface Window {
    cijfers: Promise<number>
    verschoven: number
  }
}

/** Keeps the sum of all layout shifts of the page in `window.verschoven`. */
export const volgVerschuiving = (): void => {
  window.verschoven = 0
  new PerformanceObserver((lijst) => {
    for (const meting of lijst.getEntries()) window.verschoven += (meting as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
