import { LONG, matrix } from '../support/matrix'
import { atStep3 } from './page/atStep'
import { whenStill } from './page/whenStill'
import { expect, test } from './test'
import { checkWithAxe } from './accessibility/axe'
import { letThrough } from './page/requests'
import { VIEWPORTS, setViewport } from './accessibility/check'

const VERGELIJK = 'Vergelijk rentevaste periodes'
const TABEL = 'Alle rentevaste periodes'
const MEER = 'Meer cijfers per periode'
const CIJFERS = /^Cijfers per periode/

test('the keyboard opens "Vergelijk rentevaste periodes", sorts its table and chooses a period', async ({ page }) => {
  const eigenGeld = '100.000'
  const { element, button, line } = await atStep3(page, {}, { inkomen: '60.000', price: '300.000', eigenGeld })
  const dialog = element.getByRole('dialog', { name: VERGELIJK })
  const table = dialog.getByRole('table', { name: TABEL })
  await button(VERGELIJK).press('Enter')
  await expect(table.getByRole('row')).toHaveCount(8)
  await table.getByRole('button', { name: 'Netto maandlast' }).press('Enter')
  await expect(table.getByRole('columnheader', { name: 'Netto maandlast' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(table.getByRole('row').nth(1)).toContainText('5 jaar')
  const netto = await table
    .getByRole('row', { name: /^5 jaar/ })
    .getByRole('cell')
    .nth(1)
    .textContent()
  await dialog.getByRole('button', { name: 'Kies 5 jaar' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(button(VERGELIJK)).toBeFocused()
  await expect(line('Je benodigde hypotheek', 'Netto maandlast')).toHaveText(netto ?? '')
})

for (const { width, ...attributes } of matrix(VIEWPORTS)) {
  test(`the comparison of rentevaste periodes passes axe and fits the window at ${width} px`, async ({ page }) => {
    await setViewport(page, width)
    const { element, click } = await atStep3(page, attributes)
    await click(VERGELIJK)
    await element.getByRole('figure').locator('svg').first().waitFor()
    if (width < 700) await element.getByRole('dialog').locator('summary', { hasText: CIJFERS }).press('Enter')
    for (const fold of [MEER, 'Wat gebeurt er na de rentevaste periode?', 'Wat betekenen deze woorden?'])
      await element.getByRole('dialog').locator('summary', { hasText: fold }).press('Enter')
    await expect(element.getByRole('dialog').getByRole('term').filter({ hasText: 'Boeterente' })).toBeVisible()
    await whenStill(page)
    expect(await checkWithAxe(page)).toEqual([])
    const isWider = (box: Element) => box.scrollWidth > box.clientWidth
    expect(await element.getByRole('dialog').evaluate(isWider)).toBe(false)
    await expect(element.getByRole('region', { name: TABEL })).toHaveCount(width < 700 ? 0 : 1)
  })
}

for (const width of matrix([700, 768, 1280]))
  test(`in the chart of rentevaste periodes no amount wraps and no labels overlap at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { element, click } = await atStep3(page, {}, { inkomen: '80.000', price: '480.000', eigenGeld: '15.000' })
    await click(VERGELIJK)
    const chart = element.getByRole('figure').first()
    await chart.locator('svg').first().waitFor()
    const heights = await chart
      .locator('li span:has-text("€")')
      .evaluateAll((amounts) => amounts.map((amount) => amount.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(5)
    expect(Math.max(...heights)).toBeLessThan(30)
    const labels = await chart
      .locator('[aria-hidden] span', { hasText: /^€/ })
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()).filter((box) => box.width > 0))
    expect(labels.length).toBeGreaterThan(1)
    for (const [index, { left }] of labels.entries())
      if (index > 0) expect(left).toBeGreaterThan(labels[index - 1]?.right ?? 0)
  })

/** The widths and prices of the chart. At a price of 300.000 it shows net costs, and at 480.000 it shows shortages. */
const CHARTS = [360, 700, 1280].flatMap((width) => ['300.000', '480.000'].map((price) => ({ width, price })))

for (const { width, price } of matrix(CHARTS))
  test(`all rows of the chart of rentevaste periodes have one scale at ${width} px and a price of ${price}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { element, click } = await atStep3(page, {}, { inkomen: '80.000', price, eigenGeld: '15.000' })
    await click(VERGELIJK)
    const chart = element.getByRole('figure').first()
    await chart.locator('svg').first().waitFor()
    const places = await chart.locator('li svg').evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const { left, right } = drawing.getBoundingClientRect()
        return `${left} to ${right}`
      }),
    )
    expect(places.length).toBeGreaterThan(5)
    expect(new Set(places).size).toBe(1)
  })

test('with amounts of € 99.999.999 no labels on the axis of the comparison overlap at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const { element, click } = await atStep3(page, {}, { inkomen: '99.999.999', price: '99.999.999', eigenGeld: '' })
  await click(VERGELIJK)
  const chart = element.getByRole('figure').first()
  await chart.locator('svg').first().waitFor()
  const labels = await chart
    .locator('[aria-hidden] span', { hasText: /^€/ })
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()).filter((box) => box.width > 0))
  expect(labels.length).toBeGreaterThan(1)
  const overlapping = labels.filter((one, index) =>
    labels
      .slice(index + 1)
      .some(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  )
  expect(overlapping).toEqual([])
})

