import { type Page } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { announced, recordAnnouncements } from '../page/recorded'
import { type Calculator } from '../page/calculator'
import { expect, test } from '../test'
import { INKOMEN, maximum, openFirstPaint, PARTNER, oneTaskAtATime, SAMEN, type FirstPaint } from './firstPaint'

/** Returns a visitor's actions, one for each key or click. A key goes to the element that then has the focus. */
const visit = (calculator: Calculator, page: Page): readonly (() => Promise<void>)[] => [
  () => calculator.answer(SAMEN, 'Samen').click(),
  () => calculator.field(INKOMEN).click(),
  ...'71000'.split('').map((digit) => () => page.keyboard.press(digit)),
  ...Array.from({ length: 4 }, () => () => page.keyboard.press('ArrowLeft')),
  () => page.keyboard.press('Backspace'),
  () => page.keyboard.press('5'),
  () => page.keyboard.press('Backspace'),
  () => page.keyboard.press('6'),
  () => page.keyboard.press('Tab'),
  () => page.keyboard.press('Tab'),
  () => page.keyboard.press('Tab'),
  () => page.keyboard.press('ArrowRight'),
  () => page.keyboard.press('ArrowRight'),
]

/**
 * For each case, the number of keys and clicks after which the application loads. Each of the three groups has a moment
 * before the visitor types, while typing, moving the cursor, deleting and tabbing, and at the end.
 */
const MOMENTS = [0, 1, 2].map((first) => Array.from({ length: 7 }, (_, step) => first + 3 * step))

test('no text or choice is lost when the application loads while the visitor types', async ({ page, runCase }) => {
  for (const moment of matrix(MOMENTS).flat())
    await runCase(`when the application loads after ${moment} keys and clicks`, async () => {
      const { calculator, letLoad, takeOver } = await openFirstPaint(page)
      const actions = visit(calculator, page)
      for (const [number, action] of actions.entries()) {
        if (number === moment) letLoad()
        await action()
      }
      await takeOver()
      await expect(calculator.answer(SAMEN, 'Samen')).toBeChecked()
      await expect(calculator.question('Wat voor inkomen heeft je partner?')).toBeVisible()
      await expect(calculator.field(INKOMEN)).toHaveValue('61.000')
      await expect(maximum(calculator)).toHaveText('€ 257.944')
      await expect(calculator.field(PARTNER)).toHaveValue('')
    })
})

test('the focus, selection and undo of the income field survive when the application takes over', async ({ page }) => {
  const { calculator, takeOver } = await openFirstPaint(page)
  const field = calculator.field(INKOMEN)
  await field.click()
  await page.keyboard.type('60000')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await takeOver()
  await expect(field).toBeFocused()
  const selection = () => field.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])
  expect(await selection()).toEqual([3, 5])
  await page.keyboard.press('1')
  await expect(field).toHaveValue('6001')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(field).not.toHaveValue('6001')
})

test('arrow keys before and after loading keep the income if they end on the first income type', async ({ page }) => {
  const { calculator, takeOver } = await openFirstPaint(page)
  await calculator.fillIn(INKOMEN, '60000')
  await calculator.answer('Wat voor inkomen heb je?', 'Vast dienstverband').press('ArrowDown')
  await takeOver()
  for (let round = 0; round < 6; round += 1) await page.keyboard.press('ArrowDown')
  for (let round = 0; round < 7; round += 1) await page.keyboard.press('ArrowUp')
  await expect(calculator.answer('Wat voor inkomen heb je?', 'Vast dienstverband')).toBeChecked()
  await expect(calculator.field(INKOMEN)).toHaveValue('60.000')
})

test('an income filled in without an event, before the application loads, becomes an answer', async ({ page }) => {
  const { calculator, takeOver } = await openFirstPaint(page)
  await calculator.field(INKOMEN).evaluate((field: HTMLInputElement) => {
    field.value = '60000'
  })
  await takeOver()
  await expect(calculator.field(INKOMEN)).toHaveValue('60.000')
  await expect(maximum(calculator)).toHaveText('€ 270.716')
})

