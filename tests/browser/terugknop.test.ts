import { type Page } from '@playwright/test'

import { typeToStep3 } from './page/atStep'
import { waitUntilReady, openCalculator, calculatorIn, type Calculator } from './page/calculator'
import { whenDrawn } from './page/whenStill'
import { expect, test } from './test'
import { openHostPage, calculatorWith, readyCalculator } from './host/hostPage'

const TERUG = { 'label-code': 'MY', terugknop: '' }

const title = ({ element }: Calculator, name: string) => element.getByRole('heading', { name, exact: true, level: 2 })
const STEP1 = 'Maximale hypotheek'
const STEP2 = 'Benodigde hypotheek'
const STEP3 = 'Je uitkomst'

/** Goes back after the evaluation has ended, because leaving the page would make it fail. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))
const forward = (page: Page) => page.evaluate(() => history.forward())
const historyLength = (page: Page) => page.evaluate(() => history.length)

/** Returns how far the top of the calculator is below the top of the window, in pixels. */
const topOf = ({ element }: Calculator) => element.evaluate((host) => host.getBoundingClientRect().top)

test('with terugknop, Back and Forward open a step, focus its title and show the element top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('doorklik.html')
  const calculator = await typeToStep3(page, TERUG)
  await page.mouse.wheel(0, 2000)
  await back(page)
  await expect(title(calculator, STEP2)).toBeFocused()
  await expect(calculator.field('Vraagprijs van de woning')).toHaveValue('300.000')
  await expect.poll(() => topOf(calculator)).toBeGreaterThanOrEqual(0)
  await back(page)
  await expect(title(calculator, STEP1)).toBeFocused()
  await forward(page)
  await forward(page)
  await expect(title(calculator, STEP3)).toBeFocused()
  await expect.poll(() => topOf(calculator)).toBeGreaterThanOrEqual(0)
  await back(page)
  await back(page)
  await expect(title(calculator, STEP1)).toBeFocused()
  await back(page)
  await expect(page).toHaveURL(/doorklik\.html$/)
})

test('with terugknop, "Vorige stap" and the list of steps go back in the browser history', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('doorklik.html')
  const calculator = await typeToStep3(page, TERUG)
  const before = await historyLength(page)
  await calculator.click('Vorige stap')
  await expect(title(calculator, STEP2)).toBeFocused()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"onder":1')
  await whenDrawn(page)
  expect(await topOf(calculator)).toBeGreaterThanOrEqual(0)
  await forward(page)
  await expect(title(calculator, STEP3)).toBeFocused()
  await calculator.element.getByRole('button', { name: /stap 1 van 3/ }).click()
  await expect(title(calculator, STEP1)).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('0}')
  expect(await historyLength(page)).toBe(before)
  await back(page)
  await expect(page).toHaveURL(/doorklik\.html$/)
})

test('with terugknop, Back to step 1 keeps the price that the visitor was still typing on step 2', async ({ page }) => {
  const calculator = await openCalculator(page, TERUG)
  await calculator.fillIn('Bruto jaarinkomen', '60.000')
  await calculator.click('Ga verder')
  await calculator.field('Vraagprijs van de woning').fill('250000')
  await back(page)
  await expect(title(calculator, STEP1)).toBeFocused()
  await forward(page)
  await expect(calculator.field('Vraagprijs van de woning')).toHaveValue('250.000')
})

test('with terugknop, Back closes an open dialog and stays on the step', async ({ page }) => {
  const calculator = await typeToStep3(page, TERUG)
  await calculator.click('Bewaar of deel')
  await calculator.element.getByRole('dialog').waitFor()
  await back(page)
  await expect(calculator.element.getByRole('dialog')).toHaveCount(0)
  await expect(title(calculator, STEP3)).toBeVisible()
  await expect(calculator.button('Bewaar of deel')).toBeFocused()
  await expect(calculator.button('Bewaar of deel')).toBeInViewport()
  await back(page)
  await expect(title(calculator, STEP2)).toBeFocused()
})

test('without terugknop the steps do not change the browser history', async ({ page }) => {
  const calculator = await openCalculator(page)
  const before = await historyLength(page)
  await calculator.fillIn('Bruto jaarinkomen', '60.000')
  await calculator.click('Ga verder')
  await expect(title(calculator, STEP2)).toBeFocused()
  await calculator.click('Vorige stap')
  await expect(title(calculator, STEP1)).toBeFocused()
  expect(await historyLength(page)).toBe(before)
  expect(await page.evaluate(() => history.state as unknown)).toBeNull()
})

/** The body of a page with a router that shows the route of the current history entry. */
const ROUTER = `<h1></h1><nav><button>Verder op de pagina</button></nav>
  <script type="module">
    const show = (state) => (document.querySelector('h1').textContent = state?.route ?? 'geen route')
    history.replaceState({ route: 'begin', diep: { van: 'de pagina' } }, '')
    show(history.state)
    addEventListener('popstate', ({ state }) => show(state))
    document.querySelector('nav button').onclick = () => {
      history.pushState({ route: 'verder' }, '', '?verder')
      show(history.state)
    }
  </script>`

