import { type Page } from '@playwright/test'

import { waitUntilReady, calculatorIn } from '../../../browser/page/calculator'
import { expect, test } from '../../../browser/test'
import {
  completeSteps,
  leaveUnreadable,
  atHostPage,
  CALCULATOR,
  expectUnreadable,
  fillInIncome,
} from '../../../browser/host/hostPage'

const ACCENT = 'rgb(0, 107, 110)'
const FRAME = '<iframe title="Elders" width="1000" height="900" srcdoc="<!doctype html><body></body>"></iframe>'

/** Moves the calculator into the document of the iframe on the page. Returns the iframe with the calculator. */
const moveToFrame = async (page: Page) => {
  await page.evaluate(() => {
    const host = document.querySelector('hypotheek-orientatie')
    if (host) document.querySelector('iframe')?.contentDocument?.body.append(host)
  })
  const frame = page.frameLocator('iframe')
  return { frame, ...calculatorIn(frame.locator('hypotheek-orientatie')) }
}

test('a calculator moved to an iframe keeps its answers and styles and moves its live regions', async ({ page }) => {
  await leaveUnreadable(await atHostPage(page, { body: FRAME + CALCULATOR }))
  const { frame, ...there } = await moveToFrame(page)
  await expect(there.button('Ga verder')).toHaveCSS('background-color', ACCENT)
  await expectUnreadable(there)
  expect(await frame.locator('[data-hypotheek-orientatie]').count()).toBe(2)
  expect(await page.locator('[data-hypotheek-orientatie]').count()).toBe(0)
})

test('an explanation fits and overlays close in a calculator moved to a narrow iframe', async ({ page, runCase }) => {
  const moved = async () => {
    await atHostPage(page, { body: FRAME.replace('1000', '400') + CALCULATOR })
    const there = await moveToFrame(page)
    await waitUntilReady(there)
    return there
  }

  await runCase('an explanation stays within the iframe', async () => {
    const { element } = await moved()
    await element.getByRole('button', { name: 'Uitleg' }).last().click()
    const edge = await element.getByRole('note').evaluate((area) => area.getBoundingClientRect().right)
    expect(edge).toBeLessThanOrEqual(400)
  })

  await runCase('Escape and a press elsewhere close an explanation', async () => {
    const { element, frame } = await moved()
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => frame.locator('body').click({ position: { x: 2, y: 2 } }),
    ]) {
      await element.getByRole('button', { name: 'Uitleg' }).first().click()
      await expect(element.getByRole('note')).toBeVisible()
      await close()
      await expect(element.getByRole('note')).toBeHidden()
    }
  })

  await runCase('a pointerdown that keeps the focus closes the list *Energielabel*', async () => {
    const { element, frame, fillIn, click, list } = await moved()
    await fillIn('Bruto jaarinkomen', '60.000')
    await click('Ga verder')
    await list('Energielabel').click()
    await expect(element.getByRole('listbox')).toBeVisible()
    await frame.locator('body').dispatchEvent('pointerdown')
    await expect(element.getByRole('listbox')).toBeHidden()
  })

  await runCase('the summary closes when *Bruto jaarinkomen* gets the focus', async () => {
    const { element, field } = await moved()
    const bar = element.getByRole('button', { name: 'Toon de samenvatting' })
    await bar.click()
    await expect(bar).toBeHidden()
    await field('Bruto jaarinkomen').focus()
    await expect(bar).toBeVisible()
  })
})

test('a calculator moved to a document without a window and back keeps its answers', async ({ page }) => {
  const calculator = await atHostPage(page)
  await fillInIncome(calculator)
  const removed = await calculator.element.evaluateHandle((host) => {
    document.implementation.createHTMLDocument().body.append(host)
    return host
  })
  await expect.poll(() => removed.evaluate((host) => host.shadowRoot?.querySelector('.kader') ?? null)).toBeNull()
  await removed.evaluate((host) => document.body.append(host))
  await expect(calculator.field('Bruto jaarinkomen')).toHaveValue('60.000')
  await expect(calculator.button('Ga verder')).toHaveCSS('background-color', ACCENT)
  await completeSteps(calculator)
})

test('moving the element on the page closes an open list or explanation, not a dialog', async ({ page, runCase }) => {
  const open = () => atHostPage(page, { body: `<section>${CALCULATOR}</section><section id="twee"></section>` })
  const move = () =>
    page.evaluate(() => {
      const calculator = document.querySelector('hypotheek-orientatie')
      if (calculator) document.querySelector('#twee')?.append(calculator)
    })

  await runCase('an open list closes and can be opened again', async () => {
    const { element, fillIn, click, list } = await open()
    await fillIn('Bruto jaarinkomen', '60.000')
    await click('Ga verder')
    await list('Energielabel').click()
    await expect(list('Energielabel')).toHaveAttribute('aria-expanded', 'true')
    await move()
    await expect(list('Energielabel')).toHaveAttribute('aria-expanded', 'false')
    await list('Energielabel').click()
    await expect(element.getByRole('listbox')).toBeVisible()
  })

  await runCase('an open explanation closes', async () => {
    const { element } = await open()
    const explanation = element.getByRole('button', { name: 'Uitleg' }).first()
    await explanation.click()
    await expect(explanation).toHaveAttribute('aria-expanded', 'true')
    await move()
    await expect(explanation).toHaveAttribute('aria-expanded', 'false')
  })

  await runCase('an open dialog stays modal and keeps its typed text', async () => {
    const { element, click, button, field } = await open()
    await click('Bereken jaarinkomen')
    await field('Bruto maandinkomen').fill('4000')
    await move()
    const dialog = element.getByRole('dialog')
    await expect.poll(() => dialog.evaluate((area) => area.matches(':modal'))).toBe(true)
    await expect(field('Bruto maandinkomen')).toBeFocused()
    await click('Bevestig inkomen')
    await expect(dialog).toBeHidden()
    await expect(field('Bruto jaarinkomen')).toHaveValue('48.000')
    await expect(button('Bereken jaarinkomen')).toBeFocused()
  })
})
