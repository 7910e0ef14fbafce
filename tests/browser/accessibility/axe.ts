import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Locator, type Page } from '@playwright/test'
import { type AxeResults, type RunOptions } from 'axe-core'

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'page-has-heading-one': { enabled: false } },
  resultTypes: ['violations'],
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Loads axe in every page that opens from now on. */
export const loadAxe = async (page: Page): Promise<void> => {
  await page.addInitScript(axe)
}

interface Axe {
  readonly run: (part: Element, options: RunOptions) => Promise<AxeResults>
}

const run = async (part: Locator): Promise<readonly string[]> => {
  const { violations } = await part.evaluate(
    (element, rules) => (globalThis as unknown as { readonly axe: Axe }).axe.run(element as Element, rules),
    RULES,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.flat().join(' ')} ${html}`),
  )
}

/** Scrolls the page and every scrolling element a little, runs an action, scrolls back and returns the outcome. */
const scrolledALittle = async <Outcome>(page: Page, action: () => Promise<Outcome>): Promise<Outcome> => {
  const scrolled = await page.evaluateHandle(() => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    const all = [document.documentElement, ...(root?.querySelectorAll('*') ?? [])]
    return all
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map((box) => {
        const start = box.scrollTop
        box.scrollTop += 200
        if (box.scrollTop === start) box.scrollTop -= 200
        return { box, start }
      })
  })
  const outcome = await action()
  await scrolled.evaluate((boxes) => {
    for (const { box, start } of boxes) box.scrollTop = start
  })
  return outcome
}

/**
 * Returns the violations that axe finds on the page, or in a part of it, each with its rule and place. Axe leaves out
 * the area of a target that a sticky element covers. So a target counts as too small only when it is too small both
 * before and after scrolling.
 */
export const checkWithAxe = async (page: Page, part = page.locator(':root')): Promise<readonly string[]> => {
  const isSize = (objection: string): boolean => objection.startsWith('target-size:')
  const objections = await run(part)
  if (!objections.some(isSize)) return objections
  const elsewhere = new Set(await scrolledALittle(page, () => run(part)))
  return objections.filter((objection) => !isSize(objection) || elsewhere.has(objection))
}
