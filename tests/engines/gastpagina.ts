import { readFileSync } from 'node:fs'

import { ROOT } from '../support/root'

/** Finds by role and name in the page what the other tests find so in theirs. */
const ZOEKER = readFileSync(`${ROOT}/node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js`, 'utf8')

/** Takes away what browsers of some years ago do not have. */
const ZONDER_NIEUWS = `
  for (const naam of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[naam]
  for (const boom of [Document, ShadowRoot]) delete boom.prototype.adoptedStyleSheets
  delete CSSStyleSheet.prototype.replaceSync`

const rekenhulp = (attributen = 'normjaar="2025"'): string =>
  `<hypotheek-orientatie label-code="MY" laden="direct" ${attributen} ` +
  'rentetarieven=\'{"60": 3.6, "120": 3.75}\'></hypotheek-orientatie>'

const pagina = (adres: string, body: string, script = ''): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Gast</title><script>${script}</script>
  <script>${ZOEKER}</script><script type="module" src="${adres}/element/hypotheek-orientatie.js"></script></head>
  <body><main id="een">${body}</main><div id="twee"></div></body></html>`

/**
 * The pages of a site on which the element is a guest, by their path; `adres` is where the element comes from, and
 * `haperend` the server that does not give all of it.
 */
export const gastpaginas = (adres: string, haperend: string) => ({
  '/': pagina(adres, rekenhulp()),
  '/ouder': pagina(adres, rekenhulp(), ZONDER_NIEUWS),
  '/bewaren': pagina(adres, rekenhulp('normjaar="2025" bewaren')),
  '/adviseur': pagina(adres, rekenhulp('normjaar="2026" type="Adviseur"')),
  '/haperend': pagina(haperend, rekenhulp()),
})
