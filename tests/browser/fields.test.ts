import { type Page } from '@playwright/test'

import { LONG } from '../support/matrix'
import { openFields, boxOf, fieldIn } from './page/fields'
import { expect, test } from './test'
import { checkWithAxe, loadAxe } from './accessibility/axe'

test('velden.html, the page of all form fields, passes axe', LONG, async ({ page, runCase }) => {
  await loadAxe(page)
  for (const [brand, colours] of [
    ['Moneyou', 'Licht'],
    ['Florius', 'Donker'],
  ] as const)
    await runCase(`every field in every state, as ${brand} in ${colours}`, async () => {
      await openFields(page, { brand, colours })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await fieldIn(page, 'getal', 'Met uitleg')
        .getByRole('button', { name: /^Uitleg/ })
        .click()
      expect(await checkWithAxe(page)).toEqual([])
    })
  await runCase('with an open list', async () => {
    await openFields(page)
    const field = fieldIn(page, 'kolommen', 'Met kolommen')
    await field.getByRole('combobox').click()
    await expect(field.getByRole('listbox')).toBeVisible()
    expect(await checkWithAxe(page, page.locator('[data-velden=kolommen]'))).toEqual([])
  })
})

test('velden.html, the page of all form fields, does not scroll sideways', LONG, async ({ page, runCase }) => {
  for (const width of [320, 360, 768, 1280])
    await runCase(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await openFields(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
})

test('selecting, typing and undoing in an amount field behave as in a plain text field', async ({ page, runCase }) => {
  const typed = (element: HTMLElement | SVGElement) => {
    const { value, selectionStart, selectionEnd } = element as HTMLInputElement
    return [value.slice(0, selectionStart ?? 0), value.slice(selectionStart ?? 0, selectionEnd ?? 0)]
  }

  await runCase('Tab selects the whole amount, so that typing replaces it', async () => {
    await openFields(page)
    const field = fieldIn(page, 'bedrag', 'Gevuld').getByRole('textbox')
    await fieldIn(page, 'bedrag', 'Leeg').getByRole('textbox').press('Tab')
    expect(await field.evaluate(typed)).toEqual(['', '350.000'])
    await page.keyboard.type('1234')
    await page.keyboard.press('Tab')
    await expect(field).toHaveValue('1.234')
  })

  await runCase('typing in the middle of an amount keeps the cursor after the typed digits', async () => {
    await openFields(page)
    const field = fieldIn(page, 'bedrag', 'Gevuld').getByRole('textbox')
    await field.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('99')
    expect(await field.evaluate(typed)).toEqual(['399', ''])
  })

  await runCase('leaving the field after an edit that changed no digit shows the thousands dots again', async () => {
    await openFields(page)
    const field = fieldIn(page, 'bedrag', 'Gevuld').getByRole('textbox')
    for (const visit of [1, 2]) {
      for (const key of ['End', '1', 'Backspace']) await field.press(key)
      await expect(field, `visit ${visit}`).toHaveValue('350000')
      await page.keyboard.press('Tab')
      await expect(field, `visit ${visit}`).toHaveValue('350.000')
    }
  })

  await runCase('Enter keeps the thousands dots until the next edit', async () => {
    await openFields(page)
    const field = fieldIn(page, 'bedrag', 'Gevuld').getByRole('textbox')
    for (const round of [1, 2]) {
      await field.press('Enter')
      expect(await field.inputValue(), `Enter ${round}`).toBe('350.000')
    }
    await page.keyboard.press('End')
    await page.keyboard.type('1')
    expect(await field.inputValue()).toBe('3500001')
  })

  const rewriteTwice = async () => {
    await openFields(page)
    const empty = fieldIn(page, 'bedrag', 'Leeg')
    await empty.getByRole('textbox').focus()
    for (const keys of ['60000', '75000']) {
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.type(keys)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
    }
    return empty
  }

  await runCase('Ctrl+Z and Ctrl+Y restore earlier amounts after the field has added dots', async () => {
    const empty = await rewriteTwice()
    for (const [key, texts] of [
      ['Control+z', ['', '60.000', '']],
      ['Control+y', ['60.000', '', '75.000']],
    ] as const)
      for (const text of texts) {
        await page.keyboard.press(key)
        await expect(empty.getByRole('textbox')).toHaveValue(text)
      }
    await page.keyboard.press('Tab')
    await expect(empty).toContainText('Waarde: 75000')
  })

  await runCase('undo and redo by `execCommand` give only texts that the field had before', async () => {
    const empty = await rewriteTwice()
    const seen = new Set<string>()
    for (const command of ['undo', 'undo', 'undo', 'redo', 'redo', 'redo', 'undo']) {
      await page.evaluate(`document.execCommand('${command}')`)
      seen.add(await empty.getByRole('textbox').inputValue())
    }
    expect(['', '60.000', '75.000', '75000']).toEqual(expect.arrayContaining([...seen]))
    expect(seen.size).toBeGreaterThan(2)
  })

  await runCase('text composed behind 350.000 is added once, and Enter confirms the whole amount', async () => {
    await openFields(page)
    const filled = fieldIn(page, 'bedrag', 'Gevuld')
    await filled.getByRole('textbox').press('End')
    const browser = await page.context().newCDPSession(page)
    await browser.send('Input.imeSetComposition', { text: '1', selectionStart: 1, selectionEnd: 1 })
    await expect(filled.getByRole('textbox')).toHaveValue('350.0001')
    await browser.send('Input.insertText', { text: '12' })
    await page.keyboard.press('Enter')
    await expect(filled).toContainText('Waarde: 35000012')
  })
})

test.describe('a list with touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens a list and chooses an option, and a tap outside closes the list', async ({ page }) => {
    await openFields(page)
    const field = fieldIn(page, 'lijst', 'Leeg')
    await field.getByRole('combobox').tap()
    await field.getByRole('option', { name: '30 jaar' }).tap()
    await expect(field).toContainText('Waarde: "360"')
    await field.getByRole('combobox').tap()
    await expect(field.getByRole('listbox')).toBeVisible()
    await page.getByRole('heading', { name: 'Lijst' }).tap()
    await expect(field.getByRole('listbox')).toBeHidden()
  })
})

