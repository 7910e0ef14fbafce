import type { Locator, Page } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { atHostPage, calculatorWith, CALCULATOR, type HostPage } from '../host/hostPage'
import type { Calculator } from '../page/calculator'
import { swipe } from '../page/swipe'
import { atStep3 } from '../page/atStep'
import { expect, test } from '../test'

const TALL = '<div style="height: 3000px"></div>'
const MENU = `<button onclick="this.textContent = 'pressed'">Menu</button>`
const BODY = `${MENU}<main><section>${CALCULATOR}</section></main>${TALL}`

const openDialog = async ({ click, element }: Calculator): Promise<Locator> => {
  await click('Bereken jaarinkomen')
  const dialog = element.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  return dialog
}

const top = (page: Page): Promise<number> => page.evaluate(() => scrollY)

/** Waits until the browser has handled a wheel, a swipe or a key, which it does by the next frame. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** The ways in which a page stops drawing the element, as code of that page. */
const HIDING: Readonly<Record<string, (host: HTMLElement) => void>> = {
  'hidden on the element': (host) => (host.hidden = true),
  'hidden, in a browser without checkVisibility': (host) => {
    Object.defineProperty(Element.prototype, 'checkVisibility', { value: undefined })
    host.hidden = true
  },
  'display: none on a part of the page': (host) => host.closest('main')?.style.setProperty('display', 'none'),
  'content-visibility: hidden': (host) => host.closest('main')?.style.setProperty('content-visibility', 'hidden'),
  'a details that closes': (host) => {
    const details = document.createElement('details')
    host.parentElement?.replaceWith(details)
    details.append(host)
  },
}

test('a dialog closes when the page hides the element in any way, and the page works', async ({ page, runCase }) => {
  for (const [way, hide] of matrix(Object.entries(HIDING)))
    await runCase(way, async () => {
      const calculator = await atHostPage(page, { body: BODY })
      const dialog = await openDialog(calculator)
      await calculator.element.evaluate(hide)
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('button', { name: 'pressed' })).toBeVisible()
      await page.mouse.wheel(0, 300)
      await expect.poll(() => top(page)).toBeGreaterThan(0)
    })
})

test('a dialog in an invisible part of the page stays visible and closes with its button', async ({ page }) => {
  const calculator = await atHostPage(page, { body: BODY })
  const dialog = await openDialog(calculator)
  await page.locator('main').evaluate((main) => main.setAttribute('style', 'visibility: hidden; pointer-events: none'))
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
  await expect(dialog).toHaveCount(0)
})

/** Pages that scroll in the window, by the element whose overflow applies to it. */
const SCROLLING: readonly HostPage[] = [
  { body: TALL + BODY },
  { body: TALL + BODY, head: '<style>html { overflow-y: scroll }</style>' },
  { body: TALL + BODY, head: '<style>body { overflow-x: hidden }</style>' },
]

/** Expects that the page has scrolled to `place` after the browser has drawn twice. */
const stands = async (page: Page, place: number): Promise<void> => {
  await twoFrames(page)
  expect(await top(page)).toBe(place)
}

test('the page behind a dialog does not scroll, and stands where it stood', async ({ page, runCase }) => {
  for (const hostPage of matrix(SCROLLING))
    await runCase(hostPage.head ?? 'no style', async () => {
      const calculator = await atHostPage(page, hostPage)
      await calculator.element.getByRole('button', { name: 'Bereken jaarinkomen' }).scrollIntoViewIfNeeded()
      const before = await top(page)
      const width = await page.evaluate(() => document.body.clientWidth)
      expect(before).toBeGreaterThan(0)
      const dialog = await openDialog(calculator)
      await page.mouse.move(5, 5)
      await page.mouse.wheel(0, 400)
      await stands(page, before)
      const box = await dialog.boundingBox()
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
      await page.mouse.wheel(0, -400)
      await stands(page, before)
      await dialog.focus()
      for (const key of ['End', 'PageDown', 'Space', 'Home']) {
        await page.keyboard.press(key)
        await stands(page, before)
      }
      expect(await page.evaluate(() => document.body.clientWidth)).toBe(width)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      expect(await top(page)).toBe(before)
      await page.mouse.wheel(0, 100)
      await expect.poll(() => top(page)).not.toBe(before)
    })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the page behind a dialog does not scroll by a swipe, and does once the dialog is closed', async ({ page }) => {
    const calculator = await atHostPage(page, { body: TALL + BODY })
    await calculator.element.getByRole('button', { name: 'Bereken jaarinkomen' }).scrollIntoViewIfNeeded()
    const before = await top(page)
    const dialog = await openDialog(calculator)
    const box = await dialog.boundingBox()
    for (const y of [10, (box?.y ?? 0) + 30])
      for (const distance of [200, -200]) {
        for (const start of [300, y]) {
          await swipe(page, { x: 195, y: start }, { x: 0, y: distance })
          await stands(page, before)
        }
      }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await swipe(page, { x: 195, y: 300 }, { x: 0, y: -200 })
    await expect.poll(() => top(page)).toBeGreaterThan(before)
  })
})

