import { opStap3 } from './pagina/opStap'
import { expect, test } from './test'
import { keur, VENSTERS, zetVenster } from './toegankelijkheid/keur'
import { matrix } from '../support/matrix'

const OPEN = 'Wat moet er veranderen?'
const TERUG = 'Terug naar je eigen antwoorden'

for (const berekening of matrix(['lokaal', 'server']))
  test(`the keyboard tries what is enough, and goes back (${berekening})`, async ({ page }) => {
    const { element, knop, klik, veld, regel } = await opStap3(page, { berekening })
    const dialoog = element.getByRole('dialog', { name: OPEN })
    await knop(OPEN).press('Enter')
    const probeer = dialoog.getByRole('button', { name: /^Probeer dit met .* meer eigen geld$/ })
    await probeer.press('Enter')
    await expect(dialoog).toBeHidden()
    await expect(element.getByText(/^We rekenen nu met €\s[\d.]+ meer eigen geld\.$/)).toBeInViewport()
    await expect(regel('Je benodigde hypotheek', 'Extra eigen inleg nodig')).toHaveText('€ 0')
    await page.keyboard.press('Tab')
    await expect(knop(TERUG)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(element.getByRole('heading', { name: 'Rentevaste periode', level: 2 })).toBeFocused()
    await expect(regel('Je benodigde hypotheek', 'Extra eigen inleg nodig')).not.toHaveText('€ 0')
    await klik('Vorige stap')
    await expect(veld('Eigen geld')).toHaveValue('20.000')
  })

for (const { breedte, ...attributen } of matrix(VENSTERS, []))
  test(`passes axe and fits, as does what is tried, at ${breedte}`, async ({ page }) => {
    await zetVenster(page, breedte)
    const { element, klik } = await opStap3(page, attributen)
    await klik(OPEN)
    const dialoog = element.getByRole('dialog')
    await dialoog.waitFor()
    await keur(page)
    await dialoog.getByRole('button', { name: /een woning van/ }).click()
    await element.getByText(/^We rekenen nu met een woning van/).waitFor()
    await keur(page)
  })
