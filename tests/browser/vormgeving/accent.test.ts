import { type Locator } from '@playwright/test'

import { openGastpagina, opGastpagina, rekenhulpMet, staat, vulInkomenIn } from '../host/hostPage'
import { expect, test } from '../test'

/** Returns a host page that sets these custom properties. */
const metStijl = (stijl: string, attributen = '') => ({
  head: `<style>hypotheek-orientatie { ${stijl} }</style>`,
  body: rekenhulpMet(attributen),
})

/** Returns the colours of a control as bytes, also when the browser stores them in another notation. */
const kleurenVan = (control: Locator) =>
  control.evaluate((element) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
    const toBytes = (kleur: string) => {
      if (canvas) canvas.fillStyle = kleur
      canvas?.fillRect(0, 0, 1, 1)
      return [...(canvas?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])]
    }
    const { color, backgroundColor } = getComputedStyle(element)
    return { tekst: toBytes(color), grond: toBytes(backgroundColor) }
  })

const ZWART = [0, 0, 0]
const WIT = [255, 255, 255]

for (const [accent, tekst, bijMuis] of [
  ['#5a1478', WIT, [72, 16, 96]],
  ['#ffd400', ZWART, [255, 221, 51]],
  ['oklch(45% 0.15 260)', WIT, undefined],
] as const)
  for (const kleurmodus of ['licht', 'donker'])
    test(`the accent ${accent} alone gives matching text and hover colours (${kleurmodus})`, async ({ page }) => {
      const { knop } = await opGastpagina(page, metStijl(`--hypotheek-accent: ${accent}`, `kleurmodus="${kleurmodus}"`))
      const verder = knop('Ga verder')
      expect((await kleurenVan(verder)).tekst).toEqual(tekst)
      await verder.hover()
      if (bijMuis) expect((await kleurenVan(verder)).grond).toEqual(bijMuis)
      expect((await kleurenVan(verder)).tekst).toEqual(tekst)
    })

test('the tint follows from the accent in light mode, and not in dark mode', async ({ page, geval }) => {
  const tintVan = async (merk: string, attributen: string) => {
    await page.unrouteAll()
    await openGastpagina(page, {
      head: '<style>hypotheek-orientatie { --hypotheek-accent: #5a1478 }</style>',
      body: rekenhulpMet(attributen, merk),
    })
    const { antwoord } = await staat(page)
    return (await kleurenVan(antwoord('Koop je alleen of samen?', 'Alleen').locator('xpath=ancestor::label'))).grond
  }
  for (const merk of ['MY', 'FL'])
    await geval(merk, async () => {
      expect(await tintVan(merk, '')).toEqual([238, 231, 242])
      expect(await tintVan(merk, 'kleurmodus="donker"')).toEqual([38, 49, 60])
    })
})

test('colours of the page win over derived ones, and without an accent the brand applies', async ({ page }) => {
  const { knop } = await opGastpagina(
    page,
    metStijl('--hypotheek-accent: #5a1478; --hypotheek-accent-tekst: #ffe0e0; --hypotheek-accent-sterk: rgb(1, 2, 3)'),
  )
  expect((await kleurenVan(knop('Ga verder'))).tekst).toEqual([255, 224, 224])
  await knop('Ga verder').hover()
  expect((await kleurenVan(knop('Ga verder'))).grond).toEqual([1, 2, 3])
  await page.evaluate(() => document.querySelector('style')?.remove())
  expect(await kleurenVan(knop('Ga verder'))).toEqual({ tekst: WIT, grond: [0, 86, 90] })
})

for (const [stijl, kleurmodus, gemeld] of [
  [
    '--hypotheek-accent: #ffd400',
    'licht',
    '--hypotheek-accent (#ffd400) heeft een contrast van 1,3:1. WCAG vraagt 4,5:1. Kies een donkerdere kleur.',
  ],
  [
    '--hypotheek-accent: #5a1478',
    'donker',
    '--hypotheek-accent (#5a1478) heeft een contrast van 1,1:1. WCAG vraagt 4,5:1. Kies een lichtere kleur.',
  ],
  [
    '--hypotheek-accent: #5a1478; --hypotheek-accent-tekst: #777',
    'licht',
    'tekst op --hypotheek-accent (#5a1478) heeft een contrast van 2,5:1. WCAG vraagt 4,5:1. ' +
      'Laat --hypotheek-accent-tekst en --hypotheek-accent-sterk weg, dan leidt de rekenhulp ze af.',
  ],
  ['--hypotheek-accent: #5a1478', 'licht', undefined],
  ['--hypotheek-accent: #c8a2ff', 'donker', undefined],
  ['--hypotheek-accent: geen kleur', 'licht', undefined],
] as const)
  test(`the console warns once if ${stijl} has poor contrast (${kleurmodus})`, async ({ page, waarschuwingen }) => {
    const judged = page.waitForResponse('**/chunks/webTeam-*')
    const rekenhulp = await opGastpagina(page, metStijl(stijl, `kleurmodus="${kleurmodus}"`))
    await judged
    await rekenhulp.element.evaluate((element) => element.setAttribute('type', 'Adviseur'))
    await vulInkomenIn(rekenhulp)
    if (gemeld) await expect.poll(() => waarschuwingen).toContain(`hypotheek-orientatie: ${gemeld}`)
    expect(waarschuwingen.filter((tekst) => tekst.includes('contrast'))).toHaveLength(gemeld ? 1 : 0)
  })

test('a browser without relative colours in CSS gets the derived colours once idle', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...asked: readonly string[]) =>
      !asked.join().includes('lab(from') && Boolean(Reflect.apply(supports, CSS, [...asked]))
  })
  const { element } = await opGastpagina(page, metStijl('--hypotheek-accent: #ffd400'))
  const given = () =>
    element
      .locator('.kader')
      .evaluate(({ style }: HTMLElement) =>
        ['tekst', 'sterk', 'tint'].map((naam) => style.getPropertyValue(`--ho-${naam}`)),
      )
  await expect.poll(given).toEqual(['rgb(0 0 0)', 'rgb(255 221 51)', 'rgb(255 251 230)'])
})

test('a page without an accent of its own fetches no code to judge one', async ({ page, gevraagd }) => {
  await vulInkomenIn(await opGastpagina(page))
  expect(gevraagd.filter((adres) => adres.includes('chunks/webTeam-'))).toEqual([])
})
