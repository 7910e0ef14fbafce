import { maak } from './maak'

/** Something the visitor can do about a message. */
export interface Uitweg {
  readonly tekst: string
  readonly doe: () => void
}

/** Says something at the top of the root; replaces what was said before. Returns how to take it away. */
export type ToonMelding = (root: ShadowRoot, tekst: string, uitweg?: Uitweg) => () => void

export const toonMelding: ToonMelding = (root, tekst, uitweg) => {
  const melding = maak('div', { className: 'melding', lang: 'nl' })
  melding.setAttribute('role', 'alert')
  melding.append(maak('p', { textContent: tekst }))
  if (uitweg) melding.append(createKnop(uitweg))
  root.querySelector('.melding')?.remove()
  root.prepend(melding)
  return () => melding.remove()
}

/** Pressed once: what comes of it is a new message, or none. */
const createKnop = ({ tekst, doe }: Uitweg): HTMLButtonElement => {
  const knop = maak('button', { textContent: tekst })
  knop.addEventListener('click', () => {
    knop.disabled = true
    doe()
  })
  return knop
}