test('a button pressed before the application loads acts after loading', async ({ page, runCase }) => {
  await recordAnnouncements(page)

  await runCase('"Uitleg" opens the explanation', async () => {
    const { calculator, takeOver } = await openFirstPaint(page)
    await calculator.button(`Uitleg bij ${SAMEN}`).click()
    await takeOver()
    await expect(calculator.element.getByRole('note')).toContainText('tellen jullie beide inkomens mee')
  })

  await runCase('"Bereken jaarinkomen" opens its dialog', async () => {
    const { calculator, takeOver } = await openFirstPaint(page)
    await calculator.click('Bereken jaarinkomen')
    await takeOver()
    await expect(calculator.element.getByRole('dialog')).toBeVisible()
  })

  await runCase('"Ga verder" pressed twice opens step 2 and keeps the typed income', async () => {
    const { calculator, takeOver } = await openFirstPaint(page)
    await calculator.field(INKOMEN).pressSequentially('60000')
    await calculator.click('Ga verder')
    await calculator.click('Ga verder')
    await takeOver()
    await expect(calculator.field('Vraagprijs van de woning')).toBeVisible()
    await expect(calculator.element.getByRole('heading', { level: 2 })).toBeFocused()
    await calculator.click('Vorige stap')
    await expect(calculator.field(INKOMEN)).toHaveValue('60.000')
  })

  await runCase('"Ga verder" without an income announces one error', async () => {
    const { calculator, takeOver } = await openFirstPaint(page)
    await calculator.click('Ga verder')
    await takeOver()
    await expect(calculator.field(INKOMEN)).toBeFocused()
    await expect(calculator.field(INKOMEN)).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => announced(page)).toHaveLength(1)
  })

  await runCase('typing on after "Ga verder" is not interrupted', async () => {
    const { calculator, takeOver } = await openFirstPaint(page)
    await calculator.click('Ga verder')
    await calculator.field(INKOMEN).pressSequentially('60')
    await takeOver()
    await expect(calculator.field(INKOMEN)).toBeFocused()
    await page.keyboard.type('000')
    await calculator.click('Ga verder')
    await expect(calculator.field('Vraagprijs van de woning')).toBeVisible()
  })
})

test('"Ga verder" held down while the application loads still opens step 2', async ({ page }) => {
  const { calculator, letLoad } = await openFirstPaint(page)
  await calculator.field(INKOMEN).pressSequentially('60000')
  const arrived = page.waitForResponse('**/chunks/mount-*')
  await calculator.button('Ga verder').hover()
  await page.mouse.down()
  letLoad()
  await (await arrived).finished()
  await page.mouse.up()
  await expect(calculator.field('Vraagprijs van de woning')).toBeVisible()
})

test('actions made before React takes over apply before those made just after', async ({ page, runCase }) => {
  const next = await oneTaskAtATime(page)
  /** Lets the application take over, but not yet apply the earlier actions of the visitor. */
  const takeOver = async ({ letLoad }: FirstPaint) => {
    letLoad()
    await next()
    await next()
  }
  const chosenTogether = async () => {
    const paint = await openFirstPaint(page)
    await paint.calculator.answer(SAMEN, 'Samen').click()
    await takeOver(paint)
    await expect(paint.calculator.answer(SAMEN, 'Samen')).toBeChecked()
    await expect(paint.calculator.field(PARTNER)).toBeHidden()
    return paint
  }

  await runCase('a later choice replaces the earlier one', async () => {
    const { calculator } = await chosenTogether()
    await calculator.answer(SAMEN, 'Alleen').click()
    await next()
    await expect(calculator.answer(SAMEN, 'Alleen')).toBeChecked()
    await expect(calculator.field(PARTNER)).toBeHidden()
  })

  await runCase('a later amount and the earlier choice are both kept', async () => {
    const { calculator } = await chosenTogether()
    await calculator.fillIn(INKOMEN, '60000')
    await expect(calculator.field(PARTNER)).toBeVisible()
    await next()
    await next()
    await expect(calculator.field(INKOMEN)).toHaveValue('60.000')
    await expect(calculator.answer(SAMEN, 'Samen')).toBeChecked()
    await expect(maximum(calculator)).toHaveText('€ 253.716')
  })
})
