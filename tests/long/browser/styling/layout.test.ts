import { openCalculator } from '../../../browser/page/calculator'
import { expect, test } from '../../../browser/test'
import { findLayoutFaults } from '../../../browser/styling/layout'

test.describe('findLayoutFaults', () => {
  const faults = [
    [
      'text that is cut off',
      '[part=formulier] p { white-space: nowrap; overflow: hidden; width: 50px }',
      /cut off sideways/,
    ],
    ['a page that scrolls sideways', '[part=formulier] { width: 900px }', /scrolls sideways/],
    ['controls that overlap', '[part=knoppen] button { margin-block-start: -180px }', /controls overlap/],
    ['texts that overlap', '[part=formulier] h2 { position: relative; top: 60px }', /texts overlap/],
    ['an amount that does not fit its field', 'input[type=text] { max-width: 20px }', /scrolls sideways: <input>/],
  ] as const

  for (const [name, css, fault] of faults)
    test(`findLayoutFaults reports ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const { fillIn } = await openCalculator(page)
      await fillIn('Bruto jaarinkomen', '99.999.999')
      await page.evaluate((lines) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(lines)
        document.querySelector('hypotheek-orientatie')?.shadowRoot?.adoptedStyleSheets.push(sheet)
      }, css)
      expect((await findLayoutFaults(page)).join('\n')).toMatch(fault)
    })
})
