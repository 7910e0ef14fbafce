import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page } from '@playwright/test'
import { type AxeResults, type RunOptions } from 'axe-core'

const REGELS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'page-has-heading-one': { enabled: false } },
  resultTypes: ['violations'],
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Puts axe in every page that opens from now on. */
export const laadAxe = async (page: Page): Promise<void> => {
  await page.addInitScript(axe)
}

/** What axe holds against the page as it stands: the rule, and where. */
export const keurMetAxe = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await page.evaluate(
    (regels) =>
      (globalThis as unknown as { axe: { run: (opties: RunOptions) => Promise<AxeResults> } }).axe.run(regels),
    REGELS,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.flat().join(' ')} ${html}`),
  )
}
