import { type Locator, type Page } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { opStap2 } from '../pagina/opStap'
import { openRekenhulp } from '../pagina/rekenhulp'
import { plekVan } from '../pagina/velden'
import { expect, test } from '../test'

const ringVan = (element: Locator) => element.evaluate((doel) => getComputedStyle(doel).outlineStyle)

const stap2 = async (page: Page, breedte: number, hoogte = 800) => {
  await page.setViewportSize({ width: breedte, height: hoogte })
  return opStap2(page)
}

test('the sign of an explanation is 24 px wide, and its button 44 px', LONG, async ({ page, geval }) => {
  for (const breedte of [320, 1280])
    await geval(`at ${breedte} px wide`, async () => {
      await page.setViewportSize({ width: breedte, height: 800 })
      const { element } = await openRekenhulp(page)
      const knop = element.getByRole('button', { name: /^Uitleg/ }).first()
      expect(await plekVan(knop)).toMatchObject({ width: 44, height: 44 })
      expect(await plekVan(knop.locator('span'))).toMatchObject({ width: 24, height: 24 })
      await knop.click({ position: { x: 6, y: 22 } })
      await expect(element.getByRole('note')).toBeVisible()
    })
})

test.describe('the answers to a question', LONG, () => {
  const kaarten = async ({ element }: { readonly element: Locator }) => {
    const labels = await element.getByRole('radiogroup').first().locator('label').all()
    const vorm = await plekVan(element.locator('[part=formulier]'))
    return { vorm, plekken: await Promise.all(labels.map(plekVan)) }
  }

  test('on a phone the answers are below each other, each as wide as the form', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { vorm, plekken } = await kaarten(await openRekenhulp(page))
    for (const { x, width } of plekken) expect([x, width]).toEqual([vorm.x, vorm.width])
  })

  test('the answers are beside each other where there is room, as wide as their words', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 740 })
    const { vorm, plekken } = await kaarten(await openRekenhulp(page))
    expect(new Set(plekken.map(({ y }) => y)).size).toBe(1)
    for (const { width } of plekken) expect(width).toBeLessThan(vorm.width / 3)
  })
})

test.describe('the focus ring of an element that a script focuses', () => {
  test('clicking a step or "Ga verder" shows no focus ring on the step or its title', async ({ page }) => {
    const { element, knop, veld } = await openRekenhulp(page)
    await veld('Bruto jaarinkomen').click()
    await page.keyboard.type('60000')
    await knop('Ga verder').click()
    const titel = element.getByRole('heading', { name: 'Benodigde hypotheek', level: 2 })
    await expect(titel).toBeFocused()
    expect(await ringVan(titel)).toBe('none')

    await veld('Vraagprijs van de woning').click()
    const stap = knop('Ga terug naar stap 1 van 3 Maximale hypotheek')
    await stap.click()
    await expect(element.getByRole('navigation').getByRole('button').first()).toBeFocused()
    expect(await ringVan(element.getByRole('navigation').getByRole('button').first())).toBe('none')
  })

  test('a key press shows the focus ring on a title or step that has the focus', async ({ page }) => {
    const { element, knop, veld } = await openRekenhulp(page)
    await veld('Bruto jaarinkomen').fill('60.000')
    await knop('Ga verder').press('Enter')
    const titel = element.getByRole('heading', { name: 'Benodigde hypotheek', level: 2 })
    await expect(titel).toBeFocused()
    expect(await ringVan(titel)).toBe('solid')

    await knop('Ga terug naar stap 1 van 3 Maximale hypotheek').click()
    const stap = element.getByRole('navigation').getByRole('button').first()
    await expect(stap).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(stap).toBeFocused()
    expect(await ringVan(stap)).toBe('solid')
  })
})

