import { readdirSync } from 'node:fs'
import { type Page } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { openCalculator } from '../page/calculator'
import { whenStill } from '../page/whenStill'
import { expect, test } from '../test'
import { findLayoutFaults } from '../styling/layout'
import { checkWithAxe, loadAxe } from './axe'
import { TREES, treeFileOf, readTree } from './tree'
import { tooSmall } from './targets'
import { checkWithIbm, loadIbm } from './ibm'
import { openFailed } from './openFailed'
import { visitStates, STATES } from './states'

/** The time limit in milliseconds of a test that goes through every state. */
const WALK_TIME = 180_000

const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'

test.use({ expectedComplaints: /^Failed to load resource/ })

/**
 * Adds these styles to the calculator, as a visitor may do, returns the layout faults, and removes the styles again.
 */
const faultsWith = async (page: Page, css: string): Promise<readonly string[]> => {
  const setStyles = (lines: string) =>
    page.evaluate((text) => {
      const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
      if (!root) return
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      if (text) root.adoptedStyleSheets.push(sheet)
      else root.adoptedStyleSheets.pop()
    }, lines)
  await setStyles(css)
  await whenStill(page)
  const faults = await findLayoutFaults(page)
  await setStyles('')
  return faults
}

const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height })
  await whenStill(page)
}

const FLORIUS = { 'label-code': 'FL', type: 'Adviseur', kleurmodus: 'donker' }

test.describe('Moneyou, light and wide', () => {
  test.use({ viewport: { width: 1280, height: 740 } })

  test('states of Moneyou match their accessibility trees, with no layout fault or small target', async ({ page }) => {
    test.setTimeout(WALK_TIME)
    await visitStates(page, { 'label-code': 'MY', type: 'Klant', kleurmodus: 'licht' }, async (state) => {
      expect.soft(await readTree(page)).toMatchSnapshot(treeFileOf(state))
      expect.soft(await findLayoutFaults(page), `geometry: ${state}`).toEqual([])
      expect.soft(await tooSmall(page, { minWidth: 24, minHeight: 24 }), `targets: ${state}`).toEqual([])
    })
  })
})

test.describe('Florius, dark and narrow, with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 740 } })

  test('every state of Florius passes axe and the layout checks, also after a failed calculation', async ({ page }) => {
    test.setTimeout(WALK_TIME)
    await loadAxe(page)
    await visitStates(page, FLORIUS, async (state) => {
      expect.soft(await checkWithAxe(page), `axe: ${state}`).toEqual([])
      expect.soft(await findLayoutFaults(page), `geometry: ${state}`).toEqual([])
    })
    for (const first of [true, false]) {
      await openFailed(page, FLORIUS, first)
      expect(await checkWithAxe(page)).toEqual([])
      expect(await findLayoutFaults(page)).toEqual([])
    }
  })

  test('states of Florius fit wide text spacing and a low window, with targets 44 px high', LONG, async ({ page }) => {
    test.setTimeout(WALK_TIME)
    await visitStates(page, FLORIUS, async (state) => {
      await resize(page, 360, 740)
      expect.soft(await faultsWith(page, TEXT_SPACING), `the text spacing of WCAG 1.4.12: ${state}`).toEqual([])
      await resize(page, 390, 844)
      expect.soft(await tooSmall(page, { minWidth: 24, minHeight: 44 }), `targets: ${state}`).toEqual([])
      await resize(page, 640, 512)
      expect.soft(await findLayoutFaults(page), `text of twice the size in 1280 by 1024: ${state}`).toEqual([])
      await resize(page, 320, 740)
    })
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  })
})

test('the message of a failed calculation comes before the figures in the accessibility tree', async ({ page }) => {
  await openFailed(page, { 'label-code': 'FL' }, false)
  expect(await readTree(page)).toMatchSnapshot(treeFileOf('mislukt'))
})

test('at 360 px the accessibility tree shows the summary as one button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { button } = await openCalculator(page, { 'label-code': 'FL', type: 'Adviseur' })
  await expect(button('Open een rekenbewijs')).toBeVisible()
  expect(await readTree(page)).toMatchSnapshot(treeFileOf('smal'))
})

test('every state has a snapshot of its accessibility tree, and every snapshot a state', () => {
  const files = [...STATES, 'mislukt', 'smal'].map((state) => treeFileOf(state).at(-1))
  expect(readdirSync(`${import.meta.dirname}/${TREES}`).toSorted()).toEqual(files.toSorted())
})

const ENGINES = [
  { name: 'axe', load: loadAxe, check: checkWithAxe },
  { name: "IBM's accessibility engine", load: loadIbm, check: checkWithIbm },
]

for (const { name, load, check } of matrix(ENGINES))
  test(`${name} reports nothing on step 1, and reports a field that lost its label`, async ({ page }) => {
    await load(page)
    const { field } = await openCalculator(page)
    expect(await check(page)).toEqual([])
    await field('Bruto jaarinkomen').evaluate((input) => {
      input.id = 'zonder-label'
    })
    expect((await check(page)).join('\n')).toMatch(/label/)
  })
