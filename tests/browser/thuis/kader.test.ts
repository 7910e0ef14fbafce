import type { Page } from '@playwright/test'

import { expect, test } from '../test'
import { begonnen, rekenhulpIn } from '../pagina/rekenhulp'
import { serveerElders } from './andereSite'
import { REKENHULP, toHtml } from './gastpagina'

const FRAME = '<script type="module" src="/element/frame.js"></script>'

/** The room for the page in a frame, in pixels. */
const heightOf = (page: Page, frame: string): Promise<number> =>
  page.locator(frame).evaluate((element) => element.clientHeight)

/** A site whose page in the frame asks for everything at this address, and a page around it with two frames. */
const serve = async (adres: string) => {
  const head = `<base href="${adres}"><style>body { margin: 0 }</style>`
  const inner = await serveerElders({ '/binnen.html': toHtml({ head, body: REKENHULP + FRAME }) })
  const frameWith = (attributes: string) =>
    `<iframe title="Rekenhulp" ${attributes} src="${inner.adres}/binnen.html" width="1000" height="500"></iframe>`
  const outer = await serveerElders({
    '/': `<!doctype html><base href="${adres}"><link rel="icon" href="data:,"><title>Gastheer</title>
      <style>* { box-sizing: border-box }</style>
      <h1 style="height: 400px">Gastheer</h1>
      ${frameWith('id="marked" data-hypotheek-orientatie')} ${frameWith('id="other"')}${FRAME}`,
  })
  return { address: outer.adres, stop: () => [inner, outer].forEach((site) => site.sluit()) }
}

test('frame.js has a marked frame grow along with the page in it, and no other frame', async ({ page, adres }) => {
  const { address, stop } = await serve(adres)
  await page.goto(address)
  const calculator = rekenhulpIn(page.frameLocator('#marked').locator('hypotheek-orientatie'))
  await begonnen(calculator)
  await begonnen(rekenhulpIn(page.frameLocator('#other').locator('hypotheek-orientatie')))
  const innerHeight = () =>
    page
      .frameLocator('#marked')
      .locator('html')
      .evaluate((html) => (html as HTMLElement).offsetHeight)
  await expect.poll(() => heightOf(page, '#marked')).toBeGreaterThan(900)
  await expect.poll(async () => (await heightOf(page, '#marked')) === (await innerHeight())).toBe(true)
  const before = await heightOf(page, '#marked')
  await calculator.kies('Koop je alleen of samen?', 'Samen')
  await expect.poll(() => heightOf(page, '#marked')).toBeGreaterThan(before + 100)
  expect(await heightOf(page, '#other')).toBeLessThan(510)
  stop()
})
