import type { Locator } from '@playwright/test'

import { atStep3 } from './page/atStep'
import { boxOf } from './page/fields'
import { expect, test } from './test'

const WAT_ALS = 'Wat als je iets verandert?'
const INCOME = 'Schuif je inkomen'
const PERIOD = 'Hoe lang wil je je rente vastzetten?'
const KEEP = 'Bewaar deze situatie'
/** The sizes of phones in pixels, of which one lies on its side. */
const PHONES = [
  [320, 568],
  [360, 640],
  [568, 320],
  [390, 844],
] as const
/** Amounts without a shortage. */
const ENOUGH = { inkomen: '60.000', price: '200.000', eigenGeld: '20.000' }

const topOf = async (control: Locator): Promise<number> => (await boxOf(control)).y

const hasRoom = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((box) => box.scrollWidth <= box.clientWidth && box.getBoundingClientRect().right <= innerWidth)

/** Returns the height in pixels of the head and the foot that stay in view; the cross adds none to it. */
const fixedHeight = async (dialog: Locator): Promise<number> =>
  dialog.evaluate((box) => {
    box.scrollTop = 200
    const { top, bottom } = box.getBoundingClientRect()
    const fixed = [...box.querySelectorAll('*')].filter((part) => getComputedStyle(part).position === 'sticky')
    const inView = (part: Element): number => {
      const at = part.getBoundingClientRect()
      return Math.max(0, Math.min(at.bottom, bottom) - Math.max(at.top, top))
    }
    const rows = fixed.filter((part) => part.tagName !== 'BUTTON')
    return rows.reduce((sum, part) => sum + inView(part), 0)
  })

test.describe('the what-if dialog on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  for (const [name, amounts] of [
    ['a net cost', ENOUGH],
    ['a shortage', undefined],
  ] as const)
    test(`the head and the foot take at most a fifth of the screen, with ${name} and after a change`, async ({
      page,
    }) => {
      const { element, click } = await atStep3(page, {}, amounts)
      const isSmall = async (): Promise<void> => {
        for (const [width, height] of PHONES) {
          await page.setViewportSize({ width, height })
          const fixed = await fixedHeight(dialog)
          expect(fixed, `${width} by ${height}: the figure stays in view`).toBeGreaterThan(30)
          expect(fixed, `${width} by ${height}`).toBeLessThanOrEqual(height / 5)
        }
      }
      await click(WAT_ALS)
      const dialog = element.getByRole('dialog', { name: WAT_ALS })
      await expect(dialog.locator('[data-uitkomst]')).toBeVisible()
      await isSmall()
      await dialog.getByRole('slider', { name: PERIOD }).press('ArrowRight')
      await dialog.getByRole('slider', { name: 'Schuif de vraagprijs' }).press('ArrowRight')
      await dialog.getByRole('button', { name: KEEP }).press('Enter')
      await expect(dialog.getByRole('button', { name: 'Situatie bewaard' })).toBeFocused()
      await isSmall()
      await dialog.getByRole('textbox', { name: 'Bruto jaarinkomen' }).focus()
      await expect(dialog.locator('[data-uitkomst]')).toBeInViewport({ ratio: 1 })
    })

  test('dragging the income slider keeps it under the pointer while the pictures appear', async ({ page }) => {
    const { element, click } = await atStep3(page, {}, ENOUGH)
    await click(WAT_ALS)
    const dialog = element.getByRole('dialog', { name: WAT_ALS })
    const slider = dialog.getByRole('slider', { name: INCOME })
    const title = dialog.getByRole('heading', { name: 'Netto per maand' })
    await slider.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await boxOf(slider)
    await page.mouse.move(x + width / 3, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
    await expect(dialog.getByRole('textbox', { name: 'Bruto jaarinkomen' })).not.toHaveValue('60.000')
    await expect(title).toBeAttached()
    expect(await topOf(slider)).toBe(y)
    await page.mouse.up()
    expect(Math.abs((await topOf(slider)) - y)).toBeLessThanOrEqual(1)
  })

  test('a chosen energy label stays under the pointer when the pictures appear above it', async ({ page }) => {
    const { element, click } = await atStep3(page, {}, ENOUGH)
    await click(WAT_ALS)
    const dialog = element.getByRole('dialog', { name: WAT_ALS })
    const label = dialog.getByRole('radio', { name: 'A+++', exact: true })
    await label.scrollIntoViewIfNeeded()
    const y = await topOf(label)
    await label.click()
    await expect(dialog.getByRole('heading', { name: 'Netto per maand' })).toBeAttached()
    expect(Math.abs((await topOf(label)) - y)).toBeLessThanOrEqual(1)
  })
})

test('keys move the period, keep a situation and bring it back; the page undoes it', async ({ page }) => {
  const { element, button, line } = await atStep3(page, {}, ENOUGH)
  const cost = () => line('Je benodigde hypotheek', 'Netto maandlast')
  const first = await cost().textContent()
  await button(WAT_ALS).press('Enter')
  const dialog = element.getByRole('dialog', { name: WAT_ALS })
  const period = dialog.getByRole('slider', { name: PERIOD })
  await period.press('ArrowRight')
  await expect(period).toHaveAttribute('aria-valuetext', /^15 jaar, /)
  const kept = await cost().textContent()
  expect(kept).not.toBe(first)
  await page.setViewportSize({ width: 320, height: 700 })
  await dialog.getByRole('button', { name: KEEP }).press('Enter')
  await period.press('End')
  await expect(period).toHaveAttribute('aria-valuetext', /^30 jaar, /)
  const amountsOf = (figure: string) =>
    dialog.locator('dl > div', { has: page.locator('dt', { hasText: figure }) }).locator('dd')
  await expect(amountsOf('Netto maandlast')).toHaveText([/^Nu/, /^Bewaard/, /^Dan/])
  await expect(amountsOf('Eigen geld'), 'one amount if no situation has another').toHaveText(['€\u00A020.000'])
  expect(await hasRoom(dialog), 'no sideways scrolling at 320 px').toBe(true)
  await dialog.getByRole('button', { name: 'Gebruik deze situatie' }).press('Enter')
  await expect(period).toHaveAttribute('aria-valuetext', /^15 jaar, /)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cost()).toHaveText(kept ?? '')
  await expect(element.getByText('We rekenen nu met een rentevaste periode van 15 jaar.')).toBeVisible()
  await button('Terug naar je eigen antwoorden').press('Enter')
  await expect(cost()).toHaveText(first ?? '')
})

test('in the price line the ring of the home moves with the price, and not at all with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { element, click } = await atStep3(page, {}, ENOUGH)
  await click(WAT_ALS)
  const dialog = element.getByRole('dialog', { name: WAT_ALS })
  const price = dialog.getByRole('slider', { name: 'Schuif de vraagprijs' })
  await price.press('PageUp')
  const ring = dialog.locator('[data-merk=woning]')
  const first = await placeOf(ring)
  expect(first).toBeGreaterThan(await placeOf(dialog.locator('[data-merk=was]')))
  await expect(ring).toHaveCSS('transition-duration', '0s')
  await price.press('PageUp')
  await expect.poll(() => placeOf(ring)).toBeGreaterThan(first)
  await expect(price).toBeFocused()
})

/** Returns how far a mark is from the left of the window, in pixels. */
const placeOf = (mark: Locator): Promise<number> => mark.evaluate((box) => box.getBoundingClientRect().x)
