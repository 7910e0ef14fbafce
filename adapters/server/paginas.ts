import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { ANTI_FORGERY_VELD, paginaBeleid } from './beveiliging'

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
const VAN_HET_ELEMENT = /^\/(hypotheek-orientatie\.(js|d\.ts)|chunks\/[^/]+\.js|custom-elements\.json|licenties\.txt)$/

/** Names of chunks carry a hash of what is in them, so that they never go out of date. */
const isHashed = (file: string): boolean => /[/\\]chunks[/\\][^/\\]+\.js$/.test(file)

/** Gives scripts and calculators of a page their nonce, and the page its anti-forgery token. */
export const vulAan = (html: string, { scriptNonce, stijlNonce, token }: PaginaGegevens): string =>
  html
    .replaceAll(/<script(?=[\s>])/g, `<script nonce="${scriptNonce}"`)
    .replaceAll(/<(hypotheek-orientatie[\w-]*|style)(?=[\s>])/g, `<$1 nonce="${stijlNonce}"`)
    .replace('</body>', `<input type="hidden" name="${ANTI_FORGERY_VELD}" value="${token}" /></body>`)

/** Serves the host pages under a strict policy, and beside them the element and what else the pages need. */
export const registreerPaginas = async (app: FastifyInstance, { paginas, element }: Mappen): Promise<void> => {
  await app.register(fastifyStatic, {
    root: element,
    prefix: '/element/',
    index: false,
    allowedPath: (pad) => VAN_HET_ELEMENT.test(pad),
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('access-control-allow-origin', '*')
    },
  })
  await app.register(fastifyStatic, {
    root: paginas,
    prefix: '/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })
  for (const pagina of readdirSync(paginas).filter((file) => file.endsWith('.html')))
    for (const url of pagina === 'index.html' ? ['/', '/index.html'] : [`/${pagina}`])
      app.get(url, { helmet: paginaBeleid }, async (_request, reply) => {
        const html = await readFile(join(paginas, pagina), 'utf8')
        const { script: scriptNonce, style: stijlNonce } = reply.cspNonce
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(vulAan(html, { scriptNonce, stijlNonce, token: reply.generateCsrf() }))
      })
}
