import { type Locator, type Page } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { calculatorIn, type Calculator } from '../page/calculator'
import { laterRequest } from '../page/requests'
import { expect, test } from '../test'
import { completeSteps, openHostPage, atHostPage, calculatorWith, CALCULATOR, fillInIncome } from './hostPage'

interface Heard {
  readonly name: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly cancelable: boolean
  readonly bron: string
}

declare global {
  interface Window {
    fired?: Heard[]
  }
}

/**
 * Records the events gereed, stap, fout and doorklik that reach the document. With `cancels`, also cancels `doorklik`.
 */
const recordEvents = (page: Page, { cancels = false } = {}) =>
  page.addInitScript((cancels) => {
    const fired: Heard[] = []
    window.fired = fired
    for (const name of ['gereed', 'stap', 'fout', 'doorklik'])
      document.addEventListener(`hypotheek-orientatie:${name}`, (event) => {
        const { bron, ...detail } = (event as CustomEvent<Heard['detail'] & { readonly bron: Element }>).detail
        fired.push({ name, detail, cancelable: event.cancelable, bron: bron.id })
        if (name === 'doorklik' && cancels) event.preventDefault()
      })
  }, cancels)

const heard = async (page: Page, name: string) => {
  const fired = await page.evaluate(() => window.fired ?? [])
  return fired.filter((event) => event.name === name)
}

const LINKS = 'adviseur-zoeken-url="/doorklik.html?adviseur" hypotheek-aanvragen-url="/doorklik.html?aanvraag"'

/**
 * Returns the HTML of another element with this content in its shadow root. Only composed events leave a shadow root.
 */
const insideOther = (content: string) => `<div id="ander"><template shadowrootmode="open">${content}</template></div>`

/** Removes the calculator and waits until it is disconnected. Returns a function that puts it back on the page. */
const remove = async ({ element }: Calculator) => {
  const removed = await element.evaluateHandle(async (host) => {
    host.remove()
    await new Promise((resolve) => setTimeout(resolve))
    return host
  })
  return () => removed.evaluate((host) => document.body.append(host))
}

test('the event gereed reports step 0, and the open step after the calculator is put back', async ({ page }) => {
  await recordEvents(page)
  const calculator = await atHostPage(page, { body: insideOther(CALCULATOR) })
  const first = { detail: { stap: 0 }, cancelable: false }
  expect(await heard(page, 'gereed')).toMatchObject([first])
  await fillInIncome(calculator)
  await calculator.click('Ga verder')
  await calculator.field('Vraagprijs van de woning').waitFor()
  expect(await heard(page, 'stap')).toMatchObject([{ cancelable: false }])
  const putBack = await remove(calculator)
  await putBack()
  await calculator.field('Vraagprijs van de woning').waitFor()
  expect(await heard(page, 'gereed')).toMatchObject([first, { detail: { stap: 1 } }])
})

test.describe('the event fout of a failed load', () => {
  test.use({ expectedComplaints: /laadt niet|Failed to load resource|net::ERR/ })

  test(
    'a failed load fires one event fout, also if the element is removed and put back during the load',
    LONG,
    async ({ page }) => {
      await recordEvents(page)
      let abort = (): void => undefined
      const aborted = new Promise<void>((resolve) => {
        abort = resolve
      })
      await page.route('**/chunks/mount-*', async (route) => {
        await aborted
        await route.abort()
      })
      await openHostPage(page, { body: CALCULATOR })
      const calculator = calculatorIn(page.locator('hypotheek-orientatie'))
      await calculator.element.waitFor({ state: 'attached' })
      const putBack = await remove(calculator)
      await putBack()
      abort()
      await expect(calculator.button('Probeer opnieuw')).toBeVisible()
      await laterRequest(page)
      expect(await heard(page, 'fout')).toMatchObject([{ detail: { code: 'niet-geladen' } }])
      await expect(calculator.element.getByRole('alert')).toHaveCount(1)
    },
  )
})

