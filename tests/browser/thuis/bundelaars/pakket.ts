import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'

import { ROOT } from '../../../support/root'
import { bundel } from '../raamwerken/bundel'

/** Where the builds stand: below the root, so that they find React, Vue and the bundlers. */
export const WERKPLAATS = `${ROOT}/test-results/bundelaars`

const ELEMENT = 'hypotheek-orientatie'

/** A page with nothing but one calculator. */
const HTML = (script: string) =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Gast</title></head>` +
  `<body><div id="app"></div><script type="module" src="${script}"></script></body></html>`

/** Installs the package as a web team gets it from `npm pack`, for every build of this run. */
export const installeer = (): void => {
  rmSync(WERKPLAATS, { recursive: true, force: true })
  const doel = `${WERKPLAATS}/node_modules/${ELEMENT}`
  mkdirSync(doel, { recursive: true })
  // The folder is a package of its own: else the name of the package would mean the sources above it.
  writeFileSync(`${WERKPLAATS}/package.json`, '{ "private": true, "type": "module" }')
  const opties = { cwd: ROOT, encoding: 'utf8' } as const
  const ingepakt = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', WERKPLAATS], opties)
  const [{ filename }] = JSON.parse(ingepakt) as [{ readonly filename: string }]
  execFileSync('tar', ['-xzf', `${WERKPLAATS}/${filename}`, '-C', doel, '--strip-components=1'])
}

/** Lays down a page made with this framework that imports the package. Returns its folder. */
export const maakPagina = async (naam: string, pagina: string): Promise<string> => {
  const map = `${WERKPLAATS}/${naam}`
  mkdirSync(map)
  const isGewoon = pagina === 'gewoon.ts'
  if (isGewoon) writeFileSync(`${map}/pagina.js`, await bundel(pagina))
  else cpSync(`${ROOT}/tests/browser/thuis/raamwerken/${pagina}`, `${map}/${pagina}`)
  writeFileSync(`${map}/hoofd.js`, `import '${ELEMENT}'\nimport './${isGewoon ? 'pagina.js' : pagina}'\n`)
  writeFileSync(`${map}/index.html`, HTML('./hoofd.js'))
  return map
}
