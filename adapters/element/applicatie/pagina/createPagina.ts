import type { Pagina } from '../../../../ui'
import type { Omgeving } from '../../omgeving'
import type { Referenties } from './referenties'

/** Room between the top of the screen and what is scrolled to, in pixels (specification, section 9). */
const RUIMTE = 16
/** The height of an anchor menu that cannot be measured, in pixels (specification, section 9). */
const ANKERMENU = 72

const hoogteVanAnkermenu = (referenties: Referenties): number => {
  if (!referenties.isGegeven('ankermenu')) return 0
  const hoogte = referenties.zoek('ankermenu')?.getBoundingClientRect().height ?? 0
  return hoogte > 0 ? hoogte : ANKERMENU
}

/** The page around one element. */
export const createPagina = (
  { host, meldGebeurtenis }: Omgeving,
  referenties: Referenties,
  meldInvoerfout: Pagina['meldInvoerfout'],
): Pagina => ({
  naarBoven: () => {
    const anker = referenties.zoek('bovenkant') ?? host
    const venster = host.ownerDocument.defaultView ?? window
    const top = venster.scrollY + anker.getBoundingClientRect().top - RUIMTE - hoogteVanAnkermenu(referenties)
    venster.scrollTo({ top })
  },
  hoogteVanAnkermenu: () => hoogteVanAnkermenu(referenties),
  meldInvoerfout,
  klikDoor: (doel, url) => meldGebeurtenis('doorklik', { doel, url }) !== false,
})
