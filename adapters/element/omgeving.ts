import type { Gebeurtenissen } from './gebeurtenissen'
import type { ToonMelding } from './melding'

/** What the element hands the application, which imports nothing of the loader and so can be loaded on its own. */
export interface Omgeving {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** The JSON layer of the properties: read, not yet judged. */
  readonly jsonLaag: () => object
  /** Tells the parent of the element what happened; false when the page cancelled it. */
  readonly meldGebeurtenis: <Naam extends keyof Gebeurtenissen>(naam: Naam, inhoud: Gebeurtenissen[Naam]) => boolean
  readonly toonMelding: ToonMelding
}
