import type * as applicatie from './applicatie'

type Applicatie = typeof applicatie

declare global {
  interface ImportMeta {
    /** What the bundler writes after the address of every chunk this module asks for: browsers remember a failed one. */
    poging?: string
  }
}

let geladen: Promise<Applicatie> | undefined

/** Asks for figures while the application is on its way, which asks for them again and so meets what goes wrong. */
const vraagNormen = (normjaar: unknown): Promise<unknown> =>
  (normjaar === 2026 || normjaar === '2026'
    ? import('../../domain/normen/2026')
    : import('../../domain/normen/2025')
  ).catch(() => undefined)

/** The application, loaded once for the whole page; after a failure the next call asks under another address. */
export const laadApplicatie = (normjaar: unknown): Promise<Applicatie> => {
  void vraagNormen(normjaar)
  geladen ??= import('./applicatie').catch((oorzaak: unknown) => {
    geladen = undefined
    import.meta.poging = `?${Date.now()}`
    throw oorzaak
  })
  return geladen
}
