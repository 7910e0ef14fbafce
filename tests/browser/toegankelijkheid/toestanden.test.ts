import { readdirSync } from 'node:fs'
import { type Page } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { openRekenhulp } from '../pagina/rekenhulp'
import { rust } from '../pagina/rust'
import { expect, test } from '../test'
import { meet } from '../vormgeving/meetkunde'
import { keurMetAxe, laadAxe } from './axe'
import { BOMEN, boomVan, leesBoom } from './boom'
import { teKlein } from './doelen'
import { keurMetIbm, laadIbm } from './ibm'
import { openMislukt } from './openMislukt'
import { langsToestanden, TOESTANDEN } from './toestanden'

/** The time limit in milliseconds of a test that goes through every state. */
const WANDELTIJD = 180_000

const TEKSTAFSTAND =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'

test.use({ verwachteKlachten: /^Failed to load resource/ })

/** Measures the layout with extra styles, as a visitor or a tool may add to any page. */
const meetMet = async (page: Page, css: string): Promise<readonly string[]> => {
  const zet = (regels: string) =>
    page.evaluate((tekst) => {
      const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
      if (!root) return
      const blad = new CSSStyleSheet()
      blad.replaceSync(tekst)
      if (tekst) root.adoptedStyleSheets.push(blad)
      else root.adoptedStyleSheets.pop()
    }, regels)
  await zet(css)
  await rust(page)
  const gebreken = await meet(page)
  await zet('')
  return gebreken
}

const geefVenster = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height })
  await rust(page)
}

const FLORIUS = { 'label-code': 'FL', type: 'Adviseur', kleurmodus: 'donker' }

test.describe('Moneyou, light and wide', () => {
  test.use({ viewport: { width: 1280, height: 740 } })

  test('every state of Moneyou matches its accessibility tree, fits, and has 24 px targets', async ({ page }) => {
    test.setTimeout(WANDELTIJD)
    await langsToestanden(page, { 'label-code': 'MY', type: 'Klant', kleurmodus: 'licht' }, async (toestand) => {
      expect.soft(await leesBoom(page)).toMatchSnapshot(boomVan(toestand))
      expect.soft(await meet(page), `geometry: ${toestand}`).toEqual([])
      expect.soft(await teKlein(page, { breed: 24, hoog: 24 }), `targets: ${toestand}`).toEqual([])
    })
  })
})

test.describe('Florius, dark and narrow, with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 740 } })

  test('every state of Florius passes axe and fits, also with a failed calculation', async ({ page }) => {
    test.setTimeout(WANDELTIJD)
    await laadAxe(page)
    await langsToestanden(page, FLORIUS, async (toestand) => {
      expect.soft(await keurMetAxe(page), `axe: ${toestand}`).toEqual([])
      expect.soft(await meet(page), `geometry: ${toestand}`).toEqual([])
    })
    for (const eerst of [true, false]) {
      await openMislukt(page, FLORIUS, eerst)
      expect(await keurMetAxe(page)).toEqual([])
      expect(await meet(page)).toEqual([])
    }
  })

  test('every state of Florius fits wide text and a low window, with 44 px targets', LONG, async ({ page }) => {
    test.setTimeout(WANDELTIJD)
    await langsToestanden(page, FLORIUS, async (toestand) => {
      await geefVenster(page, 360, 740)
      expect.soft(await meetMet(page, TEKSTAFSTAND), `the text spacing of WCAG 1.4.12: ${toestand}`).toEqual([])
      await geefVenster(page, 390, 844)
      expect.soft(await teKlein(page, { breed: 24, hoog: 44 }), `targets: ${toestand}`).toEqual([])
      await geefVenster(page, 640, 512)
      expect.soft(await meet(page), `text of twice the size in 1280 by 1024: ${toestand}`).toEqual([])
      await geefVenster(page, 320, 740)
    })
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  })
})

test('a failed calculation comes before its figures in the accessibility tree', async ({ page }) => {
  await openMislukt(page, { 'label-code': 'FL' }, false)
  expect(await leesBoom(page)).toMatchSnapshot(boomVan('mislukt'))
})

test('a narrow summary is one button in the accessibility tree', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { knop } = await openRekenhulp(page, { 'label-code': 'FL', type: 'Adviseur' })
  await expect(knop('Open een rekenbewijs')).toBeVisible()
  expect(await leesBoom(page)).toMatchSnapshot(boomVan('smal'))
})

test('every state has a snapshot of its accessibility tree, and every snapshot a state', () => {
  const bestanden = [...TOESTANDEN, 'mislukt', 'smal'].map((toestand) => boomVan(toestand).at(-1))
  expect(readdirSync(`${import.meta.dirname}/${BOMEN}`).toSorted()).toEqual(bestanden.toSorted())
})

const MOTOREN = [
  { naam: 'axe', laad: laadAxe, keur: keurMetAxe },
  { naam: "IBM's engine", laad: laadIbm, keur: keurMetIbm },
]

for (const { naam, laad, keur } of matrix(MOTOREN))
  test(`${naam} reports nothing on step 1, and reports a field that lost its label`, async ({ page }) => {
    await laad(page)
    const { veld } = await openRekenhulp(page)
    expect(await keur(page)).toEqual([])
    await veld('Bruto jaarinkomen').evaluate((invoer) => {
      invoer.id = 'zonder-label'
    })
    expect((await keur(page)).join('\n')).toMatch(/label/)
  })
