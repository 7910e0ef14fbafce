import { LONG, matrix } from '../support/matrix'
import { opStap3 } from './pagina/opStap'
import { rust } from './pagina/rust'
import { expect, test } from './test'
import { keurMetAxe } from './toegankelijkheid/axe'
import { VENSTERS, zetVenster } from './toegankelijkheid/keur'

const VERGELIJK = 'Vergelijk rentevaste periodes'

test('the keyboard compares all periods, sorts them, and chooses one', async ({ page }) => {
  const { element, knop, regel } = await opStap3(page)
  const dialoog = element.getByRole('dialog', { name: VERGELIJK })
  await knop(VERGELIJK).press('Enter')
  await expect(dialoog.getByRole('row')).toHaveCount(8)
  await dialoog.getByRole('button', { name: 'Netto maandlast' }).press('Enter')
  await expect(dialoog.getByRole('columnheader', { name: 'Netto maandlast' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(dialoog.getByRole('row').nth(1)).toContainText('5 jaar')
  const netto = await dialoog
    .getByRole('row', { name: /^5 jaar/ })
    .getByRole('cell')
    .nth(5)
    .textContent()
  await dialoog.getByRole('button', { name: 'Kies 5 jaar' }).press('Enter')
  await expect(dialoog).toBeHidden()
  await expect(knop(VERGELIJK)).toBeFocused()
  await expect(regel('Je benodigde hypotheek', 'Netto maandlast')).toHaveText(netto ?? '')
})

for (const { breedte, ...attributen } of matrix(VENSTERS)) {
  test(`the comparison and its words pass axe, and fit, at ${breedte}`, async ({ page }) => {
    await zetVenster(page, breedte)
    const { element, klik } = await opStap3(page, attributen)
    await klik(VERGELIJK)
    await element.getByRole('figure').locator('svg').first().waitFor()
    await element.getByRole('dialog').locator('summary', { hasText: 'Wat betekenen deze woorden?' }).press('Enter')
    await expect(element.getByRole('dialog').getByRole('term').filter({ hasText: 'Boeterente' })).toBeVisible()
    await rust(page)
    expect(await keurMetAxe(page)).toEqual([])
    const isBreder = (vak: Element) => vak.scrollWidth > vak.clientWidth
    expect(await element.getByRole('dialog').evaluate(isBreder)).toBe(false)
    await expect(element.getByRole('region', { name: 'Alle rentevaste periodes' })).toHaveCount(breedte < 700 ? 0 : 1)
  })
}

test('a table wider than its place scrolls by keyboard', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 740 })
  const { element, klik } = await opStap3(page)
  await klik(VERGELIJK)
  const tabel = element.getByRole('region', { name: 'Alle rentevaste periodes' })
  await tabel.press('ArrowRight')
  await expect.poll(() => tabel.evaluate((vak) => vak.scrollLeft)).toBeGreaterThan(0)
})

test('a phone has a card for each period, and a tap chooses one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { element, klik, lijst } = await opStap3(page)
  await klik(VERGELIJK)
  const dialoog = element.getByRole('dialog', { name: VERGELIJK })
  await expect(dialoog.getByRole('list', { name: 'Alle rentevaste periodes' }).getByRole('listitem')).toHaveCount(7)
  await dialoog.getByRole('button', { name: 'Kies 20 jaar' }).click()
  await expect(dialoog).toBeHidden()
  await expect(lijst('Hoe lang wil je je rente vastzetten?')).toContainText('20 jaar')
})

test('the keyboard stops what a service is asked, and resumes it', async ({ page }) => {
  const { element, knop } = await opStap3(page, { berekening: 'server' })
  const dialoog = element.getByRole('dialog', { name: VERGELIJK })
  await page.route('**/financieringsopzet', () => undefined)
  await knop(VERGELIJK).press('Enter')
  await dialoog.getByRole('button', { name: 'Stoppen' }).press('Enter')
  await expect(dialoog.getByRole('cell', { name: 'Niet berekend' })).toHaveCount(6)
  await expect(dialoog.getByRole('button', { name: 'Vraag opnieuw' })).toBeFocused()
  await page.unroute('**/financieringsopzet')
  await page.keyboard.press('Enter')
  await expect(dialoog.getByRole('status')).toHaveText('7 van de 7 periodes berekend.')
})

const VERLOOP = 'Bekijk het verloop over 30 jaar'

test('the keyboard opens the course, unfolds a year and closes it', async ({ page }) => {
  const { element, knop } = await opStap3(page)
  const dialoog = element.getByRole('dialog', { name: VERLOOP })
  await knop(VERLOOP).press('Enter')
  await expect(dialoog.getByRole('row')).toHaveCount(31)
  await expect(dialoog.getByRole('figure')).toHaveCount(2)
  await dialoog.getByRole('button', { name: 'Jaar 30' }).press('Enter')
  await expect(dialoog.getByRole('row')).toHaveCount(43)
  await expect(dialoog.getByRole('row').last()).toContainText('Maand 12')
  await page.keyboard.press('Escape')
  await expect(dialoog).toBeHidden()
  await expect(knop(VERLOOP)).toBeFocused()
})

for (const { breedte, ...attributen } of matrix(VENSTERS)) {
  test(`the course passes axe and fits its place, at ${breedte}`, async ({ page }) => {
    await zetVenster(page, breedte)
    const { element, klik } = await opStap3(page, attributen)
    await klik(VERLOOP)
    await element.getByRole('figure').first().locator('svg').first().waitFor()
    await klik('Jaar 1')
    await rust(page)
    expect(await keurMetAxe(page)).toEqual([])
    const isBreder = (vak: Element) => vak.scrollWidth > vak.clientWidth
    for (const deel of [element.getByRole('dialog'), element.getByRole('region', { name: 'Het verloop per jaar' })])
      expect(await deel.evaluate(isBreder)).toBe(false)
  })
}

test('forced colours replace the colour of the columns', LONG, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { element, klik } = await opStap3(page)
  await klik(VERLOOP)
  const figuur = element.getByRole('figure', { name: 'Wat je nog moet aflossen' })
  const kolom = figuur.locator('rect[fill=currentColor][y]').first()
  await kolom.waitFor()
  const kleurVan = (van: Element) => getComputedStyle(van).color
  expect(await kolom.evaluate(kleurVan)).toBe(await figuur.locator('p').evaluate(kleurVan))
})
