import { atStep3 } from '../page/atStep'
import { expect, test } from '../test'

const VERGELIJK = 'Vergelijk rentevaste periodes'

for (const [height, inView] of [
  [560, false],
  [640, true],
] as const)
  test(`at a height of ${height} px the foot with only the button Sluiten stays in view: ${inView}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height })
    const { element, click } = await atStep3(page)
    await click(VERGELIJK)
    const button = element.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).last()
    await button.waitFor()
    await (inView ? expect(button).toBeInViewport() : expect(button).not.toBeInViewport())
  })

test('on a phone the head and the foot of a dialog take at most a fifth of the height', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { element, click } = await atStep3(page)
  for (const name of [VERGELIJK, 'Wat je kan lenen, is nog niet wat bij je past', 'Wat moet er veranderen?']) {
    await click(name)
    const dialog = element.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Sluiten' }).last().waitFor()
    const heights = await dialog
      .locator('[data-inhoud] > div:is(:first-child, :last-child)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
    expect(heights).toHaveLength(2)
    expect(heights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(844 / 5)
    await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
  }
})