/** Scrolls a field to this edge of the window and opens its list. Returns the list and the boxes of list and button. */
const openList = async (page: Page, kind: string, name: string, block: ScrollLogicalPosition) => {
  await openFields(page)
  const field = fieldIn(page, kind, name)
  const [button, list] = [field.getByRole('combobox'), field.getByRole('listbox')]
  await button.evaluate((element, side) => element.scrollIntoView({ block: side }), block)
  await button.click()
  return { button: await boxOf(button), list, place: await boxOf(list) }
}

test('a list opens below its field, above if there is no room, and is not cut off', LONG, async ({ page, runCase }) => {
  await runCase('below its field when the field is at the top of the window', async () => {
    const { button, place } = await openList(page, 'kolommen', 'Met kolommen', 'start')
    expect(place.y).toBeGreaterThan(button.bottom)
  })

  await runCase('above its field when there is no room below the field', async () => {
    const { button, place } = await openList(page, 'kolommen', 'Met kolommen', 'end')
    expect(place.bottom).toBeLessThan(button.y)
  })

  await runCase('not cut off by an element around the field that hides its overflow', async () => {
    const { list, place } = await openList(page, 'afgesneden', 'In een vak dat afsnijdt', 'start')
    const box = page.locator('[data-velden=afgesneden]')
    expect(place.bottom).toBeGreaterThan((await boxOf(box)).bottom)
    const isHit = await list.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect()
      const hit = (element.getRootNode() as ShadowRoot).elementFromPoint(left + 20, bottom - 4)
      return element.contains(hit)
    })
    expect(isHit).toBe(true)
  })
})

test('a list scrolls to an option that a key highlights, not to one under the mouse', async ({ page, runCase }) => {
  await runCase('by key: the highlighted option is fully in view, below the headings', async () => {
    await openFields(page)
    const field = fieldIn(page, 'kolommen', 'Met kolommen')
    await field.getByRole('combobox').focus()
    for (const key of ['End', 'ArrowUp', 'Home', 'PageDown', 'PageUp']) {
      await page.keyboard.press(key)
      const list = await boxOf(field.getByRole('listbox'))
      const headings = await boxOf(field.getByText('Extra voor energie besparen', { exact: true }))
      const option = await boxOf(field.locator('[role=option][data-actief]'))
      expect(option.y).toBeGreaterThanOrEqual(headings.bottom - 1)
      expect(option.bottom).toBeLessThanOrEqual(list.bottom)
    }
  })

  await runCase('by mouse: the list does not scroll', async () => {
    await openFields(page)
    const field = fieldIn(page, 'kolommen', 'Met kolommen')
    await field.getByRole('combobox').click()
    const list = field.getByRole('listbox')
    const scrolled = () => list.evaluate((element) => element.scrollTop)
    const begin = await scrolled()
    const place = await boxOf(list)
    await page.mouse.move(place.middle, place.bottom - 3)
    await page.mouse.move(place.middle + 5, place.bottom - 3)
    expect(await scrolled()).toBe(begin)
  })
})
