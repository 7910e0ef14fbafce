import type { Page } from '../../../ui'
import type { Environment } from '../environment'
import type { References } from './references'
import { createPageFragment } from './pageFragment'

/** Room between the top of the screen and what is scrolled to, in pixels (specification, section 9). */
const ROOM = 16
/** The height of an anchor menu that cannot be measured, in pixels (specification, section 9). */
const ANCHOR_MENU = 72

const heightOfAnchorMenu = (references: References): number => {
  if (!references.isGiven('ankermenu')) return 0
  const height = references.find('ankermenu')?.getBoundingClientRect().height ?? 0
  return height > 0 ? height : ANCHOR_MENU
}

/** The page around one element. */
export const createPage = (
  { host, tellPage, loadNormen }: Environment,
  references: References,
  reportInvoerFout: Page['reportInvoerFout'],
): Page => ({
  scrollToTop: () => {
    const anchor = references.find('bovenkant') ?? host
    const pageWindow = host.ownerDocument.defaultView ?? window
    const top = pageWindow.scrollY + anchor.getBoundingClientRect().top - ROOM - heightOfAnchorMenu(references)
    pageWindow.scrollTo({ top })
  },
  heightOfAnkermenu: () => heightOfAnchorMenu(references),
  fragment: createPageFragment(host),
  host: () => host,
  loadNormen,
  today: () => new Date(),
  reportInvoerFout,
  reportNietGeladen: (bericht, cause) => {
    console.error(`${host.localName}: ${bericht}`, cause)
    tellPage('fout', { code: 'niet-geladen', bericht })
  },
  followLink: (doel, url) => tellPage('doorklik', { doel, url }) !== false,
})
