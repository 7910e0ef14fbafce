import type * as applicatie from './applicatie'

type Applicatie = typeof applicatie

let geladen: Promise<Applicatie> | undefined

/** The application, loaded once for the whole page; after a failure the next call tries again. */
export const laadApplicatie = (): Promise<Applicatie> => {
  geladen ??= import('./applicatie').catch((oorzaak: unknown) => {
    geladen = undefined
    throw oorzaak
  })
  return geladen
}
