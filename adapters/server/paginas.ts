import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

import { ANTI_FORGERY_VELD, paginaBeleid } from './beveiliging'
import { registreerMap } from './statisch'

/** Where the host pages and the element stand on this machine. */
export interface Mappen {
  readonly paginas: string
  readonly element: string
}

interface PaginaGegevens {
  readonly scriptNonce: string
  readonly stijlNonce: string
  readonly token: string
}

/** What pages need of a build: the element, its chunks and what is published with it; not the server itself. */
const VAN_HET_ELEMENT = /^(hypotheek-orientatie\.(js|d\.ts)|chunks\/[^/]+\.js|custom-elements\.json|licenties\.txt)$/

const VAN_DE_PAGINAS = /^[^/]+\.(css|js)$/

/** Names of chunks carry a hash of what is in them, so that they never go out of date. */
const isHashed = (bestand: string): boolean => bestand.startsWith('chunks/')

/** Gives scripts and calculators of a page their nonce, and the page its anti-forgery token. */
export const vulAan = (html: string, { scriptNonce, stijlNonce, token }: PaginaGegevens): string =>
  html
    .replaceAll(/<script(?=[\s>])/g, `<script nonce="${scriptNonce}"`)
    .replaceAll(/<(hypotheek-orientatie[\w-]*|style)(?=[\s>])/g, `<$1 nonce="${stijlNonce}"`)
    .replace('</body>', `<input type="hidden" name="${ANTI_FORGERY_VELD}" value="${token}" /></body>`)

/** Serves the element and what is published with it, to pages of any site. */
export const registreerElement = (app: FastifyInstance, root: string): Promise<void> =>
  registreerMap(app, {
    root,
    prefix: '/element/',
    isOpenbaar: (bestand) => VAN_HET_ELEMENT.test(bestand),
    koppen: (bestand) => ({
      'cache-control': isHashed(bestand) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'access-control-allow-origin': '*',
    }),
  })

/** Serves the host pages under a strict policy, with their own styles and scripts. */
export const registreerPaginas = async (app: FastifyInstance, root: string): Promise<void> => {
  await registreerMap(app, {
    root,
    prefix: '/',
    isOpenbaar: (bestand) => VAN_DE_PAGINAS.test(bestand),
    koppen: () => ({ 'cache-control': 'no-cache' }),
  })
  for (const pagina of (await readdir(root)).filter((bestand) => bestand.endsWith('.html'))) {
    const html = await readFile(join(root, pagina), 'utf8')
    for (const url of pagina === 'index.html' ? ['/', '/index.html'] : [`/${pagina}`])
      app.get(url, { helmet: paginaBeleid }, (_request, reply) => {
        const { script: scriptNonce, style: stijlNonce } = reply.cspNonce
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(vulAan(html, { scriptNonce, stijlNonce, token: reply.generateCsrf() }))
      })
  }
}
