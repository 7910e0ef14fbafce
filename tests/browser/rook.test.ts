import { rekenhulpIn, openRekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

for (const labelCode of ['MY', 'FL'])
  test(`the first step stands for ${labelCode}`, async ({ page }) => {
    const { knop } = await openRekenhulp(page, { 'label-code': labelCode })
    await expect(knop('Ga verder')).toBeEnabled()
  })

test('the host page shows the calculator, and its settings reach the element at once', async ({ page }) => {
  await page.goto('/')
  const { element, knop } = rekenhulpIn(page.locator('hypotheek-orientatie'))
  await expect(knop('Ga verder')).toBeVisible()
  await expect(element).toHaveAttribute('normjaar', '2026')

  await page.getByRole('radio', { name: 'Florius' }).check({ force: true })
  await page.getByRole('radio', { name: '2025' }).check({ force: true })
  await expect(element).toHaveAttribute('label-code', 'FL')
  await expect(element).toHaveAttribute('normjaar', '2025')

  await page.reload()
  await expect(element).toHaveAttribute('label-code', 'FL')
})
