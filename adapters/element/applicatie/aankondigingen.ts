import type { Aankondiging } from '../../../application'

/** The two live regions of the page; screen readers follow them reliably only outside shadow roots. */
interface Regios {
  readonly beleefd: HTMLElement
  readonly dringend: HTMLElement
}

const ONZICHTBAAR: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

let regios: Regios | undefined
let gebruikers = 0

const createRegio = (live: 'polite' | 'assertive'): HTMLElement => {
  const regio = document.createElement('div')
  regio.setAttribute('aria-live', live)
  regio.setAttribute('aria-atomic', 'true')
  regio.dataset['hypotheekOrientatie'] = live
  regio.lang = 'nl'
  Object.assign(regio.style, ONZICHTBAAR)
  return document.body.appendChild(regio)
}

/** What an instance says goes to the regions of the page, which the last instance takes away. */
export const createAankondiger = (): {
  readonly zeg: (aankondiging: Aankondiging) => void
  readonly eindig: () => void
} => {
  regios ??= { beleefd: createRegio('polite'), dringend: createRegio('assertive') }
  gebruikers += 1
  const { beleefd, dringend } = regios
  return {
    zeg: (aankondiging) => {
      const regio = aankondiging.dringend ? dringend : beleefd
      regio.textContent = aankondiging.tekst
    },
    eindig: () => {
      gebruikers -= 1
      if (gebruikers > 0) return
      beleefd.remove()
      dringend.remove()
      regios = undefined
    },
  }
}
