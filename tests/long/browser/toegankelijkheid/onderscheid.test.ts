import { type Locator, type Page } from '@playwright/test'

import { openRekenhulp, type Rekenhulp } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'

const ring = (element: Locator): Promise<string> =>
  element.evaluate((deel) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(deel)
    return `${outlineStyle} ${outlineWidth}`
  })

const kaart = ({ antwoord }: Rekenhulp, tekst: string): Locator =>
  antwoord('Koop je alleen of samen?', tekst).locator('xpath=..')

test('in forced colours a chosen answer has a ring that the others have not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const rekenhulp = await openRekenhulp(page)
  expect(await ring(kaart(rekenhulp, 'Alleen'))).toBe('solid 2px')
  expect(await ring(kaart(rekenhulp, 'Samen'))).toMatch(/^none/)
})

const nummers = ({ element }: Rekenhulp): Locator => element.locator('nav .nummer')
const achtergrond = (element: Locator): Promise<string> =>
  element.evaluate((deel) => getComputedStyle(deel).backgroundColor)

/** The open step is told from the others: in the tree of a screen reader, on screen, and in forced colours. */
const verwachtHuidig = async (page: Page, rekenhulp: Rekenhulp, huidig: number): Promise<void> => {
  await expect(rekenhulp.element.locator('[aria-current]')).toHaveCount(1)
  const knop = rekenhulp.element.getByRole('navigation', { name: 'Stappen' }).getByRole('button').nth(huidig)
  await expect(knop).toHaveAttribute('aria-current', 'step')
  const kleuren = await Promise.all([0, 1, 2].map((stap) => achtergrond(nummers(rekenhulp).nth(stap))))
  expect(kleuren.filter((kleur) => kleur === kleuren[huidig])).toHaveLength(1)
  await page.emulateMedia({ forcedColors: 'active' })
  const ringen = await Promise.all([0, 1, 2].map((stap) => ring(nummers(rekenhulp).nth(stap))))
  expect(ringen.map((soort) => soort === 'solid 2px')).toEqual([0, 1, 2].map((stap) => stap === huidig))
  await page.emulateMedia({ forcedColors: 'none' })
}

test('the open step is marked, and no other', async ({ page }) => {
  const rekenhulp = await openRekenhulp(page)
  await verwachtHuidig(page, rekenhulp, 0)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await rekenhulp.klik('Ga verder')
  await rekenhulp.veld('Vraagprijs van de woning').waitFor()
  await verwachtHuidig(page, rekenhulp, 1)
})

/** Shows the bar of how it is paid, changes its parts, and tells whether they moved. */
const beweegtBalk = async (page: Page): Promise<boolean> => {
  const { element, klik, regel, vulIn } = await openRekenhulp(page)
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '200.000')
  await vulIn('Eigen geld', '20.000')
  await expect(regel('Je benodigde hypotheek', 'Eigen geld').last()).toHaveText('€ 20.000')
  await element.evaluate((host) =>
    host.shadowRoot?.addEventListener('transitionrun', (event) => {
      if ((event as TransitionEvent).propertyName === 'flex-grow') document.title = 'De balk beweegt'
    }),
  )
  await vulIn('Eigen geld', '90.000')
  await expect(regel('Je benodigde hypotheek', 'Eigen geld').last()).toHaveText('€ 90.000')
  await page.evaluate(() => new Promise((klaar) => requestAnimationFrame(() => requestAnimationFrame(klaar))))
  return (await page.title()) === 'De balk beweegt'
}

test('the bar of how it is paid moves to its new parts', async ({ page }) => {
  expect(await beweegtBalk(page)).toBe(true)
})

test('under reduced motion the bar has its new parts at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await beweegtBalk(page)).toBe(false)
})
