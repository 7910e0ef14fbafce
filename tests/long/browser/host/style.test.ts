import { completeSteps, openHostPage, atHostPage, CALCULATOR, untilCalculated } from '../../../browser/host/hostPage'
import type { Calculator } from '../../../browser/page/calculator'
import { laterRequest } from '../../../browser/page/requests'
import { expect, test } from '../../../browser/test'

/** Returns the styles of parts that CSS of the page could change, once the first calculation is shown. */
const look = async (calculator: Calculator) => {
  await untilCalculated(calculator)
  return calculator.element.evaluate((host) => {
    const root = host.shadowRoot
    const parts = ['h2', 'label', '.bediening', 'button.verder', '[part=samenvatting] p', '[part=samenvatting]']
    return parts.map((selector) => {
      const part = root?.querySelector(selector)
      if (!part) throw new Error(`${selector} is missing`)
      const { fontSize, color, backgroundColor, paddingInlineStart, borderTopWidth, direction, textTransform } =
        getComputedStyle(part)
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

const hostile: Readonly<Record<string, { readonly css: string; readonly html?: string }>> = {
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
  test('hostile page CSS changes neither the styles nor the steps of the calculator', async ({ page, runCase }) => {
    const usual = await look(await atHostPage(page))

    for (const [name, { css, html }] of Object.entries(hostile))
      await runCase(name, async () => {
        const calculator = await atHostPage(page, {
          head: `<style>${css}</style>`,
          body: CALCULATOR,
          ...(html ? { html } : {}),
        })
        expect(await look(calculator)).toEqual(usual)
        await completeSteps(calculator)
      })
  })

  test('a host page with CSS zoom 1.3 does not scroll sideways with the calculator on it', async ({ page }) => {
    const calculator = await atHostPage(page, { head: '<style>html { zoom: 1.3 }</style>', body: CALCULATOR })
    await completeSteps(calculator)
    const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(sticksOut).toBe(false)
  })
})

test('the calculator does not change the styles of the elements of the host page', async ({ page }) => {
  const head = `<style>button, label, h2, p, dialog, .kader, .bediening { color: rgb(1, 2, 3); font: 13px monospace }</style>`
  const guest = `<div class="kader"><h2>Kop</h2><p class="bediening">Tekst</p><label>Vraag</label><button>Knop</button></div>`
  const look = () =>
    page.locator('body > .kader *').evaluateAll((parts) =>
      parts.map((part) => {
        const style = getComputedStyle(part)
        return [...style].map((name) => style.getPropertyValue(name)).join()
      }),
    )
  await openHostPage(page, { head, body: guest })
  const without = await look()
  await completeSteps(await atHostPage(page, { head, body: guest + CALCULATOR }))
  expect(await look()).toEqual(without)
  expect(await page.evaluate(() => document.head.querySelectorAll('style').length)).toBe(1)
})

test('custom properties of the page set the colours, font and corners of the calculator', async ({ page }) => {
  const css = `hypotheek-orientatie {
    --hypotheek-accent: rgb(90, 20, 120); --hypotheek-accent-tekst: rgb(255, 250, 240);
    --hypotheek-lettertype: Georgia, serif; --hypotheek-radius: 2px }
    hypotheek-orientatie::part(formulier) { outline: 5px solid rgb(9, 8, 7) }`
  const { button, element } = await atHostPage(page, { head: `<style>${css}</style>`, body: CALCULATOR })
  await expect(button('Ga verder')).toHaveCSS('background-color', 'rgb(90, 20, 120)')
  await expect(button('Ga verder')).toHaveCSS('color', 'rgb(255, 250, 240)')
  await expect(button('Ga verder')).toHaveCSS('border-radius', '2px')
  await expect(button('Ga verder')).toHaveCSS('font-family', 'Georgia, serif')
  await expect(element.locator('[part=formulier]')).toHaveCSS('outline-color', 'rgb(9, 8, 7)')
})

test('a URL in a --hypotheek-… custom property is not fetched', async ({ page, requested }) => {
  const css = ['accent', 'accent-sterk', 'accent-tint', 'accent-tekst', 'lettertype', 'radius']
    .map((name) => `--hypotheek-${name}: url("/spion-${name}.png")`)
    .join(';')
  const calculator = await atHostPage(page, {
    head: `<style>hypotheek-orientatie { ${css} }</style>`,
    body: CALCULATOR,
  })
  await calculator.button('Ga verder').hover()
  await completeSteps(calculator)
  await laterRequest(page)
  expect(requested.filter((address) => address.includes('spion'))).toEqual([])
})
