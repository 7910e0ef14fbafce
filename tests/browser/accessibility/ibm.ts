import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page } from '@playwright/test'

interface Finding {
  readonly ruleId: string
  readonly message: string
  readonly snippet: string
  /** The kind of rule and the verdict, such as `['VIOLATION', 'FAIL']`: `FAIL` is certain, `POTENTIAL` is not. */
  readonly value: readonly [string, string]
}

interface Ace {
  readonly Checker: new () => {
    readonly check: (document: Document, rules: readonly string[]) => Promise<{ readonly results: readonly Finding[] }>
  }
}

const ace = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** Loads IBM's engine in every page that opens from now on. */
export const loadIbm = async (page: Page): Promise<void> => {
  await page.addInitScript(`${ace};globalThis.ace = ace`)
}

/**
 * The rules that report a false positive. The engine looks in the document for the combobox that belongs to a list, but
 * that combobox is in the shadow root. The options of such a list have no tab stop of their own (ARIA Authoring
 * Practices).
 */
const EXCEPTED = new Set(['aria_child_tabbable'])

/** Returns the violations of WCAG 2.2 (A, AA) that IBM's engine reports as certain, without rules in `EXCEPTED`. */
export const checkWithIbm = async (page: Page): Promise<readonly string[]> => {
  const findings = await page.evaluate(async () => {
    const { Checker } = (globalThis as unknown as { ace: Ace }).ace
    const { results } = await new Checker().check(document, ['WCAG_2_2'])
    return results.map(({ ruleId, message, snippet, value }) => ({ ruleId, message, snippet, value }))
  })
  const certain = findings.filter(({ value: [kind, verdict] }) => kind === 'VIOLATION' && verdict === 'FAIL')
  return certain
    .filter(({ ruleId }) => !EXCEPTED.has(ruleId))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
}
