import createCache from '@emotion/cache'
import { css } from '@emotion/react'

/** Returns the values of a variant. Adds `false` to a boolean variant, and '' to a variant without a default value. */
const valuesOf = (key, { variants, defaultVariants = {} }) => [
  ...Object.keys(variants[key]),
  ...('true' in variants[key] && !('false' in variants[key]) ? ['false'] : []),
  ...(key in defaultVariants ? [] : ['']),
]

/** Returns every combination of the variants of a recipe, each as pairs of a variant and its value. */
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
  for (const value of values) if (/\W/.test(value)) throw new Error(`A class of ${name} cannot contain: ${value}`)
  return [name, ...values].join('-')
}

/** Returns the class name of a recipe. The prefix `ho-`, which custom properties also have, avoids name clashes. */
export const toName = (exported) => `ho-${exported.replace(/Recipe$/, '')}`

/**
 * A stylis plugin that adds the prefix `-webkit-` to the two properties that supported browsers need it for. Emotion's
 * own plugin also adds prefixes for old browsers, which would take up a quarter of the sheet.
 */
const prefix = (element) => {
  if (element.type === 'decl' && /^(?:user-select|print-color-adjust):/.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`
}

/** Creates a function that turns a selector and its styles into CSS rules. */
const createRules = (...stylisPlugins) => {
  const cache = createCache({ key: 'ho', stylisPlugins: [...stylisPlugins, prefix] })
  return (selector, styles) => cache.insert(selector, { name: selector, styles }, cache.sheet, false)
}

/** Creates a stylis plugin that drops each selector that `keeps` rejects, and then each rule without selectors. */
const selecting = (keeps) => (element) => {
  if (element.type !== 'rule') return
  element.props = element.props.filter(keeps)
  if (element.props.length === 0) element.children = []
}

/**
 * Returns the CSS rules of the recipes, for the selectors that `keeps` accepts. Each combination of variants has its
 * own class. Combinations with equal styles share their rules.
 */
const toRules = (system, recipes, keeps = () => true) => {
  const insert = createRules(selecting(keeps))
  return Object.entries(recipes)
    .flatMap(([exported, recipe]) => {
      const look = system.cva(recipe)
      const classes = {}
      for (const combination of combinationsOf(recipe)) {
        const { styles } = css(system.css(look(toProps(combination))))
        classes[styles] = [...(classes[styles] ?? []), `.${toClass(toName(exported), combination)}`]
      }
      return Object.entries(classes).map(([styles, alike]) => insert(alike.join(','), styles))
    })
    .join('')
}

const toFrame = (...styles) => createRules()('', css(styles).styles)

/** Matches `:not(…)`, also with one level of parentheses inside. */
const NEGATED = /:not\((?:[^()]|\([^()]*\))*\)/g

/** Matches the separators in a selector between the parts that are about different elements. */
const BETWEEN_ELEMENTS = /[\s>+~(),]+/

/** Returns the names in part of a selector: the first group of each match of `pattern`. */
const namesIn = (part, pattern) => [...part.matchAll(pattern)].map(([, name]) => name)

/** Creates a function that checks whether a selector may match an element of the painted first step. */
const createPaintedTest = (painted) => {
  const has = (part) => {
    const classes = namesIn(part, /\.([\w-]+)/g)
    const attributes = namesIn(part, /(?:\[|:(?=disabled))([\w-]+)/g)
    return painted.some(
      (own) => classes.every((name) => own.class?.split(' ').includes(name)) && attributes.every((name) => name in own),
    )
  }
  return (selector) => selector.replaceAll(NEGATED, '').split(BETWEEN_ELEMENTS).every(has)
}

/** Returns the same nested styles with only the custom properties whose name `keeps` accepts. */
const pickTokens = (styles, keeps) =>
  Object.fromEntries(
    Object.entries(styles)
      .map(([key, value]) => [key, typeof value === 'object' ? pickTokens(value, keeps) : value])
      .filter(([key, value]) => typeof value === 'object' || keeps(key)),
  )

/** Returns the CSS. With `painted`, `sheet` has what the first step needs, and `restSheet` has the other rules. */
const splitSheet = (system, recipes, painted) => {
  const base = [system.getPreflightCss(), system.getGlobalCss()]
  const tokens = system.getTokenCss()
  if (painted === undefined) return { sheet: toFrame(...base, tokens) + toRules(system, recipes), restSheet: '' }
  const isPainted = createPaintedTest(painted)
  const rules = toRules(system, recipes, isPainted)
  const used = toFrame(...base) + rules + JSON.stringify(tokens)
  const isUsed = (name) => used.includes(`var(${name})`) || used.includes(`var(${name},`)
  const rest = toRules(system, recipes, (selector) => !isPainted(selector))
  return {
    sheet: toFrame(...base, pickTokens(tokens, isUsed)) + rules,
    restSheet: toFrame(pickTokens(tokens, (name) => !isUsed(name))) + rest,
  }
}

/** Matches print rules. They are in `lazySheet`, which loads later: visitors rarely print before that sheet loads. */
const ON_PAPER = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g

/**
 * Returns the style sheets, by module and by exported name. `painted` lists the elements of the painted first step.
 * Without `painted`, `sheet` has the rules of `restSheet` too.
 */
export const toSheets = ({ system, recipes, lazyRecipes, looseRecipes }, painted) => {
  const { sheet, restSheet } = splitSheet(system, recipes, painted)
  const onPaper = `${sheet}${restSheet}`.match(ON_PAPER).join('')
  return {
    sheet: { sheet: sheet.replaceAll(ON_PAPER, '') },
    restSheet: { restSheet: restSheet.replaceAll(ON_PAPER, '') },
    lazySheets: {
      lazySheet: toRules(system, lazyRecipes) + onPaper,
      looseSheet: toRules(system, looseRecipes),
    },
  }
}
