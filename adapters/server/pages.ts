import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

import { NORMJAREN } from '../../domain'
import { ANTI_FORGERY_FIELD } from './security/antiForgery'
import { pagePolicy } from './security/headers'
import { registerFolder } from './static/registerFolder'

/** Where the host pages and the element stand on this machine. */
export interface Folders {
  readonly pages: string
  readonly element: string
  /** What the build packed of both; nothing when absent. */
  readonly packed?: string
}

interface PageData {
  readonly scriptNonce: string
  readonly styleNonce: string
  readonly token: string
}

/** The files of a build that are served next to the chunks: the element and what is published with it, no library. */
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

/** The name of a chunk holds a hash of its content, so a browser can keep the chunk forever. */
const isHashed = (file: string): boolean => file.startsWith('chunks/')

const NEWEST = Math.max(...NORMJAREN)

const toChoice = (jaar: number): string =>
  `<label><input type="radio" name="normjaar" value="${jaar}"${jaar === NEWEST ? ' checked' : ''} />` +
  ` <span>${jaar}</span></label>`

/** Writes the norm years of this build in a page: all of them as choices, and the newest where a page asks for it. */
export const nameNormjaren = (html: string): string =>
  html
    .replace('<!-- normjaren -->', NORMJAREN.map(toChoice).join(' '))
    .replaceAll('normjaar="nieuwste"', `normjaar="${NEWEST}"`)

/** Gives scripts, modules that are fetched ahead, and calculators their nonce, and the page its anti-forgery token. */
export const fillTemplate = (html: string, { scriptNonce, styleNonce, token }: PageData): string =>
  html
    .replaceAll(/<(script|link rel="modulepreload")(?=[\s>])/g, `<$1 nonce="${scriptNonce}"`)
    .replaceAll(/<(hypotheek-orientatie[\w-]*|style)(?=[\s>])/g, `<$1 nonce="${styleNonce}"`)
    .replace('</body>', `<input type="hidden" name="${ANTI_FORGERY_FIELD}" value="${token}" /></body>`)

/** Serves the element and what is published with it, to pages of any site. */
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

/** Serves the host pages under a strict policy, with their own styles and scripts. */
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
