import { expect, test } from '../../../browser/test'
import { doorloop, openGastpagina, REKENHULP, staat } from '../../../browser/thuis/gastpagina'

for (const [wat, waarde] of [
  ['a function', 'functie'],
  ['a text', 'tekst'],
  ['an object', 'object'],
] as const)
  test(`on a page that added ${wat} to every object, the three steps and the dialog work`, async ({ page }) => {
    await page.addInitScript((waarde) => {
      const waarden = { functie: () => 1, tekst: 'x', object: { y: 1 } }
      Object.assign(Object.prototype, { x: waarden[waarde] })
    }, waarde)
    await openGastpagina(page, { body: REKENHULP })
    const rekenhulp = await staat(page)
    await doorloop(rekenhulp)
    await rekenhulp.klik('Vorige stap')
    await rekenhulp.klik('Vorige stap')
    await rekenhulp.klik('Bereken jaarinkomen')
    await rekenhulp.vulIn('Bruto maandinkomen', '4.000')
    await rekenhulp.klik('Bevestig inkomen')
    await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('48.000')
    await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', 'rgb(0, 107, 110)')
  })
