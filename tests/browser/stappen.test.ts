import { type Page } from '@playwright/test'

import { metMuis, metToetsen, metVinger, type Bediening } from './pagina/bediening'
import { openRekenhulp, type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

const BENODIGD = 'Je benodigde hypotheek'
const links = { 'adviseur-zoeken-url': '/doorklik.html', 'hypotheek-aanvragen-url': '/doorklik.html' }

interface Wandeling {
  readonly labelCode: 'MY' | 'FL'
  readonly type: 'Klant' | 'Adviseur'
  readonly samen: boolean
}

const inkomen = async ({ kies, vulIn }: Bediening, samen: boolean) => {
  if (samen) await kies('Koop je alleen of samen?', 'Samen')
  await vulIn('Bruto jaarinkomen', '60.000')
  if (!samen) return
  await kies('Wat voor inkomen heeft je partner?', 'Tijdelijk dienstverband')
  await vulIn('Bruto jaarinkomen van je partner', '30.000')
}

/** Goes through the three steps, from the first answer to the link at the end. */
const doorloop = async (page: Page, wandeling: Wandeling, bedien: (rekenhulp: Rekenhulp) => Bediening) => {
  const { labelCode, type, samen } = wandeling
  const rekenhulp = await openRekenhulp(page, { 'label-code': labelCode, type, ...links })
  const bediening = bedien(rekenhulp)
  const { kies, kiesUit, vulIn, klik } = bediening

  await inkomen(bediening, samen)
  await expect(rekenhulp.regel('Je maximale hypotheek', 'Inkomen per jaar')).toHaveText(samen ? '€ 90.000' : '€ 60.000')
  await klik('Ga verder')

  await vulIn('Vraagprijs van de woning', '300.000')
  await kies('Wat voor woning wil je kopen?', 'Nieuwbouw')
  await kiesUit('Energielabel', 'C')
  await vulIn('Eigen geld', '60.000')
  await klik('Ga verder')

  await kiesUit('Hoe lang wil je je rente vastzetten?', '20 jaar')
  await expect(rekenhulp.veld('Rentepercentage')).toHaveValue(labelCode === 'MY' ? '4,25%' : '4,30%')
  await expect(rekenhulp.regel(BENODIGD, 'Bruto maandlast')).toHaveText(/^€ [\d.]+$/)
  await expect(rekenhulp.element.getByRole('link')).toHaveText(
    type === 'Klant' ? 'Zoek een adviseur' : 'Hypotheek aanvragen',
  )
  return rekenhulp
}

test('a single customer of Moneyou completes the steps with the mouse', async ({ page }) => {
  await doorloop(page, { labelCode: 'MY', type: 'Klant', samen: false }, metMuis)
})

test('an adviser of Florius completes the steps for two buyers with the keyboard', async ({ page }) => {
  await doorloop(page, { labelCode: 'FL', type: 'Adviseur', samen: true }, (rekenhulp) => metToetsen(rekenhulp, page))
})

test.describe('a finger on a narrow screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('going forward and back through the steps by touch keeps the answers of two buyers', async ({ page }) => {
    const { knop, element, veld } = await openRekenhulp(page, { 'label-code': 'FL' }).then(async (rekenhulp) => {
      const bediening = metVinger(rekenhulp)
      await inkomen(bediening, true)
      await bediening.klik('Ga verder')
      await bediening.vulIn('Vraagprijs van de woning', '300.000')
      await bediening.klik('Vorige stap')
      return rekenhulp
    })
    await expect(veld('Bruto jaarinkomen van je partner')).toHaveValue('30.000')
    await knop('Ga verder naar stap 2 van 3 Benodigde hypotheek').tap()
    await expect(veld('Vraagprijs van de woning')).toHaveValue('300.000')
    await element.getByRole('button', { name: /Toon de samenvatting/ }).tap()
    await expect(element.getByRole('region', { name: BENODIGD })).toBeVisible()
  })
})

test('a step opens 16 px below the upper edge of the window, with its title focused', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 })
  const { element, vulIn, klik } = await openRekenhulp(page)
  await page.evaluate(() => {
    document.body.style.paddingTop = '300px'
    document.body.style.paddingBottom = '900px'
  })
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  await expect(element.getByRole('heading', { name: 'Benodigde hypotheek', level: 2 })).toBeFocused()
  await expect.poll(async () => Math.round((await element.boundingBox())?.y ?? 0)).toBe(16)
})