test('with terugknop, the router of the host page keeps its history entries, state and URLs', async ({ page }) => {
  await openHostPage(page, { body: ROUTER + calculatorWith('terugknop') })
  const calculator = await readyCalculator(page)
  const route = page.getByRole('heading', { level: 1 })
  await calculator.fillIn('Bruto jaarinkomen', '60.000')
  await calculator.click('Ga verder')
  await expect(title(calculator, STEP2)).toBeFocused()
  expect(await page.evaluate(() => history.state as unknown)).toMatchObject({
    route: 'begin',
    diep: { van: 'de pagina' },
  })
  await page.getByRole('button', { name: 'Verder op de pagina' }).click()
  await expect(route).toHaveText('verder')
  await calculator.fillIn('Vraagprijs van de woning', '300.000')
  await calculator.click('Ga verder')
  await expect(title(calculator, STEP3)).toBeFocused()
  await expect(page).toHaveURL(/\?verder$/)
  await back(page)
  await expect(title(calculator, STEP2)).toBeFocused()
  await expect(route).toHaveText('verder')
  await back(page)
  await expect(route).toHaveText('begin')
  await expect(page).toHaveURL(/gast\.html$/)
  await expect(title(calculator, STEP2)).toBeVisible()
  await back(page)
  await expect(title(calculator, STEP1)).toBeFocused()
  await expect(route).toHaveText('begin')
})

test('with terugknop, Back from an anchor link of the host page stays on step 2', async ({ page }) => {
  await openHostPage(page, {
    body: `<a href="#voet">Naar de voet</a>${calculatorWith('terugknop')}<p id="voet">Voet</p>`,
  })
  const calculator = await readyCalculator(page)
  await calculator.fillIn('Bruto jaarinkomen', '60.000')
  await calculator.click('Ga verder')
  await expect(title(calculator, STEP2)).toBeFocused()
  await page.getByRole('link', { name: 'Naar de voet' }).click()
  await expect(page).toHaveURL(/#voet$/)
  await expect(title(calculator, STEP2)).toBeVisible()
  await back(page)
  await expect(page).toHaveURL(/gast\.html$/)
  await expect(title(calculator, STEP2)).toBeVisible()
  await back(page)
  await expect(title(calculator, STEP1)).toBeFocused()
})

test('with terugknop, two calculators keep separate steps in history, also after one is removed', async ({ page }) => {
  await openHostPage(page, { body: ['een', 'twee'].map((id) => calculatorWith(`id="${id}" terugknop`)).join('') })
  const [first, second] = [await readyCalculator(page, '#een'), await readyCalculator(page, '#twee')]
  for (const calculator of [first, second]) {
    await calculator.fillIn('Bruto jaarinkomen', '60.000')
    await calculator.click('Ga verder')
    await expect(title(calculator, STEP2)).toBeFocused()
  }
  await back(page)
  await expect(title(second, STEP1)).toBeFocused()
  await expect(title(first, STEP2)).toBeVisible()
  await back(page)
  await expect(title(first, STEP1)).toBeFocused()
  await forward(page)
  await expect(title(first, STEP2)).toBeFocused()
  await expect(title(second, STEP1)).toBeVisible()
  await page.evaluate(() => document.querySelector('#een')?.remove())
  await forward(page)
  await expect(title(second, STEP2)).toBeFocused()
})

test('with terugknop, answers restored after a reload open their step; Back opens the one before', async ({ page }) => {
  await page.goto('doorklik.html')
  await typeToStep3(page, { ...TERUG, bewaren: '' })
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toMatch(/ 2$/)
  await page.reload()
  const calculator = calculatorIn(page.locator('hypotheek-orientatie'))
  await waitUntilReady(calculator)
  await calculator.click('Gebruik mijn antwoorden')
  await expect(title(calculator, STEP3)).toBeFocused()
  await back(page)
  await expect(title(calculator, STEP2)).toBeFocused()
  await expect(calculator.field('Vraagprijs van de woning')).toHaveValue('300.000')
  await back(page)
  await expect(title(calculator, STEP1)).toBeFocused()
  await back(page)
  await expect(page).toHaveURL(/doorklik\.html$/)
})

test('with terugknop, Back leaves the page after a reload that restores no answers', async ({ page }) => {
  await page.goto('doorklik.html')
  await typeToStep3(page, TERUG)
  const written = () => page.evaluate(() => JSON.stringify(history.state))
  await expect.poll(written).toContain('onder')
  await page.reload()
  const calculator = calculatorIn(page.locator('hypotheek-orientatie'))
  await waitUntilReady(calculator)
  await expect.poll(written).not.toContain('onder')
  await back(page)
  await expect(page).toHaveURL(/doorklik\.html$/)
})

test("with terugknop, 'wijzig' opens the question with the focus in it, in view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const calculator = await typeToStep3(page, TERUG)
  await calculator.click('Wijzig eigen geld')
  const field = calculator.field('Eigen geld')
  await expect(field).toBeFocused()
  await whenDrawn(page)
  await expect(field).toBeInViewport({ ratio: 1 })
})
