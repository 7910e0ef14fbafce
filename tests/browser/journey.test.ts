import { LONG, matrix } from '../support/matrix'
import { atStep2 } from './page/atStep'
import { households, journey, viewports } from './page/journey'
import { expect, test } from './test'

const BRANDS = ['MY', 'FL'] as const

/** Every window with every brand. */
const VIEWS = viewports.flatMap((viewport) => BRANDS.map((labelCode) => ({ viewport, labelCode })))

/** Groups of journeys. Each group has each household once, in a view of its own. */
const JOURNEYS = VIEWS.map((_, shift) =>
  VIEWS.flatMap((view, row) =>
    households
      .filter((_, place) => (place + shift) % VIEWS.length === row)
      .map((household) => ({ household, ...view })),
  ),
)

for (const { household, viewport, labelCode } of matrix(JOURNEYS).flat()) {
  const size = `${viewport.width} by ${viewport.height}`
  test(`${household.name} sees each key figure without scrolling at ${size} (${labelCode})`, async ({ page }, info) => {
    await page.setViewportSize(viewport)
    await journey(page, labelCode, household, async (step) => {
      await info.attach(`step ${step}`, { body: await page.screenshot(), contentType: 'image/png' })
    })
  })
}

test('at 640 by 360 px, a phone on its side, the key figure of each step is in view', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  for (const household of households) await journey(page, 'MY', household)
})

test('the summary bar shows a shortage on step 3, and "Vul eigen geld in" focuses "Eigen geld"', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const rentetarieven = JSON.stringify({ 120: 3.75 })
  const { element, click, list, field, fillIn } = await atStep2(page, { 'label-code': 'MY', rentetarieven })
  await fillIn('Vraagprijs van de woning', '300.000')
  const bar = element.getByRole('button', { name: /^Extra eigen inleg nodig/ })
  await expect(bar).toBeVisible()
  await click('Ga verder')
  await expect(list('Hoe lang wil je je rente vastzetten?')).toBeVisible()
  await expect(bar).toBeVisible()
  await expect(element.getByText('Bij geen enkele periode kan je dit bedrag lenen.')).toBeVisible()
  await element.getByRole('button', { name: 'Vul eigen geld in' }).press('Enter')
  await expect(field('Eigen geld')).toBeFocused()
  await expect(field('Eigen geld')).toBeInViewport({ ratio: 1 })
})
