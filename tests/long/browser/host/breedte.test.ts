import { readFileSync } from 'node:fs'
import { type Page } from '@playwright/test'

import { getekend } from '../../../browser/pagina/rust'
import { meetVerschuivingen, verschuivingenVan } from '../../../browser/pagina/bijgehouden'
import { expect, test } from '../../../browser/test'
import { openGastpagina, opGastpagina, REKENHULP, staat } from '../../../browser/host/hostPage'
import { meet } from '../../../browser/vormgeving/meetkunde'
import { ROOT } from '../../../support/root'

/** The natural width of the element in pixels: form, summary, and the space around and between them. */
const NATUURLIJK = 1156

/** Containers whose width does not depend on their content. */
const RUIM = {
  block: `<div>${REKENHULP}</div>`,
  'flex column': `<div style="display: flex; flex-direction: column">${REKENHULP}</div>`,
  grid: `<div style="display: grid">${REKENHULP}</div>`,
}

/** Containers as wide as their content, at most as wide as the available space. */
const KRIMPEND = {
  flex: `<div style="display: flex">${REKENHULP}</div>`,
  'centred flex column': `<div style="display: flex; flex-direction: column; align-items: center">${REKENHULP}</div>`,
  'centred grid': `<div style="display: grid; place-items: center">${REKENHULP}</div>`,
  dialog: `<dialog style="padding: 0; border: 0; margin: 0; max-width: 100%">${REKENHULP}</dialog>
    <script>document.querySelector('dialog').showModal()</script>`,
  popover: `<div popover="manual" style="padding: 0; border: 0; margin: 0">${REKENHULP}</div>
    <script>document.querySelector('[popover]').showPopover()</script>`,
  float: `<div style="float: left">${REKENHULP}</div>`,
  'float itself': `<style>hypotheek-orientatie { float: right }</style>${REKENHULP}`,
  'inline-block': `<div style="display: inline-block; vertical-align: top">${REKENHULP}</div>`,
  'table cell': `<table style="border-spacing: 0"><tbody><tr><td style="padding: 0">${REKENHULP}</td></tr></tbody></table>`,
  'absolute box': `<div style="position: absolute">${REKENHULP}</div>`,
  'fit-content': `<div style="width: fit-content">${REKENHULP}</div>`,
  'max-content': `<div style="width: max-content">${REKENHULP}</div>`,
}

const VENSTERBREEDTES = [320, 768, 1440]

const breedteNu = async (page: Page) => {
  const { element } = await staat(page)
  return Math.round((await element.boundingBox())?.width ?? 0)
}

const open = (page: Page, body: string) => openGastpagina(page, { head: '<style>body { margin: 0 }</style>', body })

const breedteVan = async (page: Page, body: string) => {
  await open(page, body)
  return breedteNu(page)
}

for (const [houders, breedst] of [
  [RUIM, Infinity],
  [KRIMPEND, NATUURLIJK],
] as const)
  test(`the element takes the available width${breedst < Infinity ? ', up to its natural width' : ''}`, async ({
    page,
    geval,
  }) => {
    for (const [naam, body] of Object.entries(houders))
      await geval(`in a ${naam}`, async () => {
        await open(page, body)
        for (const width of VENSTERBREEDTES) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => breedteNu(page), `in a window of ${width} px`).toBe(Math.min(width, breedst))
          expect(await meet(page), `in a window of ${width} px`).toEqual([])
        }
      })
  })

test('the element leaves room for a column of text beside it in a row', async ({ page }) => {
  const tekst = 'Een lange tekst naast de rekenhulp. '.repeat(40)
  const rij = `<div style="display: flex"><p>${tekst}</p>${REKENHULP}</div>`
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await breedteVan(page, rij)).toBeGreaterThanOrEqual(240)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})

for (const [wat, stijl] of [
  ['a column narrower than itself', 'width: 240px; float: left'],
  ['a parent that asks for the least', 'width: min-content'],
] as const)
  test(`the element is at least 240 px wide in ${wat}`, async ({ page }) => {
    expect(await breedteVan(page, `<div style="${stijl}">${REKENHULP}</div>`)).toBe(240)
  })

const BREEDTES = [280, 300, 320, 340, 360, 414, 480, 500, 540, 590, 700, 900, 1156]

/** The lines of CSS that the README of the element asks a page to add. */
const LIJNEN = /<style>[^]*?<\/style>/.exec(readFileSync(`${ROOT}/adapters/element/README.md`, 'utf8'))?.[0] ?? ''

test('the demo page writes the CSS of the README when it stores nothing', async ({ page }) => {
  await page.goto('/?bewaren=')
  const html = await page.locator('.insluiten code').textContent()
  expect(/<style>[^]*?<\/style>/.exec(html ?? '')?.[0]).toBe(LIJNEN)
})

test('nothing in a column shifts while the application loads, at any width', async ({ page, geval }) => {
  await meetVerschuivingen(page)
  await page.setViewportSize({ width: 1280, height: 2800 })
  for (const breedte of BREEDTES)
    await geval(`of ${breedte} px`, async () => {
      await page.route('**/chunks/mount-*', async (route) => {
        await getekend(page)
        await route.continue()
      })
      const rekenhulp = '<hypotheek-orientatie label-code="FL"><p>Even geduld.</p></hypotheek-orientatie>'
      const body = `<div style="width: ${breedte}px">${rekenhulp}</div><p>Eronder</p>`
      const { element } = await opGastpagina(page, { head: LIJNEN, body })
      await getekend(page)
      const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 0 }
      expect(width).toBe(breedte)
      expect(height).toBeGreaterThanOrEqual(1476)
      expect(await verschuivingenVan(page)).toEqual([])
    })
})
