import type { AankondigingService } from '../../../application'
import { createAankondiger } from '../../../adapters/element/applicatie/aankondigingen'

/** What a screen reader is given to say: the text that each live region of the page holds now. */
export interface Gehoord {
  readonly beleefd: () => string
  readonly dringend: () => string
  /** Everything that was said so far, in order. */
  readonly alles: () => readonly string[]
}

const regio = (live: 'polite' | 'assertive'): string =>
  document.body.querySelector(`:scope > [aria-live="${live}"]`)?.textContent ?? ''

/** Lets this service speak through the regions of the page. Ends by itself when the service does. */
export const luisterNaar = ({ aankondiging$ }: AankondigingService): Gehoord => {
  const gezegd: string[] = []
  const aankondiger = createAankondiger()
  aankondiging$.subscribe({
    next: (aankondiging) => {
      aankondiger.zeg(aankondiging)
      if (aankondiging.tekst !== '') gezegd.push(aankondiging.tekst)
    },
    complete: aankondiger.eindig,
  })
  return { beleefd: () => regio('polite'), dringend: () => regio('assertive'), alles: () => gezegd }
}
