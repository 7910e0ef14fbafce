import type { AankondigingService } from '../../../application'

/** What a screen reader is given to say: the text that each live region of the page holds now. */
export interface Gehoord {
  readonly beleefd: () => string
  readonly dringend: () => string
  /** Everything that was said so far, in order. */
  readonly alles: () => readonly string[]
}

/** Listens to everything this service says. */
export const luisterNaar = ({ aankondiging$ }: AankondigingService): Gehoord => {
  const gezegd: string[] = []
  const nu = { beleefd: '', dringend: '' }
  aankondiging$.subscribe(({ tekst, dringend }) => {
    nu[dringend ? 'dringend' : 'beleefd'] = tekst
    if (tekst !== '') gezegd.push(tekst)
  })
  return { beleefd: () => nu.beleefd, dringend: () => nu.dringend, alles: () => gezegd }
}
