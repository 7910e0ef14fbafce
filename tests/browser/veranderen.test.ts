import { LONG, matrix } from '../support/matrix'
import { opStap3 } from './pagina/opStap'
import { expect, test } from './test'
import { keur, VENSTERS, zetVenster } from './toegankelijkheid/keur'

const VERANDEREN = 'Wat moet er veranderen?'
const TERUG = 'Terug naar je eigen antwoorden'

for (const berekening of matrix(['lokaal', 'server']))
  test(`the keyboard tries a change in "Wat moet er veranderen?" and goes back (${berekening})`, async ({ page }) => {
    const { element, knop, klik, veld, regel } = await opStap3(page, { berekening })
    const dialoog = element.getByRole('dialog', { name: VERANDEREN })
    await knop(VERANDEREN).press('Enter')
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
  test(`"Wat moet er veranderen?" and a tried change pass axe and fit at ${breedte} px`, async ({ page }) => {
    await zetVenster(page, breedte)
    const { element, klik } = await opStap3(page, attributen)
    await klik(VERANDEREN)
    const dialoog = element.getByRole('dialog')
    await dialoog.waitFor()
    await keur(page)
    await dialoog.getByRole('button', { name: /een woning van/ }).click()
    await element.getByText(/^We rekenen nu met een woning van/).waitFor()
    await keur(page)
  })

const WAT_ALS = 'Wat als je iets verandert?'
const BLOK = 'Je benodigde hypotheek'
const MIST = 'Extra eigen inleg nodig'
/** The text of the head when the outcome differs from the one at the opening of the dialog. */
const WAS = /(meer|minder) dan nu|nu niet meer/

for (const berekening of matrix(['lokaal', 'server']))
  test(`the keyboard moves a slider of "Wat als je iets verandert?" (${berekening})`, async ({ page }) => {
    const { element, knop, regel } = await opStap3(page, { berekening })
    const eerst = await regel(BLOK, MIST).textContent()
    await knop(WAT_ALS).press('Enter')
    const dialoog = element.getByRole('dialog', { name: WAT_ALS })
    const schuif = dialoog.getByRole('slider', { name: 'Schuif de vraagprijs' })
    const prijs = dialoog.getByRole('textbox', { name: 'Vraagprijs van de woning' })
    await expect(prijs).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(schuif).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(prijs).toHaveValue('299.000')
    await page.keyboard.press('PageDown')
    await expect(prijs).not.toHaveValue('299.000')
    await page.keyboard.press('End')
    await expect(prijs).toHaveValue('450.000')
    await page.keyboard.press('Home')
    await expect(prijs).toHaveValue('150.000')
    await expect(dialoog.getByText(WAS)).toBeVisible()
    await expect(regel(BLOK, MIST)).toHaveText('€ 0')
    await page.keyboard.press('Escape')
    await expect(dialoog).toBeHidden()
    await expect(element.getByText(/^We rekenen nu met een woning van €\s150\.000\.$/)).toBeVisible()
    await knop('Terug naar je eigen antwoorden').press('Enter')
    await expect(regel(BLOK, MIST)).toHaveText(eerst ?? '')
  })

test('Enter in "Wat als je iets verandert?" shows the outcome and does not close it', LONG, async ({ page }) => {
  const { element, klik } = await opStap3(page)
  await klik(WAT_ALS)
  const dialoog = element.getByRole('dialog', { name: WAT_ALS })
  await dialoog.getByRole('textbox', { name: 'Vraagprijs van de woning' }).fill('250000')
  await page.keyboard.press('Enter')
  await expect(dialoog.getByText(WAS)).toBeVisible()
  await expect(dialoog).toBeVisible()
})

for (const [width, height] of matrix([
  [360, 740],
  [1280, 800],
  [1280, 1400],
  [320, 256],
] as const))
  test(`the outcome of "Wat als je iets verandert?" stays in view at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { element, klik } = await opStap3(page)
    await klik(WAT_ALS)
    const dialoog = element.getByRole('dialog', { name: WAT_ALS })
    const balk = dialoog.locator('[data-uitkomst]')
    await expect(balk).toBeInViewport({ ratio: 1 })
    await dialoog.getByRole('radio', { name: 'A++++ (EP garantie)' }).scrollIntoViewIfNeeded()
    await expect(balk).toBeInViewport({ ratio: 1 })
    await dialoog.getByRole('button', { name: 'Sluiten' }).last().scrollIntoViewIfNeeded()
    await expect(balk).toBeInViewport({ ratio: 1 })
  })

test('dragging a slider shows its figures, and releasing it changes the answer', async ({ page }) => {
  const { element, klik } = await opStap3(page)
  await klik(WAT_ALS)
  const dialoog = element.getByRole('dialog', { name: WAT_ALS })
  const schuif = dialoog.getByRole('slider', { name: 'Schuif de vraagprijs' })
  const vak = await schuif.boundingBox()
  if (vak === null) throw new Error('The slider cannot be seen.')
  expect(vak.height).toBeGreaterThanOrEqual(44)
  const prijsVan = () =>
    element.evaluate((rekenhulp) => {
      const regels = [...(rekenhulp.shadowRoot?.querySelectorAll('aside dt') ?? [])]
      return regels.find(({ textContent }) => textContent === 'Hypotheekbedrag')?.nextElementSibling?.textContent
    })
  const voor = await prijsVan()
  await page.mouse.move(vak.x + vak.width / 2, vak.y + vak.height / 2)
  await page.mouse.down()
  await page.mouse.move(vak.x + vak.width / 4, vak.y + vak.height / 2, { steps: 5 })
  await expect(dialoog.getByText(WAS)).toBeVisible()
  expect(await prijsVan()).toBe(voor)
  await page.mouse.up()
  await expect.poll(prijsVan).not.toBe(voor)
})
