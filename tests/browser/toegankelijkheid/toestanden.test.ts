import { type Page } from '@playwright/test'

import { expect, test } from '../test'
import { meet } from '../vormgeving/meetkunde'
import { keurMetAxe, laadAxe } from './axe'
import { leesBoom } from './boom'
import { teKlein } from './doelen'
import { rust } from '../pagina/rust'
import { boomVan } from './schermlezer'
import { langsToestanden, openMislukt } from './toestanden'

/** A walk past every state is long, and each state is looked at in several ways. */
const WANDELTIJD = 180_000

const TEKSTAFSTAND =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'

test.use({ verwachteKlachten: /^Failed to load resource/ })

/** Measures the geometry with styles over it that a visitor or a tool may put over any page. */
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

test('Moneyou, light and wide: every state has its tree, passes axe, fits, and can be hit with a mouse', async ({
  page,
}) => {
  test.setTimeout(WANDELTIJD)
  const attributen = { 'label-code': 'MY', type: 'Klant', kleurmodus: 'licht' }
  await page.setViewportSize({ width: 1280, height: 740 })
  await laadAxe(page)
  await langsToestanden(page, attributen, async (toestand) => {
    expect.soft(await leesBoom(page)).toMatchSnapshot(boomVan(toestand))
    expect.soft(await keurMetAxe(page), `axe: ${toestand}`).toEqual([])
    expect.soft(await meet(page), `geometry: ${toestand}`).toEqual([])
    expect.soft(await teKlein(page, { breed: 24, hoog: 24 }), `targets: ${toestand}`).toEqual([])
  })
  for (const eerst of [true, false]) {
    await openMislukt(page, attributen, eerst)
    expect(await keurMetAxe(page)).toEqual([])
    expect(await meet(page)).toEqual([])
  }
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('Florius, dark and narrow: every state passes axe, fits in three windows and in wide text, and can be hit', async ({
    page,
  }) => {
    test.setTimeout(WANDELTIJD)
    const attributen = { 'label-code': 'FL', type: 'Adviseur', kleurmodus: 'donker' }
    await page.setViewportSize({ width: 320, height: 740 })
    await laadAxe(page)
    await langsToestanden(page, attributen, async (toestand) => {
      expect.soft(await keurMetAxe(page), `axe: ${toestand}`).toEqual([])
      expect.soft(await meet(page), `geometry at 320 px: ${toestand}`).toEqual([])
      await geefVenster(page, 360, 740)
      expect.soft(await meetMet(page, TEKSTAFSTAND), `the text spacing of WCAG 1.4.12: ${toestand}`).toEqual([])
      await geefVenster(page, 390, 844)
      expect.soft(await teKlein(page, { breed: 24, hoog: 44 }), `targets: ${toestand}`).toEqual([])
      await geefVenster(page, 640, 512)
      expect.soft(await meet(page), `text of twice the size in 1280 by 1024: ${toestand}`).toEqual([])
      await geefVenster(page, 320, 740)
    })
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    for (const eerst of [true, false]) {
      await openMislukt(page, attributen, eerst)
      expect(await keurMetAxe(page)).toEqual([])
      expect(await meet(page)).toEqual([])
    }
  })
})
