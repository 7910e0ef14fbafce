import { type Page } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { announced, recordAnnouncements } from '../page/recorded'
import { waitUntilReady } from '../page/calculator'
import { holdBack, laterRequest, letThrough } from '../page/requests'
import { expect, test } from '../test'
import { checkWithAxe, loadAxe } from '../accessibility/axe'
import { APPLICATION, partsOf, paintedCalculator, INKOMEN, maximum, openFirstPaint } from './firstPaint'
import {
  completeSteps,
  BRANDS,
  openHostPage,
  atHostPage,
  calculatorWith,
  CALCULATOR,
  EVERY_ATTRIBUTE,
  TEN,
  untilCalculated,
} from './hostPage'

/** Leaves calls to the service without a response, so that the summary stays as it is first drawn. */
const withoutAnswer = (page: Page) => page.route('**/financieringsopzet', () => undefined)

/** Groups of views. Each group has each audience once and each colour mode once. */
const VIEWS = [
  [
    { type: 'Klant', mode: 'licht' },
    { type: 'Adviseur', mode: 'donker' },
  ],
  [
    { type: 'Klant', mode: 'donker' },
    { type: 'Adviseur', mode: 'licht' },
  ],
]

/** Groups of window widths in pixels. Each group has a phone, a small window and a wide window. */
const WIDTHS = [
  [280, 480, 1024],
  [320, 560, 1280],
  [360, 390, 768],
]

test.describe('the first step that the loader paints', () => {
  test.use({ expectedComplaints: /label-code ontbreekt/ })

  for (const brand of ['MY', 'FL'])
    test(`for ${brand} the loader paints the same elements and styles as React draws`, async ({ page, runCase }) => {
      for (const { type, mode } of matrix(VIEWS).flat())
        await runCase(`${type}, ${mode}`, async () => {
          await withoutAnswer(page)
          const body = calculatorWith(`type="${type}" kleurmodus="${mode}" berekening="server"`, brand)
          const { calculator, takeOver } = await openFirstPaint(page, { body })
          const painted = await partsOf(calculator)
          expect(painted.length).toBeGreaterThan(100)
          const line = calculator.element.getByText('Vul de gegevens van je klant in.')
          await expect(line).toBeVisible({ visible: type === 'Adviseur' })
          await takeOver()
          expect(await partsOf(calculator)).toEqual(painted)

          await calculator.element.evaluate((host) => {
            const other = document.createElement(host.localName)
            for (const { name, value } of host.attributes) other.setAttribute(name, value)
            other.removeAttribute('label-code')
            host.replaceWith(other)
          })
          await expect(calculator.element.getByRole('alert')).toContainText('label-code ontbreekt')
          await calculator.setAttribute('label-code', brand)
          await waitUntilReady(calculator)
          expect(await partsOf(calculator)).toEqual(painted)
        })
    })
})

test('no element of the first step moves when React takes over from the loader', async ({ page }) => {
  await withoutAnswer(page)
  for (const width of matrix(WIDTHS).flat()) {
    await page.setViewportSize({ width, height: 900 })
    await letThrough(page, '**/chunks/mount-*')
    const { calculator, takeOver } = await openFirstPaint(page, { body: calculatorWith('berekening="server"') })
    const before = await partsOf(calculator)
    await takeOver()
    const after = await partsOf(calculator)
    expect(
      after.map(({ place }) => place),
      `${width}`,
    ).toEqual(before.map(({ place }) => place))
  }
})

test('the first step that the loader paints passes axe before the application loads', async ({ page }) => {
  await loadAxe(page)
  const { calculator, takeOver } = await openFirstPaint(page, { body: `<main><h1>Gast</h1>${CALCULATOR}</main>` })
  expect(await checkWithAxe(page)).toEqual([])
  await takeOver()
  await untilCalculated(calculator)
})

test('a change of label-code before loading takes effect and keeps the typed income', async ({ page }) => {
  const { calculator, takeOver } = await openFirstPaint(page)
  await calculator.fillIn(INKOMEN, '60000')
  await calculator.setAttribute('label-code', 'FL')
  await takeOver()
  await expect(calculator.field(INKOMEN)).toHaveValue('60.000')
  await expect(calculator.answer('Wat voor inkomen heb je?', 'Inkomen uit onderneming(en)')).toBeVisible()
  await expect(calculator.button('Ga verder')).toHaveCSS('background-color', 'rgb(166, 58, 15)')
})

