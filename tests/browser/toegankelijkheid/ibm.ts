import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page } from '@playwright/test'

interface Bevinding {
  readonly ruleId: string
  readonly message: string
  readonly snippet: string
  /** What kind of rule it is, and how sure the engine is. */
  readonly value: readonly [string, string]
}

interface Ace {
  readonly Checker: new () => {
    readonly check: (
      document: Document,
      regels: readonly string[],
    ) => Promise<{ readonly results: readonly Bevinding[] }>
  }
}

const ace = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** Puts IBM's engine in every page that opens from now on. */
export const laadIbm = async (page: Page): Promise<void> => {
  await page.addInitScript(`${ace};globalThis.ace = ace`)
}

/**
 * It looks for the combobox that governs a list in the document, and so does not see the one beside it in the shadow
 * root; the options of such a list have no tab stop of their own (ARIA Authoring Practices).
 */
const UITGEZONDERD = new Set(['aria_child_tabbable'])

/** The certain violations of WCAG 2.2 (A and AA) that the engine of IBM finds on the page. */
export const keurMetIbm = async (page: Page): Promise<readonly string[]> => {
  const bevindingen = await page.evaluate(async () => {
    const { Checker } = (globalThis as unknown as { ace: Ace }).ace
    const { results } = await new Checker().check(document, ['WCAG_2_2'])
    return results.map(({ ruleId, message, snippet, value }) => ({ ruleId, message, snippet, value }))
  })
  const zekerFout = bevindingen.filter(({ value: [soort, oordeel] }) => soort === 'VIOLATION' && oordeel === 'FAIL')
  return zekerFout
    .filter(({ ruleId }) => !UITGEZONDERD.has(ruleId))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
}
