import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import nodeResolve from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import { sectionsOf } from './sections.mjs'

/** The scripts of the site by where they stand in it: the search, the maker, and the calculator that it shows. */
const SCRIPTS = {
  'search/search.js': 'layout/search/search.js',
  'maker/maker.js': 'layout/maker/maker.js',
  'maker/calculator.js': '../../dist/hypotheek-orientatie.js',
}

/** Makes one script of a module and all that it imports: a page on a disk may run that, and may load no module. */
const writeScript = async (input, file) => {
  const bundle = await rollup({ input, plugins: [nodeResolve({ browser: true })] })
  await bundle.write({ file, format: 'iife', name: 'exported', inlineDynamicImports: true })
}

export const writeScripts = (home, folder) =>
  Promise.all(Object.entries(SCRIPTS).map(([script, source]) => writeScript(join(home, source), join(folder, script))))

/** Lays what the search goes through beside it, as a script too. */
export const writeSections = (pages, folder) =>
  writeFileSync(join(folder, 'search/sections.js'), `window.SECTIONS = ${JSON.stringify(pages.flatMap(sectionsOf))}\n`)
