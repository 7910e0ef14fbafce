import { type Page } from '@playwright/test'

import { LONG } from '../support/matrix'
import { openVelden, plekVan, staat } from './pagina/velden'
import { expect, test } from './test'
import { keurMetAxe, laadAxe } from './toegankelijkheid/axe'

test('every field passes axe', LONG, async ({ page, geval }) => {
  await laadAxe(page)
  for (const [merk, kleuren] of [
    ['Moneyou', 'Licht'],
    ['Florius', 'Donker'],
  ] as const)
    await geval(`in every state, as ${merk} in ${kleuren}`, async () => {
      await openVelden(page, { merk, kleuren })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await staat(page, 'getal', 'Met uitleg')
        .getByRole('button', { name: /^Uitleg/ })
        .click()
      expect(await keurMetAxe(page)).toEqual([])
    })
  await geval('as an open list', async () => {
    await openVelden(page)
    const veld = staat(page, 'kolommen', 'Met kolommen')
    await veld.getByRole('combobox').click()
    await expect(veld.getByRole('listbox')).toBeVisible()
    expect(await keurMetAxe(page, page.locator('[data-velden=kolommen]'))).toEqual([])
  })
})

test('the page of all fields is not wider than the window', LONG, async ({ page, geval }) => {
  for (const width of [320, 360, 768, 1280])
    await geval(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await openVelden(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
})

test('an amount field behaves as any text field', async ({ page, geval }) => {
  const getypt = (element: HTMLElement | SVGElement) => {
    const { value, selectionStart, selectionEnd } = element as HTMLInputElement
    return [value.slice(0, selectionStart ?? 0), value.slice(selectionStart ?? 0, selectionEnd ?? 0)]
  }

  await geval('Tab selects the whole amount, so that typing replaces it', async () => {
    await openVelden(page)
    const veld = staat(page, 'bedrag', 'Gevuld').getByRole('textbox')
    await staat(page, 'bedrag', 'Leeg').getByRole('textbox').press('Tab')
    expect(await veld.evaluate(getypt)).toEqual(['', '350.000'])
    await page.keyboard.type('1234')
    await page.keyboard.press('Tab')
    await expect(veld).toHaveValue('1.234')
  })

  await geval('typing in the middle keeps the cursor in its place', async () => {
    await openVelden(page)
    const veld = staat(page, 'bedrag', 'Gevuld').getByRole('textbox')
    await veld.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('99')
    expect(await veld.evaluate(getypt)).toEqual(['399', ''])
  })

  await geval('an edit that changes nothing restores the dots', async () => {
    await openVelden(page)
    const veld = staat(page, 'bedrag', 'Gevuld').getByRole('textbox')
    for (const bezoek of [1, 2]) {
      await veld.press('End')
      await page.keyboard.press('Delete')
      await page.keyboard.press('Tab')
      await expect(veld, `visit ${bezoek}`).toHaveValue('350.000')
    }
  })

  await geval('Enter keeps the dots until the next edit', async () => {
    await openVelden(page)
    const veld = staat(page, 'bedrag', 'Gevuld').getByRole('textbox')
    for (const keer of [1, 2]) {
      await veld.press('Enter')
      expect(await veld.inputValue(), `Enter ${keer}`).toBe('350.000')
    }
    await page.keyboard.press('End')
    await page.keyboard.type('1')
    expect(await veld.inputValue()).toBe('3500001')
  })

  const rewriteTwice = async () => {
    await openVelden(page)
    const leeg = staat(page, 'bedrag', 'Leeg')
    await leeg.getByRole('textbox').focus()
    for (const keys of ['60000', '75000']) {
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.type(keys)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
    }
    return leeg
  }

  await geval('keys undo and redo after the field rewrote the amount', async () => {
    const leeg = await rewriteTwice()
    for (const [key, teksten] of [
      ['Control+z', ['', '60.000', '']],
      ['Control+y', ['60.000', '', '75.000']],
    ] as const)
      for (const tekst of teksten) {
        await page.keyboard.press(key)
        await expect(leeg.getByRole('textbox')).toHaveValue(tekst)
      }
    await page.keyboard.press('Tab')
    await expect(leeg).toContainText('Waarde: 75000')
  })

  await geval(
    'undo and redo by command give only earlier texts, although the browser counts its own steps',
    async () => {
      const leeg = await rewriteTwice()
      for (const command of ['undo', 'undo', 'undo', 'redo', 'redo', 'redo', 'undo']) {
        await page.evaluate(`document.execCommand('${command}')`)
        expect(['', '60.000', '75.000', '75000']).toContain(await leeg.getByRole('textbox').inputValue())
      }
    },
  )

  await geval('a composition finishes before Enter counts', async () => {
    await openVelden(page)
    const leeg = staat(page, 'bedrag', 'Leeg')
    await leeg.getByRole('textbox').focus()
    const browser = await page.context().newCDPSession(page)
    await browser.send('Input.imeSetComposition', { text: '12', selectionStart: 2, selectionEnd: 2 })
    await expect(leeg.getByRole('textbox')).toHaveValue('12')
    await browser.send('Input.insertText', { text: '1234' })
    await page.keyboard.press('Enter')
    await expect(leeg).toContainText('Waarde: 1234')
  })
})

test.describe('an explanation', LONG, () => {
  const vensters = [
    { width: 1280, height: 800 },
    { width: 320, height: 640 },
    { width: 320, height: 200 },
  ]
  test('an explanation is in view as a whole', async ({ page, geval }) => {
    for (const venster of vensters)
      await geval(`in ${venster.width} by ${venster.height} px`, async () => {
        await page.setViewportSize(venster)
        await openVelden(page)
        const veld = staat(page, 'lijst', 'Met uitleg')
        await veld.getByRole('button', { name: /^Uitleg/ }).click()
        const uitleg = await plekVan(veld.getByRole('note'))
        expect(uitleg.x).toBeGreaterThanOrEqual(5)
        expect(uitleg.rechts).toBeLessThanOrEqual(venster.width - 5)
        expect(uitleg.y).toBeGreaterThanOrEqual(5)
        expect(uitleg.onder).toBeLessThanOrEqual(venster.height - 5)
      })
  })

  test('an explanation is 15 px below its button, and moves along when the page scrolls', async ({ page }) => {
    await openVelden(page)
    const veld = staat(page, 'lijst', 'Met uitleg')
    const knop = veld.getByRole('button', { name: /^Uitleg/ })
    await knop.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await knop.click()
    const afstand = async () => (await plekVan(veld.getByRole('note'))).y - (await plekVan(knop)).onder
    expect(await afstand()).toBeCloseTo(15, 0)
    await page.mouse.wheel(0, 60)
    await expect.poll(afstand).toBeCloseTo(15, 0)
  })
})

test.describe('a list with touch', () => {
  test.use({ hasTouch: true })

  test('a list opens, takes a choice and closes by touch', async ({ page }) => {
    await openVelden(page)
    const veld = staat(page, 'lijst', 'Leeg')
    await veld.getByRole('combobox').tap()
    await veld.getByRole('option', { name: '30 jaar' }).tap()
    await expect(veld).toContainText('Waarde: "360"')
    await veld.getByRole('combobox').tap()
    await page.getByRole('heading', { name: 'Lijst' }).tap()
    await expect(veld.getByRole('listbox')).toBeHidden()
  })
})

/** Opens the list of a field at this side of the window. */
const openLijst = async (page: Page, soort: string, naam: string, block: ScrollLogicalPosition) => {
  await openVelden(page)
  const veld = staat(page, soort, naam)
  const [knop, lijst] = [veld.getByRole('combobox'), veld.getByRole('listbox')]
  await knop.evaluate((element, kant) => element.scrollIntoView({ block: kant }), block)
  await knop.click()
  return { knop: await plekVan(knop), lijst, plek: await plekVan(lijst) }
}

test('a list is shown as a whole', LONG, async ({ page, geval }) => {
  await geval('under its field', async () => {
    const { knop, plek } = await openLijst(page, 'kolommen', 'Met kolommen', 'start')
    expect(plek.y).toBeGreaterThan(knop.onder)
  })

  await geval('above its field when there is no room under it', async () => {
    const { knop, plek } = await openLijst(page, 'kolommen', 'Met kolommen', 'end')
    expect(plek.onder).toBeLessThan(knop.y)
  })

  await geval('not cut off by an element around it', async () => {
    const { lijst, plek } = await openLijst(page, 'afgesneden', 'In een vak dat afsnijdt', 'start')
    const vak = page.locator('[data-velden=afgesneden]')
    expect(plek.onder).toBeGreaterThan((await plekVan(vak)).onder)
    const isGeraakt = await lijst.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect()
      const geraakt = (element.getRootNode() as ShadowRoot).elementFromPoint(left + 20, bottom - 4)
      return element.contains(geraakt)
    })
    expect(isGeraakt).toBe(true)
  })
})

