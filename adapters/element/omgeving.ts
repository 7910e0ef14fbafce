import type { Normen, Normjaar } from '../../domain'
import type { Gebeurtenissen } from './gebeurtenissen'
import type { ToonMelding } from './melding'

/** The window of the document that an element stands in, which need not be the one this script runs in. */
export type Venster = Window & typeof globalThis

/** What the element hands the application, which imports nothing of the loader and so can be loaded on its own. */
export interface Omgeving {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** The JSON layer of the properties: read, not yet judged. */
  readonly jsonLaag: () => object
  /** Tells the parent of the element, if it has one, what happened; false when the page cancelled it. */
  readonly meldGebeurtenis: <Naam extends keyof Gebeurtenissen>(
    naam: Naam,
    inhoud: Gebeurtenissen[Naam],
  ) => boolean | undefined
  readonly toonMelding: ToonMelding
  /** The figures of one norm year; rejects when they cannot be loaded. */
  readonly laadNormen: (jaar: Normjaar) => Promise<Normen>
}
