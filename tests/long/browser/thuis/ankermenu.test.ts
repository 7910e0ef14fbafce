import { expect, test } from '../../../browser/test'
import { opGastpagina, rekenhulpMet, vulInkomenIn } from '../../../browser/thuis/gastpagina'

const pagina = (attributen: string) => `
  <nav id="menu" style="position: fixed; inset: 0 0 auto; height: 90px; background: #eee">Menu</nav>
  <div id="kop" style="height: 900px; padding-top: 90px">Boven</div>
  ${rekenhulpMet(`${attributen} style="display: block; min-height: 1500px"`)}
  <div style="height: 2000px">Onder</div>`

const gevallen: readonly (readonly [string, string, number])[] = [
  ['under the anchor menu that an id points at', 'ref-ankermenu="menu"', 16 + 90],
  ['under the anchor menu that a selector points at', 'ref-ankermenu="nav#menu"', 16 + 90],
  ['72 pixels lower when the anchor menu cannot be found', 'ref-ankermenu="weg"', 16 + 72],
  ['72 pixels lower when the selector is none', 'ref-ankermenu="]["', 16 + 72],
]

for (const [waar, attributen, afstand] of gevallen)
  test(`a next step begins ${waar}`, async ({ page }) => {
    const rekenhulp = await opGastpagina(page, { body: pagina(attributen) })
    await vulInkomenIn(rekenhulp)
    await rekenhulp.klik('Ga verder')
    await expect(rekenhulp.veld('Vraagprijs van de woning')).toBeVisible()
    await expect
      .poll(() => rekenhulp.element.evaluate((host) => Math.round(host.getBoundingClientRect().top)))
      .toBe(afstand)
  })

test('a next step begins at the top anchor that the page points at', async ({ page }) => {
  const rekenhulp = await opGastpagina(page, { body: pagina('ref-ankermenu="menu" ref-bovenkant="#kop"') })
  await vulInkomenIn(rekenhulp)
  await rekenhulp.klik('Ga verder')
  await expect(rekenhulp.veld('Vraagprijs van de woning')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