const gestures: readonly (readonly [string, (link: Locator) => Promise<void>])[] = [
  ['a click', (link) => link.click()],
  ['Enter', (link) => link.press('Enter')],
  ['a Ctrl+click', (link) => link.click({ modifiers: ['Control'] })],
  ['a middle click', (link) => link.click({ button: 'middle' })],
]

test.describe('the event doorklik', () => {
  for (const [type, name, doel, query] of [
    ['Klant', 'Zoek een adviseur', 'adviseur-zoeken', 'adviseur'],
    ['Adviseur', 'Hypotheek aanvragen', 'hypotheek-aanvragen', 'aanvraag'],
  ] as const)
    test(`cancelling the event doorklik of "${name}" prevents all navigation`, async ({ page, context }) => {
      await recordEvents(page, { cancels: true })
      const calculator = await atHostPage(page, { body: insideOther(calculatorWith(`id="a" type="${type}" ${LINKS}`)) })
      await completeSteps(calculator)
      const link = calculator.element.getByRole('link', { name })
      for (const [, action] of gestures) await action(link)
      const expected = { detail: { doel, url: `/doorklik.html?${query}` }, cancelable: true, bron: 'a' }
      await expect.poll(() => heard(page, 'doorklik')).toMatchObject(gestures.map(() => expected))
      const later = context.waitForEvent('page')
      await page.evaluate(() => open('about:blank'))
      await expect(await later).toHaveURL('about:blank')
      expect(context.pages()).toHaveLength(2)
      await expect(page).toHaveURL(/gast\.html$/)
    })

  test('the event doorklik has `deellink` only after the visitor ticks the checkbox', async ({ page }) => {
    await recordEvents(page, { cancels: true })
    const calculator = await atHostPage(page, { body: calculatorWith(LINKS) })
    await completeSteps(calculator)
    const { element, click } = calculator
    const link = element.getByRole('link', { name: 'Zoek een adviseur' })
    await link.click()
    await click('Bewaar of deel')
    await element.getByRole('checkbox', { name: 'Geef de link aan de volgende pagina' }).check()
    await page.keyboard.press('Escape')
    await link.click()
    const url = '/doorklik.html?adviseur'
    await expect
      .poll(() => heard(page, 'doorklik'))
      .toMatchObject([
        { detail: { doel: 'adviseur-zoeken', url } },
        {
          detail: { doel: 'adviseur-zoeken', url, deellink: expect.stringMatching(/gast\.html#hypotheekberekening-/) },
        },
      ])
    const [without] = await heard(page, 'doorklik')
    expect(without?.detail).not.toHaveProperty('deellink')
    await expect(page).toHaveURL(/gast\.html$/)
    await expect(link).toHaveAttribute('href', url)
  })

  for (const [how, action] of gestures.slice(2))
    test(`${how} on a link opens a new tab if the event doorklik is not cancelled`, LONG, async ({ page, context }) => {
      await recordEvents(page)
      const calculator = await atHostPage(page, { body: calculatorWith(LINKS) })
      await completeSteps(calculator)
      const newPage = context.waitForEvent('page')
      await action(calculator.element.getByRole('link', { name: 'Zoek een adviseur' }))
      await expect(await newPage).toHaveURL(/doorklik\.html\?adviseur$/)
      expect(await heard(page, 'doorklik')).toHaveLength(1)
    })
})

test('kleurmodus="systeem" follows the colour mode of the system and its changes', LONG, async ({ page, runCase }) => {
  const isDark = ({ element }: Calculator) =>
    element.locator('.kader').evaluate((frame) => getComputedStyle(frame).colorScheme === 'dark')
  for (const begin of ['light', 'dark'] as const)
    await runCase(begin, async () => {
      await page.emulateMedia({ colorScheme: begin })
      const calculator = await atHostPage(page, { body: calculatorWith('kleurmodus="systeem"') })
      expect(await isDark(calculator)).toBe(begin === 'dark')
      await page.emulateMedia({ colorScheme: begin === 'dark' ? 'light' : 'dark' })
      await expect.poll(() => isDark(calculator)).toBe(begin === 'light')
    })
})
