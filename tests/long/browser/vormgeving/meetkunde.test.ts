import { openRekenhulp } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'
import { meet } from '../../../browser/vormgeving/meetkunde'

test.describe('meet', () => {
  const gebreken = [
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

  for (const [naam, css, gebrek] of gebreken)
    test(`meet reports ${naam}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const { vulIn } = await openRekenhulp(page)
      await vulIn('Bruto jaarinkomen', '99.999.999')
      await page.evaluate((regels) => {
        const blad = new CSSStyleSheet()
        blad.replaceSync(regels)
        document.querySelector('hypotheek-orientatie')?.shadowRoot?.adoptedStyleSheets.push(blad)
      }, css)
      expect((await meet(page)).join('\n')).toMatch(gebrek)
    })
})
