import type { Eigenschap } from '../eigenschappen'
import type { Gebeurtenissen } from '../gebeurtenissen'
import { readProperties, type Layer } from './properties/readProperties'

/**
 * The console log of one calculator. It contains the sources of property values, the events, the loaded chunks and the
 * targets of reports, but nothing that the visitor typed or chose.
 */
export interface DebugLog {
  /** Logs which layer (attributes or `dynamic-props`) sets each property, and which layers have invalid values. */
  readonly properties: (layers: readonly Layer[], names: readonly Eigenschap[]) => void
  /** Logs which analytics hub a report goes to, or that the page has no hub. */
  readonly hub: (hub: Element | undefined) => void
  /** Logs which page queue an analytics report goes to. */
  readonly queue: (name: string) => void
  /** Stops logging the events of this element. The log of chunks, which all calculators share, goes on. */
  readonly stop: () => void
}

const EVENTS = {
  gereed: true,
  stap: true,
  resultaat: true,
  antwoorden: true,
  fout: true,
  doorklik: true,
} as const satisfies Record<keyof Gebeurtenissen, true>

/** The names of the layers from the weakest to the strongest, in the order in which `mount` passes them. */
const LAYERS = ['attribuut', 'dynamic-props']

/** The address of the folder of the chunks. A bundler would take `new URL('.', import.meta.url)` for a file. */
const CHUNKS = import.meta.url.replace(/[^/]*$/, '')

const milliseconds = (time: number): string => `${Math.round(time)} ms`

let followsChunks = false

/**
 * Logs each chunk that the page loads, once for all calculators together. Gives the milliseconds from the opening of
 * the page to the request for the chunk, and the milliseconds that this request took.
 */
const followChunks = (log: (text: string) => void): void => {
  if (followsChunks) return
  followsChunks = true
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name.startsWith(CHUNKS))
        log(`${name.slice(CHUNKS.length)} gevraagd na ${milliseconds(startTime)}, binnen na ${milliseconds(duration)}`)
  })
  observer.observe({ type: 'resource', buffered: true })
}

const sourceOf = (property: Eigenschap, layers: readonly Layer[]): string => {
  let source = 'standaard'
  let unused = ''
  for (const [index, layer] of layers.entries()) {
    if ((layer.read(property) ?? undefined) === undefined) continue
    const isBad = readProperties([layer]).bad.some((bad) => bad.property === property)
    if (isBad) unused += `, onbruikbaar in ${LAYERS[index]}`
    else source = `uit ${LAYERS[index]}`
  }
  return `${property}: ${source}${unused}`
}

export const startDebugLog = (host: HTMLElement): DebugLog => {
  const log = (text: string): void => console.info(`${host.localName} [debug] ${text}`)
  followChunks(log)
  const onEvent = (event: Event): void => {
    const { code } = (event as CustomEvent<{ readonly code?: string }>).detail
    log(`gebeurtenis ${event.type}${code ? ` (${code})` : ''}: naar het element en zijn ouder`)
  }
  for (const name of Object.keys(EVENTS)) host.addEventListener(name, onEvent)
  return {
    properties: (layers, names) => {
      for (const property of names) log(`eigenschap ${sourceOf(property, layers)}`)
    },
    hub: (hub) => log(`analytics: ${hub ? `naar <${hub.localName} id="${hub.id}">` : 'geen hub op de pagina'}`),
    queue: (name) => log(`analytics: naar window.${name}`),
    stop: () => {
      for (const name of Object.keys(EVENTS)) host.removeEventListener(name, onEvent)
    },
  }
}
