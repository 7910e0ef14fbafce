import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { replaceText } from './changeModules.mjs'

const PAGES = 'adapters/server/paginas'
const MANIFEST = 'dist/manifest.json'
const PLACE = '<!-- voorladen -->'

/** Returns a map from source modules to chunk files of the built element. Throws when the element is not built. */
const readChunks = () => {
  if (!existsSync(MANIFEST)) throw new Error('Build the element first: the host pages list its chunks.')
  const manifest = Object.entries(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  return new Map(manifest.map(([file, { source }]) => [source, file]))
}

/** Returns a page that preloads the application and the newest norms. `meta` tags name the chunks for each year. */
const withPreload = (html) => {
  const chunks = readChunks()
  const normen = [...chunks].flatMap(([source, file]) => {
    const jaar = /^domain\/normen\/(\d{4})\/index\.ts$/.exec(source)?.[1]
    return jaar ? [[Number(jaar), `element/${file}`]] : []
  })
  const application = ['mount', 'react'].map((part) => `element/${chunks.get(`adapters/element/mount/${part}.ts`)}`)
  const [, newest] = normen.reduce((one, other) => (one[0] > other[0] ? one : other))
  const lines = [
    ...[...application, newest].map((file) => `<link rel="modulepreload" href="${file}" />`),
    ...application.map((file) => `<meta name="voorladen" content="${file}" />`),
    ...normen.map(([jaar, file]) => `<meta name="voorladen-${jaar}" content="${file}" />`),
  ]
  return replaceText(html, PLACE, lines.join('\n    '))
}

const contentOf = (page) => {
  const content = readFileSync(`${PAGES}/${page}`)
  return page === 'index.html' ? withPreload(content.toString()) : content
}

/**
 * Creates a plugin that copies the host pages into the server's build, so that its package runs without the sources.
 *
 * @returns {import('rollup').Plugin}
 */
export const hostPages = () => ({
  name: 'host-pages',
  generateBundle() {
    for (const page of readdirSync(PAGES))
      this.emitFile({ type: 'asset', fileName: `paginas/${page}`, source: contentOf(page) })
  },
})
