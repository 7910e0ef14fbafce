import type * as applicatie from './applicatie'

type Applicatie = typeof applicatie

declare global {
  interface ImportMeta {
    /** What the bundler writes after the address of every chunk this module asks for: browsers remember a failed one. */
    poging?: string
  }
}

let geladen: Promise<Applicatie> | undefined
let mislukt = 0

/** The application, loaded once for the whole page; after a failure the next call asks under another address. */
export const laadApplicatie = (): Promise<Applicatie> => {
  geladen ??= import('./applicatie').catch((oorzaak: unknown) => {
    geladen = undefined
    mislukt += 1
    import.meta.poging = `?poging=${mislukt}`
    throw oorzaak
  })
  return geladen
}
