import { type Locator, type Page } from '@playwright/test'

import { openRekenhulp } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'
import { keurMetAxe, laadAxe } from '../../../browser/toegankelijkheid/axe'

const kleur = (element: Locator): Promise<string> => element.evaluate((deel) => getComputedStyle(deel).color)

/** Shows the figures of one answer while the next calculation is pending, and keeps it pending. */
const openBezig = async (page: Page, attributen: Readonly<Record<string, string>>) => {
  const rekenhulp = await openRekenhulp(page, { 'label-code': 'MY', berekening: 'server', ...attributen })
  const maximum = rekenhulp.regel('Je maximale hypotheek', 'Maximale hypotheek')
  const bruto = rekenhulp.regel('Je maximale hypotheek', 'Bruto maandlast')
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await expect(maximum).not.toHaveText('€ 0')
  const gewoon = await Promise.all([maximum, bruto].map(kleur))
  const onderweg = page.waitForRequest(/financieringsopzet$/)
  await page.route('**/financieringsopzet', () => undefined)
  await rekenhulp.vulIn('Bruto jaarinkomen', '70.000')
  await onderweg
  return { ...rekenhulp, maximum, bruto, gewoon }
}

/** Gives the summary a plain background, because axe judges no text on a gradient, and adds the style of the test. */
const legOver = (page: Page, css = ''): Promise<void> =>
  page.evaluate((regels) => {
    const blad = new CSSStyleSheet()
    blad.replaceSync(`[part=samenvatting] > * { background: var(--ho-colors-vlak) !important } ${regels}`)
    document.querySelector('hypotheek-orientatie')?.shadowRoot?.adoptedStyleSheets.push(blad)
  }, css)

const WEERGAVEN = ['MY', 'FL'].flatMap((merk) =>
  ['licht', 'donker'].map((kleurmodus) => ({ 'label-code': merk, kleurmodus })),
)

for (const weergave of WEERGAVEN)
  test(`outdated figures are pale but readable: ${Object.values(weergave).join(' ')}`, async ({ page }) => {
    await laadAxe(page)
    const { element, maximum, bruto, gewoon } = await openBezig(page, weergave)
    await legOver(page)
    await expect.poll(() => kleur(maximum)).not.toBe(gewoon[0])
    expect(await kleur(bruto)).not.toBe(gewoon[1])
    await element.getByText('Waar we van uitgaan').click()
    expect(await keurMetAxe(page)).toEqual([])
  })

test('axe reports figures at 60% opacity as too faint', async ({ page }) => {
  await laadAxe(page)
  const { maximum, gewoon } = await openBezig(page, { kleurmodus: 'licht' })
  await legOver(page, '[part=samenvatting] dl { opacity: 0.6 }')
  await expect.poll(() => kleur(maximum)).not.toBe(gewoon[0])
  expect((await keurMetAxe(page)).join('\n')).toContain('color-contrast')
})
