import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { build } from 'vite'

/** Builds the page of a project for Node, renders it there and puts the result in the site. Returns the site's HTML. */
export const renderOnServer = async (project: string): Promise<string> => {
  await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    build: { ssr: 'server.tsx', outDir: 'server', rollupOptions: { output: { entryFileNames: 'server.js' } } },
  })
  const pagina = execFileSync(process.execPath, [`${project}/server/server.js`], { encoding: 'utf8' })
  const file = `${project}/site/index.html`
  const html = readFileSync(file, 'utf8').replace('<div id="app"></div>', () => `<div id="app">${pagina}</div>`)
  writeFileSync(file, html)
  return html
}
