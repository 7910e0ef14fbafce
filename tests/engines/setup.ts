import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { serveElsewhere } from '../browser/host/otherSite'
import { DIST } from '../support/bundle'
import { startServer } from '../support/process'
import { ROOT } from '../support/root'
import { createVisitor } from './visitor'
import { type Browser } from './browser'

/** Testing Library, which finds elements by role and name in the page. */
const FINDER = readFileSync(`${ROOT}/node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js`, 'utf8')

/** A script that removes features which browsers of some years ago lack. */
const WITHOUT_NEW_FEATURES = `
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name]
  for (const tree of [Document, ShadowRoot]) delete tree.prototype.adoptedStyleSheets
  delete CSSStyleSheet.prototype.replaceSync`

const calculator = (attributes = 'normjaar="2025"'): string =>
  `<hypotheek-orientatie label-code="MY" laden="direct" ${attributes} ` +
  'rentetarieven=\'{"60": 3.6, "120": 3.75}\'></hypotheek-orientatie>'

const page = (address: string, body: string, script = ''): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Gast</title><script>${script}</script>
  <script>${FINDER}</script><script type="module" src="${address}/element/hypotheek-orientatie.js"></script></head>
  <body><main id="een">${body}</main><div id="twee"></div></body></html>`

/**
 * Returns the pages, by path, of a site that embeds the element. `address` is that of the server with the element,
 * `faulty` that of the server with a faulty chunk.
 */
const hostPages = (address: string, faulty: string) => ({
  '/': page(address, calculator()),
  '/ouder': page(address, calculator(), WITHOUT_NEW_FEATURES),
  '/links': page(
    address,
    '<a href="#rekenhulp">Naar de rekenhulp</a> <label for="rekenhulp">De rekenhulp</label> <button>Elders</button>' +
      calculator('normjaar="2025" id="rekenhulp"'),
  ),
  '/smal': page(address, `<div style="width: 320px">${calculator()}</div>`),
  '/dialoog': page(
    address,
    `<dialog>${calculator()}</dialog><script>document.querySelector('dialog').showModal()</script>`,
  ),
  '/bewaren': page(address, calculator('normjaar="2025" bewaren')),
  '/terug': page(address, calculator('normjaar="2025" terugknop style="--hypotheek-accent: #ffd400"')),
  '/adviseur': page(address, calculator('normjaar="2026" type="Adviseur"')),
  '/haperend': page(faulty, calculator()),
})

/** A response of a server for a chunk. A browser runs a module only when its content type is JavaScript. */
export interface Answer {
  readonly status: number
  readonly type: string
}

const GOOD: Answer = { status: 200, type: 'text/javascript' }

/** Starts a server with the built element. `breakChunk` sets another response for a chunk, named without its hash. */
const serveFaulty = async () => {
  let fault: readonly [part: string, answer: Answer] | undefined
  const server = createServer(({ url = '' }, answer) => {
    const file = new URL(url, 'http://localhost').pathname.replace('/element/', '')
    const { status, type } = fault && file.startsWith(`chunks/${fault[0]}-`) ? fault[1] : GOOD
    answer
      .writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
      .end(readFileSync(`${DIST}/${file}`))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    breakChunk: (part: string, answer: Answer) => {
      fault = [part, answer]
    },
    repair: () => {
      fault = undefined
    },
    close: () => server.close(),
  }
}

export type Setup = Awaited<ReturnType<typeof setUp>>

/** Starts the built server, a faulty server, a site with host pages and a browser with a visitor; `close` ends them. */
export const setUp = async <B extends Browser>(start: () => Promise<B>) => {
  const server = await startServer()
  const faulty = await serveFaulty()
  const hostSite = await serveElsewhere(hostPages(server.address, faulty.address))
  const browser = await start()
  const close = async () => {
    hostSite.close()
    faulty.close()
    await Promise.all([browser.close(), server.stop()])
  }
  return { site: hostSite.address, faulty, browser, visitor: createVisitor(browser), close }
}