test('with an unknown label-code the loader paints no step over the content of the element', LONG, async ({ page }) => {
  await page.route(APPLICATION, () => undefined)
  const requested = page.waitForRequest(APPLICATION)
  await openHostPage(page, { body: calculatorWith('', 'XX').replace('><', '><p>Even geduld</p><') })
  await requested
  await expect(page.getByText('Even geduld')).toBeVisible()
  await expect(page.locator('hypotheek-orientatie .kader')).toHaveCount(0)
})

test('React keeps the painted step of a second calculator with every attribute', async ({ page, complaints }) => {
  await openHostPage(page, { body: '<main></main>' })
  /** Inserts a calculator, and returns whether the button that the loader painted is still there once it is ready. */
  const insert = () =>
    page.evaluate(async (attributes) => {
      const host = document.createElement('hypotheek-orientatie')
      for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
      const ready = new Promise((resolve) => document.addEventListener('hypotheek-orientatie:gereed', resolve))
      document.querySelector('main')?.append(host)
      const painted = () => host.shadowRoot?.querySelector('.kader button')
      while (!painted()) await new Promise(requestAnimationFrame)
      const before = painted()
      await ready
      return painted() === before
    }, EVERY_ATTRIBUTE)
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/chunks/bewaren-'))
  expect(await insert()).toBe(true)
  await loaded
  await laterRequest(page)
  expect(await insert()).toBe(true)
  expect(complaints).toEqual([])
})

test('React announces nothing when it takes over the first step from the loader', LONG, async ({ page }) => {
  await page.clock.install()
  await recordAnnouncements(page)
  const { calculator, takeOver } = await openFirstPaint(page)
  await calculator.fillIn(INKOMEN, '60000')
  await takeOver()
  await expect(maximum(calculator)).toHaveText('€ 270.716')
  await page.clock.runFor(1500)
  expect(await announced(page)).toEqual([])
  await calculator.fillIn(INKOMEN, '61000')
  await expect.poll(() => announced(page)).toEqual(['polite: Er heeft een herberekening plaatsgevonden.'])
})

test('ten calculators each keep the text that is typed before the application loads', LONG, async ({ page }) => {
  const letLoad = await holdBack(page, APPLICATION)
  await openHostPage(page, { body: TEN })
  const calculators = await Promise.all(BRANDS.map((_, number) => paintedCalculator(page, `#r${number}`)))
  for (const [number, { field }] of calculators.entries()) await field(INKOMEN).pressSequentially(`3000${number}`)
  letLoad()
  for (const [number, calculator] of calculators.entries()) {
    await waitUntilReady(calculator)
    await expect(calculator.field(INKOMEN)).toHaveValue(number === 9 ? '30009' : `30.00${number}`)
  }
  await expect(page.locator('#r9').getByRole('textbox', { name: INKOMEN })).toBeFocused()
})

test('a calculator put back with answers shows them without first painting an empty step', async ({ page }) => {
  const calculator = await atHostPage(page, { body: `<main>${CALCULATOR}</main>` })
  await calculator.fillIn(INKOMEN, '60.000')
  const empty = await calculator.element.evaluate(async (host) => {
    host.remove()
    await new Promise((resolve) => setTimeout(resolve))
    document.querySelector('main')?.append(host)
    return host.shadowRoot?.querySelector('.kader') == null
  })
  expect(empty).toBe(true)
  await expect(calculator.field(INKOMEN)).toHaveValue('60.000')
})

test('a calculator removed and put back before the application loads keeps the typed text', async ({ page }) => {
  const { calculator, takeOver } = await openFirstPaint(page, { body: `<main>${CALCULATOR}</main>` })
  await calculator.fillIn(INKOMEN, '60000')
  await calculator.element.evaluate(async (host) => {
    host.remove()
    await new Promise((resolve) => setTimeout(resolve))
    document.querySelector('main')?.append(host)
  })
  await takeOver()
  await expect(calculator.field(INKOMEN)).toHaveValue('60.000')
  await completeSteps(calculator)
})
