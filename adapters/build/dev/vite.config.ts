import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react-swc'
import { defineConfig, type Plugin } from 'vite'

import { answersAfterReload, hotApplication } from './hotApplication'

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** The path of the source of each script, by the address of the script in the host pages. */
const SOURCES: Readonly<Record<string, string>> = {
  'element/hypotheek-orientatie.js': pathOf('adapters/element/index.ts'),
  'velden.js': pathOf('adapters/demo/index.tsx'),
}

type Pages = Readonly<Record<'nameNormjaren', (html: string) => string>>

/** A Vite plugin that makes the host pages load the element and the fields from source, and fills in the norm years. */
const pagesFromSource: Plugin = {
  name: 'pages-from-source',
  transformIndexHtml: {
    order: 'pre',
    /** Loads `pages.ts` at run time: Vite restarts after a change to a file that this configuration imports. */
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

/** The configuration of `npm run dev`, which serves the host pages from source. An edit keeps the visitor's answers. */
export default defineConfig({
  root: pathOf('adapters/server/paginas'),
  publicDir: false,
  appType: 'mpa',
  plugins: [react(), pagesFromSource, hotApplication, answersAfterReload],
  define: { 'process.env.VERSION': '"ontwikkeling"' },
  server: { fs: { allow: [pathOf('.')] } },
  optimizeDeps: { entries: Object.values(SOURCES) },
})
