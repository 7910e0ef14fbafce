import { readFileSync } from 'node:fs'
import { type Page } from '@playwright/test'

import { whenDrawn } from '../../../browser/page/whenStill'
import { recordLayoutShifts, layoutShiftsOf } from '../../../browser/page/recorded'
import { expect, test } from '../../../browser/test'
import { openHostPage, atHostPage, CALCULATOR, readyCalculator } from '../../../browser/host/hostPage'
import { findLayoutFaults } from '../../../browser/styling/layout'
import { ROOT } from '../../../support/root'

/** The natural width of the element in pixels: form, summary, and the space around and between them. */
const NATURAL = 1156

/** Containers whose width does not depend on their content. */
const WIDE_CONTAINERS = {
  block: `<div>${CALCULATOR}</div>`,
  'flex column': `<div style="display: flex; flex-direction: column">${CALCULATOR}</div>`,
  grid: `<div style="display: grid">${CALCULATOR}</div>`,
}

/** Containers as wide as their content, at most as wide as the available space. */
const SHRINKING = {
  flex: `<div style="display: flex">${CALCULATOR}</div>`,
  'centred flex column': `<div style="display: flex; flex-direction: column; align-items: center">${CALCULATOR}</div>`,
  'centred grid': `<div style="display: grid; place-items: center">${CALCULATOR}</div>`,
  dialog: `<dialog style="padding: 0; border: 0; margin: 0; max-width: 100%">${CALCULATOR}</dialog>
    <script>document.querySelector('dialog').showModal()</script>`,
  popover: `<div popover="manual" style="padding: 0; border: 0; margin: 0">${CALCULATOR}</div>
    <script>document.querySelector('[popover]').showPopover()</script>`,
  float: `<div style="float: left">${CALCULATOR}</div>`,
  'float itself': `<style>hypotheek-orientatie { float: right }</style>${CALCULATOR}`,
  'inline-block': `<div style="display: inline-block; vertical-align: top">${CALCULATOR}</div>`,
  'table cell': `<table style="border-spacing: 0"><tbody><tr><td style="padding: 0">${CALCULATOR}</td></tr></tbody></table>`,
  'absolute box': `<div style="position: absolute">${CALCULATOR}</div>`,
  'fit-content': `<div style="width: fit-content">${CALCULATOR}</div>`,
  'max-content': `<div style="width: max-content">${CALCULATOR}</div>`,
}

const VIEWPORT_WIDTHS = [320, 768, 1440]

const currentWidth = async (page: Page) => {
  const { element } = await readyCalculator(page)
  return Math.round((await element.boundingBox())?.width ?? 0)
}

const open = (page: Page, body: string) => openHostPage(page, { head: '<style>body { margin: 0 }</style>', body })

const widthOf = async (page: Page, body: string) => {
  await open(page, body)
  return currentWidth(page)
}

for (const [containers, widest] of [
  [WIDE_CONTAINERS, Infinity],
  [SHRINKING, NATURAL],
] as const)
  test(`the element fills a ${widest < Infinity ? 'shrink-to-fit box up to 1156 px' : 'full-width box'}`, async ({
    page,
    runCase,
  }) => {
    for (const [name, body] of Object.entries(containers))
      await runCase(name, async () => {
        await open(page, body)
        for (const width of VIEWPORT_WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => currentWidth(page), `in a window of ${width} px`).toBe(Math.min(width, widest))
          expect(await findLayoutFaults(page), `in a window of ${width} px`).toEqual([])
        }
      })
  })

test('beside a long text in a flex row, the element stays at least 240 px wide', async ({ page }) => {
  const text = 'Een lange tekst naast de rekenhulp. '.repeat(40)
  const row = `<div style="display: flex"><p>${text}</p>${CALCULATOR}</div>`
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await widthOf(page, row)).toBeGreaterThanOrEqual(240)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})

for (const [what, style] of [
  ['a 240 px float', 'width: 240px; float: left'],
  ['a min-content parent', 'width: min-content'],
] as const)
  test(`the element is 240 px wide in ${what}`, async ({ page }) => {
    expect(await widthOf(page, `<div style="${style}">${CALCULATOR}</div>`)).toBe(240)
  })

const WIDTHS = [280, 300, 320, 340, 360, 414, 480, 500, 540, 590, 700, 900, 1156]

/** The `style` element that the README of the element asks a page to add; empty when it has none. */
const CSS_LINES = /<style>[^]*?<\/style>/.exec(readFileSync(`${ROOT}/adapters/element/README.md`, 'utf8'))?.[0] ?? ''

test('the demo page with `?bewaren=` writes the CSS of the README of the element', async ({ page }) => {
  await page.goto('/?bewaren=')
  const html = await page.locator('.insluiten code').textContent()
  expect(/<style>[^]*?<\/style>/.exec(html ?? '')?.[0]).toBe(CSS_LINES)
})

test('loading the element shifts nothing in columns of 280 to 1156 px wide', async ({ page, runCase }) => {
  await recordLayoutShifts(page)
  await page.setViewportSize({ width: 1280, height: 2800 })
  for (const columnWidth of WIDTHS)
    await runCase(`a column of ${columnWidth} px`, async () => {
      await page.route('**/chunks/mount-*', async (route) => {
        await whenDrawn(page)
        await route.continue()
      })
      const calculator = '<hypotheek-orientatie label-code="FL"><p>Even geduld.</p></hypotheek-orientatie>'
      const body = `<div style="width: ${columnWidth}px">${calculator}</div><p>Eronder</p>`
      const { element } = await atHostPage(page, { head: CSS_LINES, body })
      await whenDrawn(page)
      const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 0 }
      expect(width).toBe(columnWidth)
      expect(height).toBeGreaterThanOrEqual(1500)
      expect(await layoutShiftsOf(page)).toEqual([])
    })
})
