import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Locator, type Page } from '@playwright/test'
import { type AxeResults, type RunOptions } from 'axe-core'

const REGELS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'page-has-heading-one': { enabled: false } },
  resultTypes: ['violations'],
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Loads axe in every page that opens from now on. */
export const laadAxe = async (page: Page): Promise<void> => {
  await page.addInitScript(axe)
}

interface Axe {
  readonly run: (deel: Element, opties: RunOptions) => Promise<AxeResults>
}

const draai = async (deel: Locator): Promise<readonly string[]> => {
  const { violations } = await deel.evaluate(
    (element, regels) => (globalThis as unknown as { readonly axe: Axe }).axe.run(element as Element, regels),
    REGELS,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.flat().join(' ')} ${html}`),
  )
}

/** Runs an action while the page and every scrolling element are scrolled a little, and scrolls back. */
const evenVerder = async <Uitkomst>(page: Page, doe: () => Promise<Uitkomst>): Promise<Uitkomst> => {
  const scrollend = await page.evaluateHandle(() => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    const alle = [document.documentElement, ...(root?.querySelectorAll('*') ?? [])]
    return alle
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map((vak) => {
        const vanaf = vak.scrollTop
        vak.scrollTop += 200
        if (vak.scrollTop === vanaf) vak.scrollTop -= 200
        return { vak, vanaf }
      })
  })
  const uitkomst = await doe()
  await scrollend.evaluate((vakken) => {
    for (const { vak, vanaf } of vakken) vak.scrollTop = vanaf
  })
  return uitkomst
}

/**
 * Returns the violations that axe finds on the page, or in a part of it: the rule and the place. Axe takes a sticky
 * element for a part of what is under it. So a target counts as too small only when it is so before and after
 * scrolling.
 */
export const keurMetAxe = async (page: Page, deel = page.locator(':root')): Promise<readonly string[]> => {
  const isMaat = (bezwaar: string): boolean => bezwaar.startsWith('target-size:')
  const bezwaren = await draai(deel)
  if (!bezwaren.some(isMaat)) return bezwaren
  const elders = new Set(await evenVerder(page, () => draai(deel)))
  return bezwaren.filter((bezwaar) => !isMaat(bezwaar) || elders.has(bezwaar))
}
