import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react-swc'
import { defineConfig, type Plugin } from 'vite'

import { answersAfterReload, hotApplication } from './hotApplication'

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** The source of each script that the host pages load. */
const SOURCES: Readonly<Record<string, string>> = {
  'element/hypotheek-orientatie.js': pathOf('adapters/element/index.ts'),
  'velden.js': pathOf('adapters/demo/index.tsx'),
}

type Pages = Readonly<Record<'nameNormjaren', (html: string) => string>>

/** Makes the host pages load the element and the fields from source. */
const pagesFromSource: Plugin = {
  name: 'pages-from-source',
  transformIndexHtml: {
    order: 'pre',
    /** Loads the server module at run time: Vite restarts when a file changes that this file imports. */
    handler: async (html, { server }) => {
      if (server === undefined) return html
      const { nameNormjaren } = (await server.ssrLoadModule(pathOf('adapters/server/pages.ts'))) as Pages
      return Object.entries(SOURCES).reduce(
        (page, [built, source]) => page.replaceAll(`src="${built}"`, `src="/@fs${source}"`),
        nameNormjaren(html),
      )
    },
  },
}

/** Serves the host pages from source. The answers of a visitor survive every edit. */
export default defineConfig({
  root: pathOf('adapters/server/paginas'),
  publicDir: false,
  appType: 'mpa',
  plugins: [react(), pagesFromSource, hotApplication, answersAfterReload],
  define: { 'process.env.VERSION': '"ontwikkeling"' },
  server: { fs: { allow: [pathOf('.')] } },
  optimizeDeps: { entries: Object.values(SOURCES) },
})
