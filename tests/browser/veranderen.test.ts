import { opStap3 } from './pagina/opStap'
import { expect, test } from './test'
import { keur, VENSTERS, zetVenster } from './toegankelijkheid/keur'
import { LONG, matrix } from '../support/matrix'

const OPEN = 'Wat moet er veranderen?'
const TERUG = 'Terug naar je eigen antwoorden'
const CHUNK = '/chunks/veranderen-'

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

test(
  'own money that is tried twice is said as one amount, and the way back is to the own answers',
  LONG,
  async ({ page }) => {
    const { element, klik, veld, vulIn, knop } = await opStap3(page)
    const probeer = async () => {
      await klik(OPEN)
      await element.getByRole('button', { name: /^Probeer dit met .* meer eigen geld$/ }).click()
      await knop(TERUG).waitFor()
    }
    await probeer()
    await klik('Vorige stap')
    await vulIn('Vraagprijs van de woning', '310.000')
    await klik('Ga verder')
    await probeer()
    const zin = element.getByText(/^We rekenen nu met €\s[\d.]+ meer eigen geld\.$/)
    const meer = Number((await zin.textContent())?.replaceAll(/\D/g, ''))
    await klik('Vorige stap')
    await expect(veld('Eigen geld')).toHaveValue((20_000 + meer).toLocaleString('nl-NL'))
    await klik(TERUG)
    await expect(veld('Eigen geld')).toHaveValue('20.000')
    await expect(zin).toHaveCount(0)
  },
)

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

test(
  'its code is fetched when it is asked for, and what is tried stays when the element is moved',
  LONG,
  async ({ page }) => {
    const gevraagd: string[] = []
    page.on('request', (verzoek) => gevraagd.push(verzoek.url()))
    const { element, klik, knop } = await opStap3(page)
    expect(gevraagd.filter((adres) => adres.includes(CHUNK))).toEqual([])
    await klik(OPEN)
    await element.getByRole('button', { name: /een woning van/ }).click()
    await expect(knop(TERUG)).toBeVisible()
    await page.evaluate(() => {
      const rekenhulp = document.querySelector('hypotheek-orientatie')
      const knop = document.body.appendChild(document.createElement('button'))
      knop.focus()
      if (rekenhulp) document.body.append(rekenhulp)
    })
    await expect(knop(TERUG)).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
  },
)
