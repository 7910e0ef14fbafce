import { type Locator, type Page } from '@playwright/test'

import { opStap2 } from '../../../browser/pagina/opStap'
import { openRekenhulp, type Rekenhulp } from '../../../browser/pagina/rekenhulp'
import { getekend } from '../../../browser/pagina/rust'
import { expect, test } from '../../../browser/test'

const ring = (element: Locator): Promise<string> =>
  element.evaluate((deel) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(deel)
    return `${outlineStyle} ${outlineWidth}`
  })

const rand = (element: Locator): Promise<string> =>
  element.evaluate((vlak) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(vlak)
    return `${borderTopStyle} ${borderTopWidth}`
  })

const kaart = ({ antwoord }: Rekenhulp, tekst: string): Locator =>
  antwoord('Koop je alleen of samen?', tekst).locator('xpath=..')

test.describe('forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('in forced colours a chosen answer has a ring, and a wider one with the focus', async ({ page }) => {
    const rekenhulp = await openRekenhulp(page)
    expect(await ring(kaart(rekenhulp, 'Alleen'))).toBe('solid 2px')
    expect(await ring(kaart(rekenhulp, 'Samen'))).toMatch(/^none/)
    await rekenhulp.antwoord('Koop je alleen of samen?', 'Samen').press('ArrowLeft')
    await expect(rekenhulp.antwoord('Koop je alleen of samen?', 'Alleen')).toBeFocused()
    expect(await ring(kaart(rekenhulp, 'Alleen'))).toBe('solid 3px')
  })

  test('in forced colours a dialog and an explanation have a border instead of a shadow', async ({ page }) => {
    const { element, klik } = await openRekenhulp(page)
    await element.getByRole('button', { name: 'Uitleg' }).first().click()
    expect(await rand(element.getByRole('note'))).toBe('solid 1px')
    await klik('Bereken jaarinkomen')
    expect(await rand(element.getByRole('dialog'))).toBe('solid 1px')
  })
})

const nummers = ({ element }: Rekenhulp): Locator => element.locator('nav .nummer')
const achtergrond = (element: Locator): Promise<string> =>
  element.evaluate((deel) => getComputedStyle(deel).backgroundColor)

/** Expects that the open step differs from the others in the accessibility tree, on screen, and in forced colours. */
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

test('only the open step is marked as current', async ({ page }) => {
  const rekenhulp = await openRekenhulp(page)
  await verwachtHuidig(page, rekenhulp, 0)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await rekenhulp.klik('Ga verder')
  await rekenhulp.veld('Vraagprijs van de woning').waitFor()
  await verwachtHuidig(page, rekenhulp, 1)
})

/** Shows the bar of the payment, changes its parts, and returns whether they moved. */
const beweegtBalk = async (page: Page): Promise<boolean> => {
  const { element, regel, vulIn } = await opStap2(page)
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
  await getekend(page)
  return (await page.title()) === 'De balk beweegt'
}

test('the bar of the payment animates to its new parts', async ({ page }) => {
  expect(await beweegtBalk(page)).toBe(true)
})

test('the bar of the payment changes at once under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await beweegtBalk(page)).toBe(false)
})
