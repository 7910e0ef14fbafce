import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { serveerElders } from '../browser/host/otherSite'
import { DIST } from '../support/bundle'
import { startServer } from '../support/process'
import { ROOT } from '../support/root'
import { createBezoeker } from './bezoeker'
import { type Browser } from './browser'

/** Testing Library, which finds elements by role and name in the page. */
const ZOEKER = readFileSync(`${ROOT}/node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js`, 'utf8')

/** A script that removes features which browsers of some years ago lack. */
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
 * The pages by path of a site that embeds the element. `adres` is the server of the element, `haperend` the one with a
 * faulty chunk.
 */
const gastpaginas = (adres: string, haperend: string) => ({
  '/': pagina(adres, rekenhulp()),
  '/ouder': pagina(adres, rekenhulp(), ZONDER_NIEUWS),
  '/links': pagina(
    adres,
    '<a href="#rekenhulp">Naar de rekenhulp</a> <label for="rekenhulp">De rekenhulp</label> <button>Elders</button>' +
      rekenhulp('normjaar="2025" id="rekenhulp"'),
  ),
  '/smal': pagina(adres, `<div style="width: 320px">${rekenhulp()}</div>`),
  '/dialoog': pagina(
    adres,
    `<dialog>${rekenhulp()}</dialog><script>document.querySelector('dialog').showModal()</script>`,
  ),
  '/bewaren': pagina(adres, rekenhulp('normjaar="2025" bewaren')),
  '/terug': pagina(adres, rekenhulp('normjaar="2025" terugknop style="--hypotheek-accent: #ffd400"')),
  '/adviseur': pagina(adres, rekenhulp('normjaar="2026" type="Adviseur"')),
  '/haperend': pagina(haperend, rekenhulp()),
})

/** The answer of a server for a chunk. A browser runs no script of another type. */
export interface Antwoord {
  readonly status: number
  readonly type: string
}

const GOED: Antwoord = { status: 200, type: 'text/javascript' }

/** Serves the built element. One chunk at a time, by its name without hash, can get another answer. */
const serveerHaperend = async () => {
  let storing: readonly [deel: string, antwoord: Antwoord] | undefined
  const server = createServer(({ url = '' }, antwoord) => {
    const bestand = new URL(url, 'http://localhost').pathname.replace('/element/', '')
    const { status, type } = storing && bestand.startsWith(`chunks/${storing[0]}-`) ? storing[1] : GOED
    antwoord
      .writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
      .end(readFileSync(`${DIST}/${bestand}`))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    adres: `http://localhost:${port}`,
    hapert: (deel: string, antwoord: Antwoord) => {
      storing = [deel, antwoord]
    },
    herstelt: () => {
      storing = undefined
    },
    sluit: () => server.close(),
  }
}

export type Opstelling = Awaited<ReturnType<typeof stelOp>>

/** Starts the built server, a faulty server, a site with host pages and a browser with a visitor; `sluit` ends them. */
export const stelOp = async <B extends Browser>(start: () => Promise<B>) => {
  const server = await startServer()
  const haperend = await serveerHaperend()
  const gasten = await serveerElders(gastpaginas(server.address, haperend.adres))
  const browser = await start()
  const sluit = async () => {
    gasten.sluit()
    haperend.sluit()
    await Promise.all([browser.close(), server.stop()])
  }
  return { site: gasten.adres, haperend, browser, bezoeker: createBezoeker(browser), sluit }
}
