import { openGastpagina, RENTE, staat, vulInkomenIn } from '../../../browser/thuis/gastpagina'
import { expect, test } from '../../../browser/test'

const pagina = (attributen: string) => `
  <nav id="menu" style="position: fixed; inset: 0 0 auto; height: 90px; background: #eee">Menu</nav>
  <div id="kop" style="height: 900px; padding-top: 90px">Boven</div>
  <hypotheek-orientatie label-code="MY" laden="direct" ${RENTE} ${attributen} style="display: block; min-height: 1500px"></hypotheek-orientatie>
  <div style="height: 2000px">Onder</div>`

const gevallen: readonly (readonly [string, string, number])[] = [
  ['without an anchor menu, 16 pixels under the top of the screen', '', 16],
  ['under the anchor menu that an id points at', 'ref-ankermenu="menu"', 16 + 90],
  ['under the anchor menu that a selector points at', 'ref-ankermenu="nav#menu"', 16 + 90],
  ['72 pixels lower when the anchor menu cannot be found', 'ref-ankermenu="weg"', 16 + 72],
  ['72 pixels lower when the selector is none', 'ref-ankermenu="]["', 16 + 72],
]

for (const [waar, attributen, afstand] of gevallen)
  test(`a next step begins ${waar}`, async ({ page }) => {
    await openGastpagina(page, { body: pagina(attributen) })
    const rekenhulp = await staat(page)
    await vulInkomenIn(rekenhulp)
    await rekenhulp.klik('Ga verder')
    await expect(rekenhulp.veld('Vraagprijs van de woning')).toBeVisible()
    await expect
      .poll(() => rekenhulp.element.evaluate((host) => Math.round(host.getBoundingClientRect().top)))
      .toBe(afstand)
  })

test('a next step begins at the top anchor that the page points at', async ({ page }) => {
  await openGastpagina(page, { body: pagina('ref-ankermenu="menu" ref-bovenkant="#kop"') })
  const rekenhulp = await staat(page)
  await vulInkomenIn(rekenhulp)
  await rekenhulp.klik('Ga verder')
  await expect(rekenhulp.veld('Vraagprijs van de woning')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
