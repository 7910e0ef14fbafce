import { basename } from 'node:path'
import { changeModules, replaceText } from './changeModules.mjs'
import { createUseCheck } from './partUses.mjs'
import { toName, toSheets } from './styleSheets.mjs'
import { runModule } from './tools.mjs'

const CHAKRA = '@chakra-ui/react/styled-system'

const compile = async () => {
  const source = await runModule('ui/thema/source.ts')
  return {
    source,
    problemsIn: createUseCheck(source.system, { ...source.parts, ...source.lazyParts, ...source.looseParts }),
  }
}
let compilation

const toCompiled = ([exported, { variants = {}, defaultVariants = {} }]) => {
  const standards = Object.keys(variants).map((key) => [key, String(defaultVariants[key] ?? '')])
  const name = toName(exported)
  const recipe = standards.length === 0 ? { name } : { name, variants: Object.fromEntries(standards) }
  return `export const ${exported} = ${JSON.stringify(recipe)}`
}

/** Replaces the Chakra factory in `lazyParts.ts` and `looseParts.ts`, so that their parts add their style sheet. */
const toParts = (code, id) => {
  const [kind] = /lazy|loose/.exec(basename(id))
  return replaceText(replaceText(code, CHAKRA, './compiled/bringing'), '{ chakra }', `{ ${kind}Chakra as chakra }`)
}

/**
 * Creates a plugin that replaces the recipes by class names and adds four style sheets to the bundle: for the painted
 * first step, for the rest of the application, for the lazily loaded parts, and for the fields that no step uses.
 * Chakra and Emotion make the sheets during the build. In the browser a part is a plain element with a class.
 * `tests/browser/styling/style.test.ts` compares the style of a part with that of Chakra. The build fails when it
 * bundles Chakra or Emotion, or when a part is used in a way that needs Chakra in the browser.
 *
 * @param {() => Promise<import('./firstStep.mjs').Painted>} [painted] - Resolves to the elements of the painted first
 *   step. Without `painted`, the first sheet also has the rules of the second sheet.
 * @returns {import('rollup').Plugin}
 */
export const compiled = (painted) => {
  let source, problemsIn, sheets
  const makeSheets = async () => toSheets(source, await painted?.())
  const changes = changeModules('compiled-styles', [
    { module: /\/ui\/thema\/createStyles\.tsx$/, to: () => "export { createStyles } from './compiled/createStyles'" },
    { module: /\/ui\/thema\/parts\.ts$/, to: (code) => replaceText(code, CHAKRA, './compiled/chakra') },
    { module: /\/ui\/thema\/(?:lazy|loose)Parts\.ts$/, to: toParts },
    {
      module: /\/ui\/thema\/(?:(?:r|lazyR)ecipes\/index|looseRecipes)\.ts$/,
      to: (_, id) =>
        Object.entries(source[/\w*[rR]ecipes/.exec(id)[0]])
          .map(toCompiled)
          .join('\n'),
    },
    {
      module: /\/ui\/thema\/compiled\/(?:sheet|restSheet|lazySheets)\.ts$/,
      to: async (_, id) =>
        Object.entries((await (sheets ??= makeSheets()))[basename(id, '.ts')])
          .map(([name, css]) => `export const ${name} = ${JSON.stringify(css)}`)
          .join('\n'),
    },
  ])
  return {
    ...changes,
    async buildStart() {
      changes.buildStart()
      ;({ source, problemsIn } = await (compilation ??= compile()))
    },
    moduleParsed({ id, ast }) {
      if (id.endsWith('.tsx')) for (const problem of problemsIn(ast)) this.error(`${id}: ${problem}`)
    },
    buildEnd(error) {
      changes.buildEnd.call(this, error)
      const live = [...this.getModuleIds()].find((id) => /\/node_modules\/(?:@chakra-ui|@emotion)\//.test(id))
      if (error === undefined && live !== undefined) this.error(`The bundle still contains Chakra or Emotion: ${live}`)
    },
  }
}