test('the summary scrolls back to its top when the step changes', LONG, async ({ page }) => {
  const { element, klik } = await stap2(page, 1280, 420)
  await page.setViewportSize({ width: 1280, height: 360 })
  const kaart = element.getByRole('complementary').locator('xpath=*[1]')
  await kaart.evaluate((vlak) => vlak.scrollTo({ top: 200 }))
  expect(await kaart.evaluate((vlak) => vlak.scrollTop)).toBe(200)
  await klik('Vorige stap')
  await expect.poll(() => kaart.evaluate((vlak) => vlak.scrollTop)).toBe(0)
})

test('the form is at most 680 px wide and the summary 380 px', LONG, async ({ page, geval }) => {
  for (const breedte of [920, 1280, 1920])
    await geval(`at ${breedte} px`, async () => {
      await page.setViewportSize({ width: breedte, height: 800 })
      const { element } = await openRekenhulp(page)
      const formulier = await plekVan(element.locator('[part=formulier]'))
      const samenvatting = await plekVan(element.getByRole('complementary'))
      expect(formulier.width).toBeLessThanOrEqual(680)
      expect(samenvatting.width).toBeLessThanOrEqual(380)
      if (breedte >= 1280) expect([formulier.width, samenvatting.width]).toEqual([680, 380])
      expect(samenvatting.x).toBeGreaterThan(formulier.rechts)
    })
})

test('nothing moves when "Lees de samenvatting voor" gets the focus', LONG, async ({ page, geval }) => {
  for (const breedte of [360, 1280])
    await geval(`at ${breedte} px`, async () => {
      const { element, knop } = await stap2(page, breedte)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const plekken = () => Promise.all(['Vorige stap', 'Ga verder'].map((naam) => plekVan(knop(naam))))
      const ervoor = await plekken()
      const hoogte = (await plekVan(element)).height
      await knop('Lees de samenvatting voor').evaluate((doel: HTMLElement) => doel.focus({ preventScroll: true }))
      expect((await plekVan(knop('Lees de samenvatting voor'))).height).toBeGreaterThanOrEqual(44)
      expect(await plekken()).toEqual(ervoor)
      expect((await plekVan(element)).height).toBe(hoogte)
    })
})

test('the groups of assumptions are at least twice as far apart as their sentences', LONG, async ({ page }) => {
  const { element } = await openRekenhulp(page)
  await element.getByText('Waar we van uitgaan').click()
  const vouwen = element.locator('details details')
  await vouwen.first().waitFor()
  const afstanden = await vouwen.evaluateAll((groepen: HTMLDetailsElement[]) => {
    for (const groep of groepen) groep.open = true
    const tussen = (delen: Element[]) =>
      delen
        .slice(1)
        .map((deel, i) => deel.getBoundingClientRect().top - (delen[i]?.getBoundingClientRect().bottom ?? 0))
    const groep = groepen.map((vouw) => [...vouw.querySelectorAll('li')])
    return {
      zinnen: groep.flatMap(tussen),
      groepen: tussen(groepen.flatMap((vouw) => [...vouw.querySelectorAll('h4, li:last-child')])),
    }
  })
  const tussenGroepen = afstanden.groepen.filter((_, i) => i % 2 === 1)
  expect(tussenGroepen.length).toBeGreaterThan(1)
  expect(Math.min(...tussenGroepen)).toBeGreaterThanOrEqual(2 * Math.max(...afstanden.zinnen))
})

test('an error has a round sign and a warning a triangle', LONG, async ({ page }) => {
  /** Whether the lower left corner, and the middle of the left side, of a 24 by 24 sign are filled. */
  const inkt = (teken: Locator) =>
    teken.locator('path').evaluate((pad: SVGPathElement) =>
      [
        [2.5, 20],
        [3, 12],
      ].map(([x, y]) => pad.isPointInFill(new DOMPoint(x, y))),
    )
  await page.setViewportSize({ width: 360, height: 740 })
  const { element, klik, vulIn } = await openRekenhulp(page)
  await klik('Ga verder')
  expect(await inkt(element.locator('[data-veld="eigen.inkomen"] svg'))).toEqual([false, true])
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '500.000')
  const balk = element.getByRole('button', { name: /^Extra eigen inleg nodig/ })
  expect(await inkt(balk.locator('svg').first())).toEqual([true, false])
})

