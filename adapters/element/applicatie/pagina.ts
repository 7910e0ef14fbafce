import type { Pagina } from '../../../ui'
import { meldGebeurtenis } from '../gebeurtenissen'

/** Room between the top of the screen and what is scrolled to, in pixels (specification, section 9). */
const RUIMTE = 16
/** The height of an anchor menu that cannot be measured, in pixels (specification, section 9). */
const ANKERMENU = 72

/** The element an attribute such as `ref-ankermenu` points at, by id or CSS selector. */
const zoekReferentie = (host: HTMLElement, naam: string): Element | undefined => {
  const waarde = host.getAttribute(`ref-${naam}`)
  if (waarde === null) return undefined
  try {
    return document.getElementById(waarde) ?? document.querySelector(waarde) ?? undefined
  } catch {
    return undefined
  }
}

const hoogteVanAnkermenu = (host: HTMLElement): number => {
  if (!host.hasAttribute('ref-ankermenu')) return 0
  const hoogte = zoekReferentie(host, 'ankermenu')?.getBoundingClientRect().height ?? 0
  return hoogte > 0 ? hoogte : ANKERMENU
}

/** The page around one element. */
export const createPagina = (host: HTMLElement): Pagina => ({
  naarBoven: () => {
    const anker = zoekReferentie(host, 'bovenkant') ?? host
    const top = window.scrollY + anker.getBoundingClientRect().top - RUIMTE - hoogteVanAnkermenu(host)
    window.scrollTo({ top })
  },
  klikDoor: (doel, url) => meldGebeurtenis(host, 'doorklik', { doel, url }),
})
