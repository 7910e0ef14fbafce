import { basename } from 'node:path'
import createCache from '@emotion/cache'
import { css } from '@emotion/react'
import { changeModules, replaceText } from './changeModules.mjs'
import { createUseCheck } from './partUses.mjs'
import { runModule } from './tools.mjs'

const CHAKRA = '@chakra-ui/react/styled-system'

/** A boolean variant need not say what `false` looks like; one without a standard value need not be given. */
const valuesOf = (key, { variants, defaultVariants = {} }) => [
  ...Object.keys(variants[key]),
  ...('true' in variants[key] && !('false' in variants[key]) ? ['false'] : []),
  ...(key in defaultVariants ? [] : ['']),
]

/** Every combination of the variants of a recipe, as pairs of a variant and its value. */
const combinationsOf = (recipe) =>
  Object.keys(recipe.variants ?? {}).reduce(
    (combinations, key) =>
      combinations.flatMap((combination) => valuesOf(key, recipe).map((value) => [...combination, [key, value]])),
    [[]],
  )

const toProps = (combination) =>
  Object.fromEntries(
    combination
      .filter(([, value]) => value !== '')
      .map(([key, value]) => [key, { true: true, false: false }[value] ?? value]),
  )

const toClass = (name, combination) => {
  const values = combination.map(([, value]) => value)
  for (const value of values) if (/\W/.test(value)) throw new Error(`No class of ${name} can have this in it: ${value}`)
  return [name, ...values].join('-')
}

/** The names in the bundle begin like the custom properties, so that no class of the screen is called the same. */
const toName = (exported) => `ho-${exported.replace(/Recipe$/, '')}`

/**
 * A plugin of stylis: the prefixes that a browser with container queries may still need. Emotion's own plugin writes
 * those of every browser there ever was, which would be a quarter of the sheet.
 */
const prefix = (element) => {
  if (element.type === 'decl' && /^(?:user-select|print-color-adjust):/.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`
}

/**
 * The style sheet that Chakra and emotion make: what `frame` says first, then each recipe with each combination of its
 * variants. Combinations that look the same share their rules.
 */
const toSheet = (system, recipes, frame = []) => {
  const cache = createCache({ key: 'ho', stylisPlugins: [prefix] })
  const toRules = (selector, styles) => cache.insert(selector, { name: selector, styles }, cache.sheet, false)
  const parts = Object.entries(recipes).flatMap(([exported, recipe]) => {
    const look = system.cva(recipe)
    const classes = {}
    for (const combination of combinationsOf(recipe)) {
      const { styles } = css(system.css(look(toProps(combination))))
      classes[styles] = [...(classes[styles] ?? []), `.${toClass(toName(exported), combination)}`]
    }
    return Object.entries(classes).map(([styles, alike]) => toRules(alike.join(','), styles))
  })
  return [toRules('', css(frame).styles), ...parts].join('')
}

/** Rules for paper, on which nobody has a step that has only just been painted. */
const ON_PAPER = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g

const compile = async () => {
  const { system, recipes, laterRecipes, looseRecipes, ...source } = await runModule('ui/thema/source.ts')
  const frame = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()]
  const first = toSheet(system, recipes, frame)
  return {
    recipes: { recipes, laterRecipes, looseRecipes },
    /** By the module that has them. */
    sheets: {
      sheet: { sheet: first.replaceAll(ON_PAPER, '') },
      laterSheets: {
        laterSheet: [toSheet(system, laterRecipes), ...first.match(ON_PAPER)].join(''),
        looseSheet: toSheet(system, looseRecipes),
      },
    },
    problemsIn: createUseCheck(system, { ...source.parts, ...source.laterParts, ...source.looseParts }),
  }
}
let compilation

const toCompiled = ([exported, { variants = {}, defaultVariants = {} }]) => {
  const standards = Object.keys(variants).map((key) => [key, String(defaultVariants[key] ?? '')])
  const name = toName(exported)
  const recipe = standards.length === 0 ? { name } : { name, variants: Object.fromEntries(standards) }
  return `export const ${exported} = ${JSON.stringify(recipe)}`
}

/** Parts that bring a style sheet of their own. */
const toParts = (code, id) => {
  const [kind] = /later|loose/.exec(basename(id))
  return replaceText(replaceText(code, CHAKRA, './compiled/bringing'), '{ chakra }', `{ ${kind}Chakra as chakra }`)
}

/**
 * Puts the finished style sheets into the bundle, of the first step, of what comes later and of the fields that no step
 * uses, and names of classes in the place of recipes. The source is run here once, with Chakra and emotion; in the
 * browser a part is a platform element with a class, and neither is there:
 * `tests/long/browser/vormgeving/stijl.test.ts` compares the two. The build fails when a package of theirs is in it, or
 * when a part is used in a way that asks for one.
 *
 * @returns {import('rollup').Plugin}
 */
export const compiled = () => {
  let sheets, recipes, problemsIn
  const changes = changeModules('compiled-styles', [
    { module: /\/ui\/thema\/createStyles\.tsx$/, to: () => "export { createStyles } from './compiled/createStyles'" },
    { module: /\/ui\/thema\/parts\.ts$/, to: (code) => replaceText(code, CHAKRA, './compiled/chakra') },
    { module: /\/ui\/thema\/(?:later|loose)Parts\.ts$/, to: toParts },
    {
      module: /\/ui\/thema\/(?:(?:r|laterR)ecipes\/index|looseRecipes)\.ts$/,
      to: (_, id) =>
        Object.entries(recipes[/\w*[rR]ecipes/.exec(id)[0]])
          .map(toCompiled)
          .join('\n'),
    },
    {
      module: /\/ui\/thema\/compiled\/(?:sheet|laterSheets)\.ts$/,
      to: (_, id) =>
        Object.entries(sheets[basename(id, '.ts')])
          .map(([name, css]) => `export const ${name} = ${JSON.stringify(css)}`)
          .join('\n'),
    },
  ])
  return {
    ...changes,
    async buildStart() {
      changes.buildStart()
      ;({ sheets, recipes, problemsIn } = await (compilation ??= compile()))
    },
    moduleParsed({ id, ast }) {
      if (id.endsWith('.tsx')) for (const problem of problemsIn(ast)) this.error(`${id}: ${problem}`)
    },
    buildEnd(error) {
      changes.buildEnd.call(this, error)
      const live = [...this.getModuleIds()].find((id) => /\/node_modules\/(?:@chakra-ui|@emotion)\//.test(id))
      if (error === undefined && live !== undefined) this.error(`A module imports what the build replaces: ${live}`)
    },
  }
}