test('a completed step has the accent colour, with a check instead of its number', LONG, async ({ page }) => {
  const { element, klik, knop } = await stap2(page, 1280)
  const cijfer = (stap: number) => element.locator(`[data-nummer="${stap}"]`)
  const kleur = (stap: number) => cijfer(stap).evaluate((rondje) => getComputedStyle(rondje).color)
  const accent = await knop('Ga verder').evaluate((doel) => getComputedStyle(doel).backgroundColor)
  await expect(cijfer(1).locator('svg')).toBeVisible()
  expect(await kleur(1)).toBe(accent)
  await expect(cijfer(2).locator('svg')).toHaveCount(0)
  await expect(cijfer(3).locator('svg')).toHaveCount(0)
  expect(await kleur(3)).not.toBe(accent)
  await klik('Vorige stap')
  await expect(cijfer(1).locator('svg')).toHaveCount(0)
  await expect(cijfer(2).locator('svg')).toBeVisible()
})

test('the first step above the form begins at the left edge of its title', LONG, async ({ page, geval }) => {
  for (const breedte of [360, 768, 1280])
    await geval(`at ${breedte} px`, async () => {
      await page.setViewportSize({ width: breedte, height: 800 })
      const { element } = await openRekenhulp(page)
      const cijfer = await plekVan(element.locator('[data-nummer="1"]'))
      expect(cijfer.x).toBeCloseTo((await plekVan(element.getByRole('heading', { level: 2 }))).x, 0)
    })
})

test('forced colours keep the colours of the parts of the payment bar', async ({ page }) => {
  const { element } = await stap2(page, 1280)
  const balk = element.locator('aside section div[aria-hidden=true]')
  const getekend = () =>
    balk.evaluate(({ children }) =>
      [...children].map((deel) => {
        const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(deel)
        return [backgroundColor, backgroundImage, boxShadow]
      }),
    )
  await element.getByRole('textbox', { name: 'Vraagprijs van de woning' }).fill('300000')
  await element.getByRole('textbox', { name: 'Eigen geld' }).fill('20000')
  await balk.waitFor()
  const gewoon = await getekend()
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await getekend()).toEqual(gewoon)
})

test.describe('the radio of an answer', LONG, () => {
  const ronden = (page: Page, antwoord: string) =>
    page.getByRole('radio', { name: antwoord, exact: true }).evaluate((radio) => {
      const { appearance, borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(radio)
      const punt = getComputedStyle(radio, '::before')
      return {
        appearance,
        kleur: borderTopColor,
        rand: `${borderTopStyle} ${borderTopWidth}`,
        punt: punt.borderTopStyle,
      }
    })

  test('an unchosen answer has a 2 px ring in the control colour, and a chosen one a dot in it', async ({ page }) => {
    await openRekenhulp(page)
    const [open, gekozen] = await Promise.all([ronden(page, 'Samen'), ronden(page, 'Alleen')])
    expect(open).toMatchObject({ appearance: 'none', kleur: 'rgb(122, 135, 148)', rand: 'solid 2px', punt: 'none' })
    expect(gekozen).toMatchObject({ appearance: 'none', kleur: 'rgb(0, 107, 110)', rand: 'solid 2px', punt: 'solid' })
  })

  test('forced colours distinguish a chosen answer from an unchosen one by borders alone', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openRekenhulp(page)
    expect(await ronden(page, 'Samen')).toMatchObject({ rand: 'solid 2px', punt: 'none' })
    expect(await ronden(page, 'Alleen')).toMatchObject({ rand: 'solid 2px', punt: 'solid' })
  })
})
