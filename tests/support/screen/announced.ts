import type { AnnouncementService } from '../../../application'

/** What a screen reader is given to say: the text that each live region of the page holds now. */
export interface Announced {
  readonly beleefd: () => string
  readonly dringend: () => string
  /** Everything that was said so far, in order. */
  readonly alles: () => readonly string[]
}

/** Listens to everything this service says. */
export const listenTo = ({ announcement$ }: AnnouncementService): Announced => {
  const gezegd: string[] = []
  const nu = { beleefd: '', dringend: '' }
  announcement$.subscribe(({ tekst, urgent }) => {
    nu[urgent ? 'dringend' : 'beleefd'] = tekst
    if (tekst !== '') gezegd.push(tekst)
  })
  return { beleefd: () => nu.beleefd, dringend: () => nu.dringend, alles: () => gezegd }
}
