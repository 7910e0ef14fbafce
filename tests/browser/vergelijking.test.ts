import { LONG, matrix } from '../support/matrix'
import { opStap3 } from './pagina/opStap'
import { rust } from './pagina/rust'
import { expect, test } from './test'
import { keurMetAxe } from './toegankelijkheid/axe'
import { VENSTERS, zetVenster } from './toegankelijkheid/keur'

const VERGELIJK = 'Vergelijk rentevaste periodes'
const TABEL = 'Alle rentevaste periodes'
const MEER = 'Meer cijfers per periode'

test('the keyboard compares all periods, sorts them and chooses one', async ({ page }) => {
  const eigenGeld = '30.000'
  const { element, knop, regel } = await opStap3(page, {}, { inkomen: '60.000', prijs: '300.000', eigenGeld })
  const dialoog = element.getByRole('dialog', { name: VERGELIJK })
  const tabel = dialoog.getByRole('table', { name: TABEL })
  await knop(VERGELIJK).press('Enter')
  await expect(tabel.getByRole('row')).toHaveCount(8)
  await tabel.getByRole('button', { name: 'Netto maandlast' }).press('Enter')
  await expect(tabel.getByRole('columnheader', { name: 'Netto maandlast' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(tabel.getByRole('row').nth(1)).toContainText('5 jaar')
  const netto = await tabel
    .getByRole('row', { name: /^5 jaar/ })
    .getByRole('cell')
    .nth(1)
    .textContent()
  await dialoog.getByRole('button', { name: 'Kies 5 jaar' }).press('Enter')
  await expect(dialoog).toBeHidden()
  await expect(knop(VERGELIJK)).toBeFocused()
  await expect(regel('Je benodigde hypotheek', 'Netto maandlast')).toHaveText(netto ?? '')
})

for (const { breedte, ...attributen } of matrix(VENSTERS)) {
  test(`the comparison of periods and its glossary pass axe and fit at ${breedte} px`, async ({ page }) => {
    await zetVenster(page, breedte)
    const { element, klik } = await opStap3(page, attributen)
    await klik(VERGELIJK)
    await element.getByRole('figure').locator('svg').first().waitFor()
    for (const vouw of [MEER, 'Wat gebeurt er na de rentevaste periode?', 'Wat betekenen deze woorden?'])
      await element.getByRole('dialog').locator('summary', { hasText: vouw }).press('Enter')
    await expect(element.getByRole('dialog').getByRole('term').filter({ hasText: 'Boeterente' })).toBeVisible()
    await rust(page)
    expect(await keurMetAxe(page)).toEqual([])
    const isBreder = (vak: Element) => vak.scrollWidth > vak.clientWidth
    expect(await element.getByRole('dialog').evaluate(isBreder)).toBe(false)
    await expect(element.getByRole('region', { name: TABEL })).toHaveCount(breedte < 700 ? 0 : 1)
  })
}

for (const breedte of matrix([700, 768, 1280]))
  test(`the chart of periods wraps no amount and separates its axis labels, at ${breedte} px`, async ({ page }) => {
    await page.setViewportSize({ width: breedte, height: 800 })
    const { element, klik } = await opStap3(page, {}, { inkomen: '80.000', prijs: '480.000', eigenGeld: '15.000' })
    await klik(VERGELIJK)
    const grafiek = element.getByRole('figure').first()
    await grafiek.locator('svg').first().waitFor()
    const hoogtes = await grafiek
      .locator('li > span:has-text("€")')
      .evaluateAll((bedragen) => bedragen.map((bedrag) => bedrag.getBoundingClientRect().height))
    expect(hoogtes.length).toBeGreaterThan(5)
    expect(Math.max(...hoogtes)).toBeLessThan(30)
    const labels = await grafiek
      .locator('[aria-hidden] span', { hasText: /^€/ })
      .evaluateAll((teksten) => teksten.map((tekst) => tekst.getBoundingClientRect()))
    expect(labels.length).toBeGreaterThan(2)
    for (const [index, { left }] of labels.entries())
      if (index > 0) expect(left).toBeGreaterThan(labels[index - 1]?.right ?? 0)
  })

test('a folded table wider than its dialog scrolls by keyboard', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { element, klik } = await opStap3(page)
  await klik(VERGELIJK)
  await element.getByRole('dialog').locator('summary', { hasText: MEER }).press('Enter')
  const tabel = element.getByRole('region', { name: MEER })
  await tabel.press('ArrowRight')
  await expect.poll(() => tabel.evaluate((vak) => vak.scrollLeft)).toBeGreaterThan(0)
})

for (const breedte of matrix([320, 360, 1280]))
  test(`the chart of periods keeps each dot within its row and its amounts apart, at ${breedte} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: breedte, height: 800 })
    const { element, klik } = await opStap3(page)
    await klik(VERGELIJK)
    const figuur = element.getByRole('figure')
    await expect(figuur.locator('li circle')).toHaveCount(7)
    const [as, vakken] = await figuur.evaluate((vak) => {
      const randen = (van: Element) => [van.getBoundingClientRect().left, van.getBoundingClientRect().right]
      const bedragen = [...vak.querySelectorAll('[aria-hidden] span')].filter((deel) =>
        deel.textContent.startsWith('€'),
      )
      const tekeningen = [...vak.querySelectorAll<SVGElement>('li circle')].map((punt) => [
        ...randen(punt),
        ...randen(punt.ownerSVGElement ?? punt),
      ])
      return [bedragen.map(randen), tekeningen]
    })
    expect(as.length).toBeGreaterThan(1)
    for (const [plek, [links = NaN]] of as.entries()) expect(links).toBeGreaterThan(as[plek - 1]?.[1] ?? 0)
    for (const [links = NaN, rechts = NaN, begin = NaN, eind = NaN] of vakken) {
      expect((links + rechts) / 2).toBeGreaterThanOrEqual(begin)
      expect((links + rechts) / 2).toBeLessThanOrEqual(eind)
    }
  })

test('a phone shows a card for each period, and a tap chooses one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { element, klik, lijst } = await opStap3(page)
  await klik(VERGELIJK)
  const dialoog = element.getByRole('dialog', { name: VERGELIJK })
  await expect(dialoog.getByRole('list', { name: TABEL }).getByRole('listitem')).toHaveCount(7)
  await dialoog.getByRole('button', { name: 'Kies 20 jaar' }).click()
  await expect(dialoog).toBeHidden()
  await expect(lijst('Hoe lang wil je je rente vastzetten?')).toContainText('20 jaar')
})

test('the keyboard stops the requests of the comparison to a service, and resumes them', async ({ page }) => {
  const { element, knop } = await opStap3(page, { berekening: 'server' })
  const dialoog = element.getByRole('dialog', { name: VERGELIJK })
  await page.route('**/financieringsopzet', () => undefined)
  await knop(VERGELIJK).press('Enter')
  await dialoog.getByRole('button', { name: 'Stoppen' }).press('Enter')
  await expect(dialoog.getByRole('listitem').filter({ hasText: 'Niet berekend' })).toHaveCount(6)
  await expect(dialoog.getByRole('button', { name: 'Vraag opnieuw' })).toBeFocused()
  await page.unroute('**/financieringsopzet')
  await page.keyboard.press('Enter')
  await expect(dialoog.getByRole('status')).toHaveText('7 van de 7 periodes berekend.')
})

const VERLOOP = 'Bekijk het verloop over 30 jaar'

test('the keyboard opens the course over 30 years, unfolds a year and closes the dialog', async ({ page }) => {
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
  test(`the course over 30 years passes axe and fits at ${breedte} px`, async ({ page }) => {
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

test('the arrow keys and the mouse choose a year in both charts of the course', async ({ page }) => {
  const { element, klik } = await opStap3(page)
  await klik(VERLOOP)
  const [rest, lasten] = [element.getByRole('slider').first(), element.getByRole('slider').last()]
  await expect(rest).toHaveAttribute('aria-valuetext', /^Jaar 10: Nog af te lossen €/)
  await lasten.press('ArrowRight')
  await expect(lasten).toHaveAttribute('aria-valuetext', /^Jaar 11: Netto €.* Bruto €.* Rente €.* Aflossing €/)
  await expect(rest).toHaveAttribute('aria-valuetext', /^Jaar 11: /)
  await lasten.press('End')
  await expect(rest).toHaveAttribute('aria-valuetext', /^Jaar 30: Nog af te lossen €\s0$/)
  const tekening = element.getByRole('figure').first().locator('svg').first()
  const { width = NaN, height = NaN } = (await tekening.boundingBox()) ?? {}
  await tekening.hover({ position: { x: (4.5 / 30) * width, y: height / 2 }, force: true })
  await expect(rest).toHaveAttribute('aria-valuetext', /^Jaar 5: /)
})

test('the thumb of the slider is under the year that it chooses', LONG, async ({ page }) => {
  const { element, klik } = await opStap3(page)
  await klik(VERLOOP)
  const [schuif, kolom] = [element.getByRole('slider').first(), element.locator('rect[fill-opacity]').first()]
  for (const [toets, deel] of [
    ['Home', 0],
    ['End', 1],
  ] as const) {
    await schuif.press(toets)
    const [van, onder] = [await schuif.boundingBox(), await kolom.boundingBox()]
    if (van === null || onder === null) throw new Error('nothing is drawn')
    const THUMB = 16
    const duim = van.x + THUMB / 2 + deel * (van.width - THUMB)
    expect(Math.abs(duim - (onder.x + onder.width / 2))).toBeLessThan(2)
  }
})

test('forced colours replace the colour of the columns in the course', LONG, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { element, klik } = await opStap3(page)
  await klik(VERLOOP)
  const figuur = element.getByRole('figure', { name: 'Wat je nog moet aflossen' })
  const kolom = figuur.locator('rect[fill=currentColor][y]').first()
  await kolom.waitFor()
  const kleurVan = (van: Element) => getComputedStyle(van).color
  expect(await kolom.evaluate(kleurVan)).toBe(await figuur.locator('p').first().evaluate(kleurVan))
})
