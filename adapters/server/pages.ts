import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

import { NORMJAREN } from '../../domain'
import { ANTI_FORGERY_FIELD } from './security/antiForgery'
import { pagePolicy } from './security/headers'
import { registerFolder } from './static/registerFolder'

/** The folders with the host pages and the element. */
export interface Folders {
  readonly pages: string
  readonly element: string
  /** The folder with the files that the build compressed; absent when there is none. */
  readonly packed?: string
}

interface PageData {
  readonly scriptNonce: string
  readonly styleNonce: string
  readonly token: string
}

/** The files of a build that are served besides the chunks: the element and its public files, not the library. */
const PUBLISHED = [
  'hypotheek-orientatie.js',
  'hypotheek-orientatie.d.ts',
  'frame.js',
  'audit.js',
  'custom-elements.json',
  'integriteit.json',
  'licenties.txt',
]

const isOfTheElement = (file: string): boolean => PUBLISHED.includes(file) || /^chunks\/[^/]+\.js$/.test(file)

const OF_THE_PAGES = /^[^/]+\.(css|js)$/

/** Whether this is a chunk: its name has a hash of its content, so a browser can cache it forever. */
const isHashed = (file: string): boolean => file.startsWith('chunks/')

const NEWEST = Math.max(...NORMJAREN)

const toChoice = (jaar: number): string =>
  `<label><input type="radio" name="normjaar" value="${jaar}"${jaar === NEWEST ? ' checked' : ''} />` +
  ` <span>${jaar}</span></label>`

/** Fills in the norm years of this build: a radio button for each, and the newest where the page asks for it. */
export const nameNormjaren = (html: string): string =>
  html
    .replace('<!-- normjaren -->', NORMJAREN.map(toChoice).join(' '))
    .replaceAll('normjaar="nieuwste"', `normjaar="${NEWEST}"`)

/** Adds the nonce to scripts, module preloads, styles and calculators, and the anti-forgery token to the page. */
export const fillTemplate = (html: string, { scriptNonce, styleNonce, token }: PageData): string =>
  html
    .replaceAll(/<(script|link rel="modulepreload")(?=[\s>])/g, `<$1 nonce="${scriptNonce}"`)
    .replaceAll(/<(hypotheek-orientatie[\w-]*|style)(?=[\s>])/g, `<$1 nonce="${styleNonce}"`)
    .replace('</body>', `<input type="hidden" name="${ANTI_FORGERY_FIELD}" value="${token}" /></body>`)

/** Serves the element and its public files to pages of any site. */
export const registerElement = (app: FastifyInstance, { element: root, packed }: Folders): Promise<void> =>
  registerFolder(app, {
    root,
    packed,
    prefix: '/element/',
    isPublic: isOfTheElement,
    headersOf: (file) => ({
      'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'access-control-allow-origin': '*',
    }),
  })

/** Serves the host pages with a strict content security policy, and their styles and scripts. */
export const registerPages = async (app: FastifyInstance, { pages: root, packed }: Folders): Promise<void> => {
  await registerFolder(app, {
    root,
    packed,
    prefix: '/',
    isPublic: (file) => OF_THE_PAGES.test(file),
    headersOf: () => ({ 'cache-control': 'no-cache' }),
  })
  for (const page of (await readdir(root)).filter((file) => file.endsWith('.html'))) {
    const html = nameNormjaren(await readFile(join(root, page), 'utf8'))
    for (const url of page === 'index.html' ? ['/', '/index.html'] : [`/${page}`])
      app.get(url, { helmet: pagePolicy }, (_request, reply) => {
        const { script: scriptNonce, style: styleNonce } = reply.cspNonce
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(fillTemplate(html, { scriptNonce, styleNonce, token: reply.generateCsrf() }))
      })
  }
}
