import { type Page } from '@playwright/test'

import { meet } from '../../../browser/vormgeving/meetkunde'
import { openGastpagina, REKENHULP, staat } from '../../../browser/thuis/gastpagina'
import { expect, test } from '../../../browser/test'

/**
 * The room the element asks where nothing gives it any, in pixels: form, summary and what is around and between them.
 */
const NATUURLIJK = 1156

/** Containers with a width that does not depend on their content. */
const RUIM = {
  block: `<div>${REKENHULP}</div>`,
  'flex column': `<div style="display: flex; flex-direction: column">${REKENHULP}</div>`,
  grid: `<div style="display: grid">${REKENHULP}</div>`,
}

/** Containers as wide as their content, and at most as wide as the space they have. */
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
  test(`it takes the room there is${breedst < Infinity ? ', up to its natural width' : ''}`, async ({
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

test('beside a column of text in a row it leaves room for both', async ({ page }) => {
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
  test(`in ${wat} it is not narrower than 240 px`, async ({ page }) => {
    expect(await breedteVan(page, `<div style="${stijl}">${REKENHULP}</div>`)).toBe(240)
  })
