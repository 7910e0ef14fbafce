import { LONG, matrix } from '../support/matrix'
import { atStep3 } from './page/atStep'
import { expect, test } from './test'
import { check, VIEWPORTS, setViewport } from './accessibility/check'

const VERANDEREN = 'Wat moet er veranderen?'
const TERUG = 'Terug naar je eigen antwoorden'

for (const berekening of matrix(['lokaal', 'server']))
  test(`keys try and undo a change of "Wat moet er veranderen?" (berekening=${berekening})`, async ({ page }) => {
    const { element, button, click, field, line } = await atStep3(page, { berekening })
    const dialog = element.getByRole('dialog', { name: VERANDEREN })
    await button(VERANDEREN).press('Enter')
    const tryButton = dialog.getByRole('button', { name: /^Probeer dit met .* meer eigen geld$/ })
    await tryButton.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(element.getByText(/^We rekenen nu met €\s[\d.]+ meer eigen geld\.$/)).toBeInViewport()
    await expect(line('Je benodigde hypotheek', 'Extra eigen inleg nodig')).toHaveText('€ 0')
    await page.keyboard.press('Tab')
    await expect(button(TERUG)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(element.getByRole('heading', { name: 'Je uitkomst', level: 2 })).toBeFocused()
    await expect(line('Je benodigde hypotheek', 'Extra eigen inleg nodig')).not.toHaveText('€ 0')
    await click('Vorige stap')
    await expect(field('Eigen geld')).toHaveValue('20.000')
  })

for (const { width, ...attributes } of VIEWPORTS)
  test(
    `"Wat moet er veranderen?" and a tried change pass axe and layout checks at ${width} px`,
    LONG,
    async ({ page }) => {
      await setViewport(page, width)
      const { element, click } = await atStep3(page, attributes)
      await click(VERANDEREN)
      const dialog = element.getByRole('dialog')
      await dialog.waitFor()
      await check(page)
      await dialog.getByRole('button', { name: /een woning van/ }).click()
      await element.getByText(/^We rekenen nu met een woning van/).waitFor()
      await check(page)
    },
  )

const WAT_ALS = 'Wat als je iets verandert?'
const BLOCK = 'Je benodigde hypotheek'
const SHORTAGE = 'Extra eigen inleg nodig'
/** Matches the text in the head of the dialog that compares the new outcome with the current one. */
const WAS = /(meer|minder) dan nu|nu niet meer/

for (const berekening of matrix(['lokaal', 'server']))
  test(`keys move the price slider of "Wat als je iets verandert?" (berekening=${berekening})`, async ({ page }) => {
    const { element, button, line } = await atStep3(page, { berekening })
    const first = await line(BLOCK, SHORTAGE).textContent()
    await button(WAT_ALS).press('Enter')
    const dialog = element.getByRole('dialog', { name: WAT_ALS })
    const slider = dialog.getByRole('slider', { name: 'Schuif de vraagprijs' })
    const price = dialog.getByRole('textbox', { name: 'Vraagprijs van de woning' })
    await expect(price).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(slider).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(price).toHaveValue('299.000')
    await page.keyboard.press('PageDown')
    await expect(price).not.toHaveValue('299.000')
    await page.keyboard.press('End')
    await expect(price).toHaveValue('450.000')
    await page.keyboard.press('Home')
    await expect(price).toHaveValue('150.000')
    await expect(dialog.getByText(WAS)).toBeVisible()
    await expect(line(BLOCK, SHORTAGE)).toHaveText('€ 0')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(element.getByText(/^We rekenen nu met een woning van €\s150\.000\.$/)).toBeVisible()
    await button('Terug naar je eigen antwoorden').press('Enter')
    await expect(line(BLOCK, SHORTAGE)).toHaveText(first ?? '')
  })

test('Enter in "Wat als je iets verandert?" shows the outcome and keeps the dialog open', LONG, async ({ page }) => {
  const { element, click } = await atStep3(page)
  await click(WAT_ALS)
  const dialog = element.getByRole('dialog', { name: WAT_ALS })
  await dialog.getByRole('textbox', { name: 'Vraagprijs van de woning' }).fill('250000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(WAS)).toBeVisible()
  await expect(dialog).toBeVisible()
})

for (const [width, height] of matrix([
  [360, 740],
  [1280, 800],
  [1280, 1400],
  [320, 256],
] as const))
  test(`"Wat als je iets verandert?" keeps the outcome in view at ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { element, click } = await atStep3(page)
    await click(WAT_ALS)
    const dialog = element.getByRole('dialog', { name: WAT_ALS })
    const bar = dialog.locator('[data-uitkomst]')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('radio', { name: 'A++++ (EP garantie)' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Sluiten' }).last().scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport({ ratio: 1 })
  })

test('dragging the price slider shows new figures in its dialog; releasing changes the summary', async ({ page }) => {
  const { element, click } = await atStep3(page)
  await click(WAT_ALS)
  const dialog = element.getByRole('dialog', { name: WAT_ALS })
  const slider = dialog.getByRole('slider', { name: 'Schuif de vraagprijs' })
  const box = await slider.boundingBox()
  if (box === null) throw new Error('The slider cannot be seen.')
  expect(box.height).toBeGreaterThanOrEqual(44)
  const mortgageOf = () =>
    element.evaluate((calculator) => {
      const lines = [...(calculator.shadowRoot?.querySelectorAll('aside dt') ?? [])]
      return lines.find(({ textContent }) => textContent === 'Hypotheekbedrag')?.nextElementSibling?.textContent
    })
  const before = await mortgageOf()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 5 })
  await expect(dialog.getByText(WAS)).toBeVisible()
  expect(await mortgageOf()).toBe(before)
  await page.mouse.up()
  await expect.poll(mortgageOf).not.toBe(before)
})
