import { readFileSync } from 'node:fs'
import { type JSHandle } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { ROOT } from '../../support/root'
import { calculatorIn } from '../page/calculator'
import { expect, test } from '../test'
import {
  completeSteps,
  BRANDS,
  leaveUnreadable,
  openHostPage,
  atHostPage,
  calculatorWith,
  CALCULATOR,
  TEN,
  expectUnreadable,
} from './hostPage'

const places = `<section id="een"><div>${CALCULATOR}</div></section><section id="twee"><div></div></section>`

/** Whether this element shows a calculator; the element need not be on the page. */
const isDrawn = (element: JSHandle<Element>): Promise<boolean> =>
  element.evaluate((host) => host.shadowRoot?.querySelector('.kader') != null)

test('moving the calculator within the page keeps the answers, the step and unreadable text', async ({ page }) => {
  const calculator = await atHostPage(page, { body: places })
  await leaveUnreadable(calculator)
  await page.evaluate(() => {
    const calculator = document.querySelector('hypotheek-orientatie')
    if (calculator) document.querySelector('#twee > div')?.append(calculator)
  })
  await expect(page.locator('#twee hypotheek-orientatie')).toBeVisible()
  await expectUnreadable(calculator)
})

test('removing the calculator and putting it back keeps answers, step and unreadable text', async ({ page }) => {
  const calculator = await atHostPage(page, { body: places })
  await leaveUnreadable(calculator)
  const removed = await calculator.element.evaluateHandle((host) => {
    host.remove()
    return host
  })
  await expect.poll(() => isDrawn(removed)).toBe(false)
  await removed.evaluate((host) => document.querySelector('#twee > div')?.append(host))
  await expectUnreadable(calculator)
  await completeSteps(calculator)
})

test.describe('an element with an unknown brand', () => {
  const MELDING = 'label-code ontbreekt of is onbekend: XX; kies MY of FL'
  test.use({ expectedComplaints: new RegExp(MELDING) })

  test('an unknown label-code shows only an error, and a known one restores everything typed', async ({ page }) => {
    const calculator = await atHostPage(page)
    await leaveUnreadable(calculator)
    await calculator.setAttribute('label-code', 'XX')
    await expect(calculator.element.getByRole('alert')).toHaveText(MELDING)
    await expect(calculator.button('Ga verder')).toBeHidden()
    await calculator.setAttribute('label-code', 'FL')
    await expectUnreadable(calculator)
    await expect(calculator.element.getByText('label-code ontbreekt')).toHaveCount(0)
  })

  test('correcting an unknown label-code restores the open dialog and its amount', LONG, async ({ page }) => {
    const { click, field, fillIn, setAttribute } = await atHostPage(page, {
      body: `<button>Buiten</button>${CALCULATOR}`,
    })
    await click('Bereken jaarinkomen')
    await fillIn('Bruto maandinkomen', '4.000')
    await setAttribute('label-code', 'XX')
    await page.getByRole('button', { name: 'Buiten' }).click()
    await setAttribute('label-code', 'MY')
    await expect(field('Bruto maandinkomen')).toHaveValue(/^4\.?000$/)
    await click('Bevestig inkomen')
    await expect(field('Bruto jaarinkomen')).toHaveValue('48.000')
  })
})

test('ten calculators of mixed brands do not influence each other', async ({ page }) => {
  await openHostPage(page, { body: TEN })
  const calculators = BRANDS.map((brand, number) => ({ brand, number, ...calculatorIn(page.locator(`#r${number}`)) }))
  for (const { button } of calculators) await expect(button('Ga verder')).toBeVisible()
  for (const { number, fillIn } of calculators) await fillIn('Bruto jaarinkomen', String(30_000 + number))
  const [first, ...others] = calculators
  await first?.click('Ga verder')

  for (const { brand, number, field, answer, button } of others) {
    await expect(field('Bruto jaarinkomen')).toHaveValue(`30.00${number}`)
    const zzp = brand === 'MY' ? 'Zzp-inkomen' : 'Inkomen uit onderneming(en)'
    await expect(answer('Wat voor inkomen heb je?', zzp)).toBeVisible()
    const accent = brand === 'MY' ? 'rgb(0, 107, 110)' : 'rgb(166, 58, 15)'
    await expect(button('Ga verder')).toHaveCSS('background-color', accent)
  }
  await expect(page.locator('#r0').getByRole('textbox', { name: 'Vraagprijs van de woning' })).toBeVisible()
  expect(await page.locator('[data-hypotheek-orientatie]').count()).toBe(2)
})

test('ten calculators share one style sheet', LONG, async ({ page }) => {
  await openHostPage(page, { body: TEN })
  await expect(page.locator('.kader')).toHaveCount(10)
  const sheets = await page.locator('hypotheek-orientatie').evaluateAll((hosts) => {
    const last = new Set(hosts.map(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets.at(-1)))
    return [last.size, last.has(undefined)]
  })
  expect(sheets).toEqual([1, false])
})

const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { readonly version: string }

test('a second loader script does nothing, and warns if its version differs', LONG, async ({ page, warnings }) => {
  await page.route('**/element/anders.js', async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('anders', 'hypotheek-orientatie') })
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(`"${version}"`, '"9.9.9"') })
  })
  const scripts = ['hypotheek-orientatie.js?nogeens', 'anders.js'].map(
    (file) => `<script type="module" src="element/${file}"></script>`,
  )
  await completeSteps(await atHostPage(page, { body: calculatorWith('') + scripts.join('') }))
  expect(warnings).toEqual([
    `hypotheek-orientatie: versie 9.9.9 doet niets, want versie ${version} was eerder geladen.`,
  ])
})
