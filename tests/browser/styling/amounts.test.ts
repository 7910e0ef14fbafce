import { type Page } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { dialogOpenersIn } from '../dialogs/openers'
import { atStep2, atStep3 } from '../page/atStep'
import { openCalculator } from '../page/calculator'
import { expect, test } from '../test'

/** Returns the texts that break between a euro sign and its figure when lines are as narrow as possible. */
const brokenAmounts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    if (!root) return ['there is no calculator']
    const narrow = new CSSStyleSheet()
    narrow.replaceSync(':is(p, li, dt, dd, strong) { width: 0 !important; overflow-wrap: normal !important }')
    root.adoptedStyleSheets.push(narrow)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? ''
      for (const { index } of text.matchAll(/€\s\d/g)) {
        const range = document.createRange()
        range.setStart(walker.currentNode, index)
        range.setEnd(walker.currentNode, index + 3)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) texts.push(text)
      }
    }
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== narrow)
    return texts
  })

/** The test avoids the text on the startersvrijstelling, where the specification prescribes spaces that may break. */
test('no sentence on steps 1 and 2 breaks between the euro sign and its figure', async ({ page }) => {
  const { element, click, button, field, fillIn, choose } = await openCalculator(page)
  await click('Bereken jaarinkomen')
  await field('Bruto maandinkomen').fill('8.000')
  await button('Bevestig inkomen').click()
  await expect(element.getByText('Het bruto jaarinkomen van € 96.000 is ingevuld.')).toBeVisible()
  expect(await brokenAmounts(page)).toEqual([])
  await click('Ga verder')
  await expect(element.getByText('Wil je energie besparen')).toBeVisible()
  await choose('Wat voor woning wil je kopen?', 'Nieuwbouw')
  await fillIn('Vraagprijs van de woning', '100.000')
  await choose('Woon je nu in een koopwoning?', 'Ja')
  await fillIn('Verkoopprijs van je huidige woning', '400.000')
  await fillIn('Huidig hypotheekbedrag', '100.000')
  await button('Toon details').click()
  await expect(element.getByText('van je overwaarde over')).toBeVisible()
  expect(await brokenAmounts(page)).toEqual([])
  await fillIn('Verkoopprijs van je huidige woning', '110.000')
  await click('Vorige stap')
  await expect(element.getByText('bij een hypotheek van')).toBeVisible()
  expect(await brokenAmounts(page)).toEqual([])
})

test('no sentence on step 3 or in its dialogs breaks between the euro sign and its figure', async ({
  page,
  runCase,
}) => {
  for (const [what, price] of matrix([
    ['nothing is short', '150.000'],
    ['a small shortage', '300.000'],
    ['a home out of reach', '900.000'],
  ] as const))
    await runCase(what, async () => {
      const { element, button } = await atStep3(page, {}, { inkomen: '60.000', price, eigenGeld: '20.000' })
      await button('Bekijk het verloop over 30 jaar').waitFor()
      expect(await brokenAmounts(page)).toEqual([])
      const dialog = element.locator('dialog:modal')
      const openers = await dialogOpenersIn(element)
      expect(openers.length).toBeGreaterThan(5)
      for (const opener of openers) {
        await opener.click()
        await expect(dialog).toBeVisible()
        expect(await brokenAmounts(page), await opener.innerText()).toEqual([])
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
    })
})

test.describe('the bar of the summary on a phone', LONG, () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const open = async (page: Page) => {
    const calculator = await openCalculator(page)
    await calculator.fillIn('Bruto jaarinkomen', '60.000')
    const bar = calculator.element.getByRole('button', { name: /Toon de samenvatting/ })
    const colour = () => bar.locator('strong').evaluate((amount) => getComputedStyle(amount).color)
    return { ...calculator, bar, colour, accent: await colour() }
  }

  test('the summary bar shows a shortage in another colour and with an extra icon', async ({ page }) => {
    const { bar, click, colour, accent, fillIn } = await open(page)
    await expect(bar.locator('svg')).toHaveCount(1)
    await click('Ga verder')
    await fillIn('Vraagprijs van de woning', '500.000')
    await expect(bar).toHaveAccessibleName(/^Extra eigen inleg nodig/)
    expect(await colour()).not.toBe(accent)
    await expect(bar.locator('svg')).toHaveCount(2)
  })

  test('with an unreadable income the summary bar loses its accent colour and shows a message', async ({ page }) => {
    const { element, colour, accent, fillIn } = await open(page)
    const message = element.getByText('Deze bedragen horen bij je vorige antwoorden.')
    await fillIn('Bruto jaarinkomen', 'zestig mille')
    await expect(message).toBeInViewport()
    await expect.poll(colour).not.toBe(accent)
    await fillIn('Bruto jaarinkomen', '70.000')
    await expect(message).toHaveCount(0)
    await expect.poll(colour).toBe(accent)
  })
})

test('the second column of "Energielabel" grows with the font size of its list', LONG, async ({ page }) => {
  const { element, list } = await atStep2(page)
  await list('Energielabel').click()
  const widths = () =>
    element.getByRole('listbox').evaluate((area) => {
      const row = area.querySelector('[role=option] > :last-child')
      const heading = area.firstElementChild?.lastElementChild
      return [row, heading].map((column) => Math.round(column?.getBoundingClientRect().width ?? 0))
    })
  const [width = 0, heading] = await widths()
  expect(heading).toBe(width)
  await element.getByRole('listbox').evaluate((area) => {
    area.style.fontSize = '24px'
  })
  expect(await widths()).toEqual([width * 1.5, width * 1.5])
})
