import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

import { NORMJAREN } from '../../domain'
import { ANTI_FORGERY_FIELD } from './security/antiForgery'
import { pagePolicy } from './security/headers'
import { registerFolder } from './static/registerFolder'

/** The folders with the example pages, the element and the compressed files. */
export interface Folders {
  readonly pages: string
  readonly element: string
  /** The folder with the Brotli files of the build. When absent, the server compresses files when it starts. */
  readonly packed?: string
}

interface PageData {
  readonly scriptNonce: string
  readonly styleNonce: string
  readonly token: string
}

/** The public files in the folder of the element, besides the chunks. */
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

/** Whether a file is a chunk. A chunk name contains a hash of the content, so browsers may cache a chunk for long. */
const isHashed = (file: string): boolean => file.startsWith('chunks/')

const NEWEST = Math.max(...NORMJAREN)

const toChoice = (jaar: number): string =>
  `<label><input type="radio" name="normjaar" value="${jaar}"${jaar === NEWEST ? ' checked' : ''} />` +
  ` <span>${jaar}</span></label>`

/** Fills in the norm years: radio buttons at `<!-- normjaren -->`, and the newest year for `normjaar="nieuwste"`. */
export const nameNormjaren = (html: string): string =>
  html
    .replace('<!-- normjaren -->', NORMJAREN.map(toChoice).join(' '))
    .replaceAll('normjaar="nieuwste"', `normjaar="${NEWEST}"`)

/** Adds nonces to script, modulepreload, style and calculator tags, and a hidden field with the anti-forgery token. */
export const fillTemplate = (html: string, { scriptNonce, styleNonce, token }: PageData): string =>
  html
    .replaceAll(/<(script|link rel="modulepreload")(?=[\s>])/g, `<$1 nonce="${scriptNonce}"`)
    .replaceAll(/<(hypotheek-orientatie[\w-]*|style)(?=[\s>])/g, `<$1 nonce="${styleNonce}"`)
    .replace('</body>', `<input type="hidden" name="${ANTI_FORGERY_FIELD}" value="${token}" /></body>`)

/** Serves the element and its public files under `/element/`, to pages of any site. */
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

/** Serves the example pages with a strict content security policy, and serves the styles and scripts of those pages. */
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