test('each part that scrolls up and down tells Lenis to leave it alone', async ({ page }) => {
  const { element, click } = await atStep3(page)
  const scrolling = () =>
    element.evaluate((host) =>
      [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
        .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY))
        .map((part) => [part.getAttribute('role') ?? part.localName, part.closest('[data-lenis-prevent]') !== null]),
    )
  const card = ['div', true]
  expect(await scrolling()).toEqual([card])
  const combobox = element.getByRole('combobox')
  await combobox.click()
  await expect(element.getByRole('listbox')).toBeVisible()
  expect(await scrolling()).toEqual([['listbox', true], card])
  await combobox.press('Escape')
  await element
    .getByRole('button', { name: /^Uitleg bij/ })
    .first()
    .click()
  await expect(element.getByRole('note')).toBeVisible()
  expect(await scrolling()).toEqual([['note', true], card])
  await page.keyboard.press('Escape')
  await click('Wat als je iets verandert?')
  await expect(element.locator('dialog:modal')).toBeVisible()
  expect(await scrolling()).toContainEqual(['dialog', true])
  expect((await scrolling()).filter(([, leftAlone]) => leftAlone === false)).toEqual([])
})

test.describe('a bar of the page at the bottom of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const BAR = '<div id="bar" style="position: fixed; inset: auto 0 0; height: 60px; background: navy"></div>'
  const places: readonly (readonly [what: string, hostPage: HostPage])[] = [
    ['ref-onderkant', { body: calculatorWith('ref-onderkant="bar"') + BAR }],
    ['scroll-padding-bottom', { body: CALCULATOR + BAR, head: '<style>html{scroll-padding-bottom:60px}</style>' }],
  ]

  const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)

  test('the lowest buttons stay above the safe area of the browser, which a bar of the page can cover', async ({
    page,
  }) => {
    const safeArea = 34
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: safeArea, bottomMax: safeArea } })
    for (const [body, bottom, free] of [
      [CALCULATOR, 740, safeArea],
      [calculatorWith('ref-onderkant="bar"') + BAR, 680, 0],
    ] as const) {
      const calculator = await atHostPage(page, { body })
      const panel = calculator.element.getByRole('complementary')
      await expect.poll(() => bottomOf(panel)).toBe(bottom)
      expect(await bottomOf(panel.locator('button[aria-controls]').first())).toBe(bottom - Math.max(8, free))
      const dialog = await openDialog(calculator)
      expect(await bottomOf(dialog)).toBe(bottom)
      const border = 1
      const confirm = dialog.getByRole('button', { name: 'Bevestig inkomen' })
      expect(await bottomOf(confirm)).toBe(bottom - border - Math.max(12, free))
    }
  })

  test('the summary bar and the dialogs stay above a bar of the page', async ({ page, runCase }) => {
    for (const [what, hostPage] of matrix(places))
      await runCase(what, async () => {
        const calculator = await atHostPage(page, hostPage)
        await expect.poll(() => bottomOf(calculator.element.getByRole('complementary'))).toBe(680)
        expect(await bottomOf(await openDialog(calculator))).toBe(680)
      })
  })
})
