import type { Aankondiging } from '../../../../application'
import { createSpreker } from './regios'

/** Says the messages of one calculator in the live regions of the page, where screen readers follow them reliably. */
export interface Aankondiger {
  readonly zeg: (aankondiging: Aankondiging) => void
  readonly eindig: () => void
}

export const createAankondiger = (pagina: Document): Aankondiger => {
  const beleefd = createSpreker(pagina, 'polite')
  const dringend = createSpreker(pagina, 'assertive')
  return {
    zeg: (aankondiging) => (aankondiging.dringend ? dringend : beleefd).zeg(aankondiging.tekst),
    eindig: () => {
      beleefd.eindig()
      dringend.eindig()
    },
  }
}