test('in forced colours mode the edge of an open dot has the colour that the visitor chose for pages', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const { element, click } = await atStep3(page, { kleurmodus: 'donker' })
    await click(VERGELIJK)
    const edge = element.getByRole('figure').locator('li circle:has(+ circle[stroke])').first()
    await edge.waitFor()
    const canvas = await edge.evaluate(({ ownerDocument: { body } }) => {
      body.style.backgroundColor = 'Canvas'
      return getComputedStyle(body).backgroundColor
    })
    await expect(edge).toHaveCSS('fill', canvas)
  }
})

test('ArrowRight scrolls the table "Meer cijfers per periode" sideways at 360 px', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { element, click } = await atStep3(page)
  await click(VERGELIJK)
  await element.getByRole('dialog').locator('summary', { hasText: MEER }).press('Enter')
  const table = element.getByRole('region', { name: MEER })
  await table.press('ArrowRight')
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
})

for (const width of matrix([320, 360, 1280]))
  test(`the chart of rentevaste periodes keeps labels apart and dots inside rows at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { element, click } = await atStep3(page)
    await click(VERGELIJK)
    const figure = element.getByRole('figure')
    await expect(figure.locator('li circle:first-of-type')).toHaveCount(7)
    const [labels, boxes] = await figure.evaluate((box) => {
      const edges = (element: Element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().right]
      const amounts = [...box.querySelectorAll('[aria-hidden] span')].filter((part) => part.textContent.startsWith('€'))
      const drawings = [...box.querySelectorAll<SVGElement>('li circle:first-of-type')].map((dot) => [
        ...edges(dot),
        ...edges(dot.ownerSVGElement ?? dot),
      ])
      return [amounts.map(edges), drawings]
    })
    expect(labels.length).toBeGreaterThan(1)
    for (const [place, [left = NaN]] of labels.entries()) expect(left).toBeGreaterThan(labels[place - 1]?.[1] ?? 0)
    for (const [left = NaN, right = NaN, start = NaN, end = NaN] of boxes) {
      expect((left + right) / 2).toBeGreaterThanOrEqual(start)
      expect((left + right) / 2).toBeLessThanOrEqual(end)
    }
  })

test('at 360 px the comparison folds a card for each rentevaste periode, and its chart chooses one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { element, click, list } = await atStep3(page)
  await click(VERGELIJK)
  const dialog = element.getByRole('dialog', { name: VERGELIJK })
  await expect(dialog.getByRole('list', { name: TABEL })).toBeHidden()
  await dialog.locator('summary', { hasText: CIJFERS }).click()
  await expect(dialog.getByRole('list', { name: TABEL }).getByRole('listitem')).toHaveCount(7)
  await dialog.getByRole('button', { name: 'Kies 20 jaar' }).click()
  await expect(dialog).toBeHidden()
  await expect(list('Hoe lang wil je je rente vastzetten?')).toContainText('20 jaar')
})

test('"Stoppen" stops the requests for rentevaste periodes, and "Vraag opnieuw" resumes them', async ({ page }) => {
  const { element, button } = await atStep3(page, { berekening: 'server' })
  const dialog = element.getByRole('dialog', { name: VERGELIJK })
  await page.route('**/financieringsopzet', () => undefined)
  await button(VERGELIJK).press('Enter')
  await dialog.getByRole('button', { name: 'Stoppen' }).press('Enter')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Niet berekend' })).toHaveCount(6)
  await expect(dialog.getByRole('button', { name: 'Vraag opnieuw' })).toBeFocused()
  await letThrough(page, '**/financieringsopzet')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('7 van de 7 periodes berekend.')
})

test('on a phone the chart of rentevaste periodes begins in the upper 300 px, and shows every period', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { element, click } = await atStep3(page)
  await click(VERGELIJK)
  const figure = element.getByRole('figure')
  await figure.locator('svg').first().waitFor()
  const { top, bottom } = await figure.evaluate((box) => box.getBoundingClientRect())
  expect(top).toBeLessThan(300)
  expect(bottom).toBeLessThan(844 - 72)
})

for (const width of matrix([320, 360, 1280]))
  test(`each amount on the axis of the comparison is centred on its grid line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { element, click } = await atStep3(page)
    await click(VERGELIJK)
    const figure = element.getByRole('figure')
    await figure.locator('svg').first().waitFor()
    const [labels, lines] = await figure.evaluate((box) => {
      const middle = (part: Element) => {
        const { left, right } = part.getBoundingClientRect()
        return (left + right) / 2
      }
      const amounts = [...box.querySelectorAll('[aria-hidden] span')].filter(
        (part) => part.textContent.startsWith('€') && part.getBoundingClientRect().width > 0,
      )
      return [amounts.map(middle), [...(box.querySelector('li')?.querySelectorAll('line[opacity]') ?? [])].map(middle)]
    })
    expect(labels.length).toBeGreaterThan(1)
    for (const label of labels) expect(Math.min(...lines.map((line) => Math.abs(line - label)))).toBeLessThan(1)
  })
