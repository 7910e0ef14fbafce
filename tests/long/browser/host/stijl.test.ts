import { doorloop, openGastpagina, opGastpagina, REKENHULP, uitgerekend } from '../../../browser/host/hostPage'
import type { Rekenhulp } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'

/** Returns the style of some parts once the summary is ready, which a style of the page could change. */
const uiterlijk = async (rekenhulp: Rekenhulp) => {
  await uitgerekend(rekenhulp)
  return rekenhulp.element.evaluate((host) => {
    const root = host.shadowRoot
    const delen = ['h2', 'label', '.bediening', 'button.verder', '[part=samenvatting] p', '[part=samenvatting]']
    return delen.map((selector) => {
      const deel = root?.querySelector(selector)
      if (!deel) throw new Error(`${selector} is er niet`)
      const { fontSize, color, backgroundColor, paddingInlineStart, borderTopWidth, direction, textTransform } =
        getComputedStyle(deel)
      return {
        selector,
        fontSize,
        color,
        backgroundColor,
        paddingInlineStart,
        borderTopWidth,
        direction,
        textTransform,
      }
    })
  })
}

const vijandig: Readonly<Record<string, { readonly css: string; readonly html?: string }>> = {
  'resets everything': { css: '* { all: revert } *::before { content: "!" }' },
  'unsets its buttons': { css: 'button { all: unset !important } input { all: unset !important }' },
  'has huge labels': {
    css: 'label { font-size: 40px !important } h2, p { font: 60px cursive !important; color: red }',
  },
  'works with rem of 10 pixels': { css: 'html { font-size: 62.5% }' },
  'inherits from its body': {
    css: 'body { font: italic 32px cursive; color: pink; text-transform: uppercase; letter-spacing: 4px; line-height: 3; text-align: right; cursor: wait; visibility: visible; word-spacing: 9px; text-indent: 4em; white-space: pre }',
  },
  'reads from right to left': { css: '', html: 'lang="ar" dir="rtl"' },
}

test.describe('the styles of the host page', () => {
  test('styles of the host page do not change how the calculator looks or works', async ({ page, geval }) => {
    const gewoon = await uiterlijk(await opGastpagina(page))
    await page.unrouteAll()

    for (const [naam, { css, html }] of Object.entries(vijandig))
      await geval(naam, async () => {
        const rekenhulp = await opGastpagina(page, {
          head: `<style>${css}</style>`,
          body: REKENHULP,
          ...(html ? { html } : {}),
        })
        expect(await uiterlijk(rekenhulp)).toEqual(gewoon)
        await doorloop(rekenhulp)
      })
  })

  test('in a host page with zoom the calculator does not stick out', async ({ page }) => {
    const rekenhulp = await opGastpagina(page, { head: '<style>html { zoom: 1.3 }</style>', body: REKENHULP })
    await doorloop(rekenhulp)
    const steektUit = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(steektUit).toBe(false)
  })
})

test('the calculator does not change how the host page looks', async ({ page }) => {
  const head = `<style>button, label, h2, p, dialog, .kader, .bediening { color: rgb(1, 2, 3); font: 13px monospace }</style>`
  const gast = `<div class="kader"><h2>Kop</h2><p class="bediening">Tekst</p><label>Vraag</label><button>Knop</button></div>`
  const kijk = () =>
    page.locator('body > .kader *').evaluateAll((delen) =>
      delen.map((deel) => {
        const stijl = getComputedStyle(deel)
        return [...stijl].map((naam) => stijl.getPropertyValue(naam)).join()
      }),
    )
  await openGastpagina(page, { head, body: gast })
  const zonder = await kijk()
  await page.unrouteAll()
  await doorloop(await opGastpagina(page, { head, body: gast + REKENHULP }))
  expect(await kijk()).toEqual(zonder)
  expect(await page.evaluate(() => document.head.querySelectorAll('style').length)).toBe(1)
})

test('custom properties of the page set the colours, font and corners of the calculator', async ({ page }) => {
  const css = `hypotheek-orientatie {
    --hypotheek-accent: rgb(90, 20, 120); --hypotheek-accent-tekst: rgb(255, 250, 240);
    --hypotheek-lettertype: Georgia, serif; --hypotheek-radius: 2px }
    hypotheek-orientatie::part(formulier) { outline: 5px solid rgb(9, 8, 7) }`
  const { knop, element } = await opGastpagina(page, { head: `<style>${css}</style>`, body: REKENHULP })
  await expect(knop('Ga verder')).toHaveCSS('background-color', 'rgb(90, 20, 120)')
  await expect(knop('Ga verder')).toHaveCSS('color', 'rgb(255, 250, 240)')
  await expect(knop('Ga verder')).toHaveCSS('border-radius', '2px')
  await expect(knop('Ga verder')).toHaveCSS('font-family', 'Georgia, serif')
  await expect(element.locator('[part=formulier]')).toHaveCSS('outline-color', 'rgb(9, 8, 7)')
})

test('a URL in a custom property for a colour fetches nothing', async ({ page, gevraagd }) => {
  const css = ['accent', 'accent-sterk', 'accent-tint', 'accent-tekst', 'lettertype', 'radius']
    .map((naam) => `--hypotheek-${naam}: url("/spion-${naam}.png")`)
    .join(';')
  const rekenhulp = await opGastpagina(page, {
    head: `<style>hypotheek-orientatie { ${css} }</style>`,
    body: REKENHULP,
  })
  await rekenhulp.knop('Ga verder').hover()
  await doorloop(rekenhulp)
  expect(gevraagd.filter((adres) => adres.includes('spion'))).toEqual([])
})
