import type { Eigenschap } from '../eigenschappen'
import type { Gebeurtenissen } from '../gebeurtenissen'
import { readProperties, type Layer } from './properties/readProperties'

/** What the console shows about one calculator: where things come from and go to, never what a visitor filled in. */
export interface DebugLog {
  /** Logs which layer each property comes from, and which layer gave a value that is not used. */
  readonly properties: (layers: readonly Layer[], names: readonly Eigenschap[]) => void
  /** Logs where the analytics reports go. */
  readonly analytics: (place: string) => void
  readonly stop: () => void
}

const EVENTS = {
  gereed: true,
  stap: true,
  resultaat: true,
  fout: true,
  doorklik: true,
} as const satisfies Record<keyof Gebeurtenissen, true>

const CHUNKS = new URL('.', import.meta.url).href

const milliseconds = (time: number): string => `${Math.round(time)} ms`

/** Logs each chunk with when it was requested and when it arrived, in milliseconds since the page opened. */
const followChunks = (log: (text: string) => void): PerformanceObserver => {
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name.startsWith(CHUNKS))
        log(`${name.slice(CHUNKS.length)} gevraagd na ${milliseconds(startTime)}, binnen na ${milliseconds(duration)}`)
  })
  observer.observe({ type: 'resource', buffered: true })
  return observer
}

const sourceOf = (property: Eigenschap, layers: readonly Layer[]): string => {
  const given = layers.filter((layer) => (layer.read(property) ?? undefined) !== undefined)
  const isBad = (layer: Layer): boolean => readProperties([layer]).bad.some((bad) => bad.property === property)
  const used = given.findLast((layer) => !isBad(layer))
  const unused = given.filter(isBad).map(({ title }) => `, onbruikbaar in ${title}`)
  return `${property}: ${used ? `uit ${used.title}` : 'standaard'}${unused.join('')}`
}

/** Starts the debug log of one element. */
export const startDebugLog = (host: HTMLElement): DebugLog => {
  const log = (text: string): void => console.info(`${host.localName} [debug] ${text}`)
  const chunks = followChunks(log)
  const onEvent = (event: Event): void => {
    const { code } = (event as CustomEvent<{ readonly code?: string }>).detail
    log(`gebeurtenis ${event.type}${code ? ` (${code})` : ''}: naar het element en zijn ouder`)
  }
  for (const name of Object.keys(EVENTS)) host.addEventListener(name, onEvent)
  return {
    properties: (layers, names) => {
      for (const property of names) log(`eigenschap ${sourceOf(property, layers)}`)
    },
    analytics: (place) => log(`analytics: ${place}`),
    stop: () => {
      chunks.disconnect()
      for (const name of Object.keys(EVENTS)) host.removeEventListener(name, onEvent)
    },
  }
}
