import { type Page } from '@playwright/test'

import { begonnen, rekenhulpIn } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'
import {
  doorloop,
  naarOnleesbaar,
  opGastpagina,
  REKENHULP,
  vindtOnleesbaar,
  vulInkomenIn,
} from '../../../browser/host/hostPage'

const ACCENT = 'rgb(0, 107, 110)'
const KADER = '<iframe title="Elders" width="1000" height="900" srcdoc="<!doctype html><body></body>"></iframe>'

/** Moves the calculator to the document of the frame. Returns the frame with the calculator. */
const naarKader = async (page: Page) => {
  await page.evaluate(() => {
    const host = document.querySelector('hypotheek-orientatie')
    if (host) document.querySelector('iframe')?.contentDocument?.body.append(host)
  })
  const kader = page.frameLocator('iframe')
  return { kader, ...rekenhulpIn(kader.locator('hypotheek-orientatie')) }
}

test('moved to a frame, the calculator keeps its state, styles and announcements', async ({ page }) => {
  await naarOnleesbaar(await opGastpagina(page, { body: KADER + REKENHULP }))
  const { kader, ...daar } = await naarKader(page)
  await expect(daar.knop('Ga verder')).toHaveCSS('background-color', ACCENT)
  await vindtOnleesbaar(daar)
  expect(await kader.locator('[data-hypotheek-orientatie]').count()).toBe(2)
  expect(await page.locator('[data-hypotheek-orientatie]').count()).toBe(0)
})

test('moved to a narrow frame, the calculator works there', async ({ page, geval }) => {
  const verhuisd = async () => {
    await opGastpagina(page, { body: KADER.replace('1000', '400') + REKENHULP })
    const daar = await naarKader(page)
    await begonnen(daar)
    return daar
  }

  await geval('an explanation stays within the frame', async () => {
    const { element } = await verhuisd()
    await element.getByRole('button', { name: 'Uitleg' }).last().click()
    const rand = await element.getByRole('note').evaluate((vlak) => vlak.getBoundingClientRect().right)
    expect(rand).toBeLessThanOrEqual(400)
  })

  await geval('Escape and a press elsewhere close an explanation', async () => {
    const { element, kader } = await verhuisd()
    for (const sluit of [
      () => page.keyboard.press('Escape'),
      () => kader.locator('body').click({ position: { x: 2, y: 2 } }),
    ]) {
      await element.getByRole('button', { name: 'Uitleg' }).first().click()
      await expect(element.getByRole('note')).toBeVisible()
      await sluit()
      await expect(element.getByRole('note')).toBeHidden()
    }
  })

  await geval('a press that takes no focus away closes a list', async () => {
    const { element, kader, vulIn, klik, lijst } = await verhuisd()
    await vulIn('Bruto jaarinkomen', '60.000')
    await klik('Ga verder')
    await lijst('Energielabel').click()
    await expect(element.getByRole('listbox')).toBeVisible()
    await kader.locator('body').dispatchEvent('pointerdown')
    await expect(element.getByRole('listbox')).toBeHidden()
  })

  await geval('the summary closes when the focus goes elsewhere', async () => {
    const { element, veld } = await verhuisd()
    const balk = element.getByRole('button', { name: 'Toon de samenvatting' })
    await balk.click()
    await expect(balk).toBeHidden()
    await veld('Bruto jaarinkomen').focus()
    await expect(balk).toBeVisible()
  })
})

test('moved to a hidden document and back, the calculator keeps its answers and works', async ({ page }) => {
  const rekenhulp = await opGastpagina(page)
  await vulInkomenIn(rekenhulp)
  const weg = await rekenhulp.element.evaluateHandle((host) => {
    document.implementation.createHTMLDocument().body.append(host)
    return host
  })
  await expect.poll(() => weg.evaluate((host) => host.shadowRoot?.querySelector('.kader') ?? null)).toBeNull()
  await weg.evaluate((host) => document.body.append(host))
  await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('60.000')
  await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', ACCENT)
  await doorloop(rekenhulp)
})

test('moving the element within the page', async ({ page, geval }) => {
  const open = () => opGastpagina(page, { body: `<section>${REKENHULP}</section><section id="twee"></section>` })
  const verplaats = () =>
    page.evaluate(() => {
      const rekenhulp = document.querySelector('hypotheek-orientatie')
      if (rekenhulp) document.querySelector('#twee')?.append(rekenhulp)
    })

  await geval('closes an open list, which can be opened again', async () => {
    const { element, vulIn, klik, lijst } = await open()
    await vulIn('Bruto jaarinkomen', '60.000')
    await klik('Ga verder')
    await lijst('Energielabel').click()
    await expect(lijst('Energielabel')).toHaveAttribute('aria-expanded', 'true')
    await verplaats()
    await expect(lijst('Energielabel')).toHaveAttribute('aria-expanded', 'false')
    await lijst('Energielabel').click()
    await expect(element.getByRole('listbox')).toBeVisible()
  })

  await geval('closes an open explanation', async () => {
    const { element } = await open()
    const uitleg = element.getByRole('button', { name: 'Uitleg' }).first()
    await uitleg.click()
    await expect(uitleg).toHaveAttribute('aria-expanded', 'true')
    await verplaats()
    await expect(uitleg).toHaveAttribute('aria-expanded', 'false')
  })

  await geval('keeps an open dialog modal, with its typed text', async () => {
    const { element, klik, knop, veld } = await open()
    await klik('Bereken jaarinkomen')
    await veld('Bruto maandinkomen').fill('4000')
    await verplaats()
    const dialoog = element.getByRole('dialog')
    await expect.poll(() => dialoog.evaluate((vlak) => vlak.matches(':modal'))).toBe(true)
    await expect(veld('Bruto maandinkomen')).toBeFocused()
    await klik('Bevestig inkomen')
    await expect(dialoog).toBeHidden()
    await expect(veld('Bruto jaarinkomen')).toHaveValue('48.000')
    await expect(knop('Bereken jaarinkomen')).toBeFocused()
  })
})