test('a list scrolls to an option that a key points at, and not to one under the mouse', async ({ page, geval }) => {
  await geval('by key: the option is in view as a whole, under the headings', async () => {
    await openVelden(page)
    const veld = staat(page, 'kolommen', 'Met kolommen')
    await veld.getByRole('combobox').focus()
    for (const toets of ['End', 'ArrowUp', 'Home', 'PageDown', 'PageUp']) {
      await page.keyboard.press(toets)
      const lijst = await plekVan(veld.getByRole('listbox'))
      const koppen = await plekVan(veld.getByText('Extra voor energie besparen', { exact: true }))
      const optie = await plekVan(veld.locator('[role=option][data-actief]'))
      expect(optie.y).toBeGreaterThanOrEqual(koppen.onder - 1)
      expect(optie.onder).toBeLessThanOrEqual(lijst.onder)
    }
  })

  await geval('by mouse: the list does not scroll', async () => {
    await openVelden(page)
    const veld = staat(page, 'kolommen', 'Met kolommen')
    await veld.getByRole('combobox').click()
    const lijst = veld.getByRole('listbox')
    const gescrold = () => lijst.evaluate((element) => element.scrollTop)
    const begin = await gescrold()
    const plek = await plekVan(lijst)
    await page.mouse.move(plek.midden, plek.onder - 3)
    await page.mouse.move(plek.midden + 5, plek.onder - 3)
    expect(await gescrold()).toBe(begin)
  })
})
