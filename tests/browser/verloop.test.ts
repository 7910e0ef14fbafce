import { LONG, matrix } from '../support/matrix'
import { atStep3 } from './page/atStep'
import { whenStill } from './page/whenStill'
import { expect, test } from './test'
import { checkWithAxe } from './accessibility/axe'
import { VIEWPORTS, setViewport } from './accessibility/check'

const VERLOOP = 'Bekijk het verloop over 30 jaar'

test('keys open the repayment schedule, unfold a year, set the year of both charts and close the schedule', async ({
  page,
}) => {
  const { element, button } = await atStep3(page)
  const dialog = element.getByRole('dialog', { name: VERLOOP })
  await button(VERLOOP).press('Enter')
  await expect(dialog.getByRole('row')).toHaveCount(31)
  await expect(dialog.getByRole('figure')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Jaar 30' }).press('Enter')
  await expect(dialog.getByRole('row')).toHaveCount(43)
  await expect(dialog.getByRole('row').last()).toContainText('Maand 12')

  const [rest, costs] = [element.getByRole('slider').first(), element.getByRole('slider').last()]
  await expect(rest).toHaveAttribute('aria-valuetext', /^Jaar 10: Nog af te lossen €/)
  await costs.press('ArrowRight')
  await expect(costs).toHaveAttribute('aria-valuetext', /^Jaar 11: Netto €.* Bruto €.* Rente €.* Aflossing €/)
  await expect(rest).toHaveAttribute('aria-valuetext', /^Jaar 11: /)
  await costs.press('End')
  await expect(rest).toHaveAttribute('aria-valuetext', /^Jaar 30: Nog af te lossen €\s0$/)
  const drawing = element.getByRole('figure').first().locator('svg').first()
  const { width = NaN, height = NaN } = (await drawing.boundingBox()) ?? {}
  await drawing.hover({ position: { x: (4.5 / 30) * width, y: height / 2 }, force: true })
  await expect(rest).toHaveAttribute('aria-valuetext', /^Jaar 5: /)
  await expect(costs).toHaveAttribute('aria-valuetext', /^Jaar 5: /)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(VERLOOP)).toBeFocused()
})

for (const { width, ...attributes } of matrix(VIEWPORTS)) {
  test(`the repayment schedule passes axe and does not scroll sideways at ${width} px`, async ({ page }) => {
    await setViewport(page, width)
    const { element, click } = await atStep3(page, attributes)
    await click(VERLOOP)
    await element.getByRole('figure').first().locator('svg').first().waitFor()
    await click('Jaar 1')
    await whenStill(page)
    expect(await checkWithAxe(page)).toEqual([])
    const isWider = (box: Element) => box.scrollWidth > box.clientWidth
    for (const part of [
      element.getByRole('dialog'),
      element.getByRole('region', { name: 'Het verloop van jaar tot jaar' }),
    ])
      expect(await part.evaluate(isWider)).toBe(false)
  })
}

test('the slider thumb of the repayment schedule is aligned with the column of its year', LONG, async ({ page }) => {
  const { element, click } = await atStep3(page)
  await click(VERLOOP)
  const [slider, column] = [element.getByRole('slider').first(), element.locator('rect[fill-opacity]').first()]
  for (const [key, part] of [
    ['Home', 0],
    ['End', 1],
  ] as const) {
    await slider.press(key)
    const [track, below] = [await slider.boundingBox(), await column.boundingBox()]
    if (track === null || below === null) throw new Error('nothing is drawn')
    const THUMB = 16
    const thumb = track.x + THUMB / 2 + part * (track.width - THUMB)
    expect(Math.abs(thumb - (below.x + below.width / 2))).toBeLessThan(2)
  }
})

test('forced colours give the chart columns of the repayment schedule the text colour', LONG, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { element, click } = await atStep3(page)
  await click(VERLOOP)
  const figure = element.getByRole('figure', { name: 'Wat je nog moet aflossen' })
  const column = figure.locator('rect[fill=currentColor][y]').first()
  await column.waitFor()
  const colourOf = (element: Element) => getComputedStyle(element).color
  expect(await column.evaluate(colourOf)).toBe(await figure.locator('p').first().evaluate(colourOf))
})
