import { type Locator } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { waitUntilReady, calculatorIn, type Calculator } from '../page/calculator'
import { expect, test } from '../test'
import { serveElsewhere } from './otherSite'
import { atHostPage, CALCULATOR, calculatorWith, toHtml } from './hostPage'

const VIEWPORT = { width: 1000, height: 600 }
const NO_ICON = '<link rel="icon" href="data:,">'
const STYLE = '<style>body { margin: 0 }</style>'

/** Answers step 1, scrolls "Ga verder" to the lower edge of the window and clicks it. */
const goOn = async ({ fillIn, button, field }: Calculator): Promise<void> => {
  await fillIn('Bruto jaarinkomen', '60.000')
  await button('Ga verder').evaluate((target) => target.scrollIntoView({ block: 'end' }))
  await button('Ga verder').click()
  await field('Vraagprijs van de woning').waitFor()
}

/** Returns how far the element is below the upper edge of the window, in pixels. */
const topOf = async (element: Locator): Promise<number> => Math.round((await element.boundingBox())?.y ?? NaN)

const frameAround = (src: string, sandbox = '') =>
  `${NO_ICON}${STYLE}<h1 style="height: 400px">Gastheer</h1>
  <iframe title="Rekenhulp" ${sandbox} src="${src}" style="border: 0; width: 100%; height: 1900px"></iframe>
  <p style="height: 900px">Onder</p>`

test('step 2 in a tall iframe opens at the top of the outer window', async ({ page, address, runCase }) => {
  await page.setViewportSize(VIEWPORT)
  const head = `<base href="${address}">${STYLE}`
  const site = await serveElsewhere({
    '/': frameAround('/gast.html'),
    '/dicht.html': frameAround('/gast.html', 'sandbox="allow-scripts"'),
    '/gast.html': toHtml({ head, body: CALCULATOR }),
  })
  const other = await serveElsewhere({ '/': frameAround(`${site.address}/gast.html`) })
  for (const [how, url] of matrix([
    ['in a sandboxed iframe', `${site.address}/dicht.html`],
    ['in an iframe of the same site', site.address],
    ['in an iframe of another site', other.address],
  ] as const))
    await runCase(how, async () => {
      await page.goto(url)
      const calculator = calculatorIn(page.frameLocator('iframe').locator('hypotheek-orientatie'))
      await waitUntilReady(calculator)
      await goOn(calculator)
      // Between 0 and 16 px, because a browser does not scroll past the upper edge of the frame.
      await expect.poll(() => topOf(calculator.element)).toBeGreaterThanOrEqual(0)
      expect(await topOf(calculator.element)).toBeLessThanOrEqual(16)
    })
  site.close()
  other.close()
})

test('step 2 opens 16 px below the page header, dialog edge or menu', async ({ page, runCase }) => {
  await page.setViewportSize(VIEWPORT)
  const scroller = (style: string, element = CALCULATOR) =>
    `<main style="overflow: auto; ${style}"><p style="height: 300px">Boven</p>${element}
    <p style="height: 900px">Onder</p></main>`
  for (const [how, head, body, above] of [
    ['below a page header', STYLE, `<header style="height: 100px">Kop</header>${scroller('height: 500px')}`, 116],
    [
      'in a dialog of the page',
      STYLE,
      `<dialog style="inset: 50px; padding: 0; border: 0">${scroller('height: 500px')}</dialog>
      <script>document.querySelector('dialog').showModal()</script>`,
      66,
    ],
    [
      'on a page with scroll padding for its menu',
      `${STYLE}<style>html { scroll-padding-top: 90px }</style>`,
      `<nav id="menu" style="position: fixed; inset: 0 0 auto; height: 90px">Menu</nav><p style="height: 300px">Boven</p>
      ${calculatorWith('ref-ankermenu="menu"')}<p style="height: 900px">Onder</p>`,
      106,
    ],
  ] as const)
    await runCase(how, async () => {
      const calculator = await atHostPage(page, { head, body })
      await goOn(calculator)
      await expect.poll(async () => Math.abs((await topOf(calculator.element)) - above)).toBeLessThanOrEqual(1)
    })
})
