import { type Locator, type Page } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { rekenhulpIn, type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { doorloop, openGastpagina, opGastpagina, rekenhulpMet, REKENHULP, vulInkomenIn } from './hostPage'

interface Gehoord {
  readonly naam: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly cancelable: boolean
  readonly bron: string
}

declare global {
  interface Window {
    gebeurd?: Gehoord[]
  }
}

/** Records the events of every calculator that reach the document; cancels `doorklik` when asked. */
const luister = (page: Page, { houdtTegen = false } = {}) =>
  page.addInitScript((houdtTegen) => {
    const gebeurd: Gehoord[] = []
    window.gebeurd = gebeurd
    for (const naam of ['gereed', 'stap', 'fout', 'doorklik'])
      document.addEventListener(`hypotheek-orientatie:${naam}`, (event) => {
        const { bron, ...detail } = (event as CustomEvent<Gehoord['detail'] & { readonly bron: Element }>).detail
        gebeurd.push({ naam, detail, cancelable: event.cancelable, bron: bron.id })
        if (naam === 'doorklik' && houdtTegen) event.preventDefault()
      })
  }, houdtTegen)

const gehoord = async (page: Page, naam: string) => {
  const gebeurd = await page.evaluate(() => window.gebeurd ?? [])
  return gebeurd.filter((gebeurtenis) => gebeurtenis.naam === naam)
}

const LINKS = 'adviseur-zoeken-url="/doorklik.html?adviseur" hypotheek-aanvragen-url="/doorklik.html?aanvraag"'

/** Puts this HTML in the shadow root of another element, which only composed events leave. */
const inAnder = (inhoud: string) => `<div id="ander"><template shadowrootmode="open">${inhoud}</template></div>`

/** Removes the element and lets it disconnect. Returns a function that puts it back. */
const haalWeg = async ({ element }: Rekenhulp) => {
  const weg = await element.evaluateHandle(async (host) => {
    host.remove()
    await new Promise((resolve) => setTimeout(resolve))
    return host
  })
  return () => weg.evaluate((host) => document.body.append(host))
}

test('gereed has step 0 at first, and the open step after the element is removed and put back', async ({ page }) => {
  await luister(page)
  const rekenhulp = await opGastpagina(page, { body: inAnder(REKENHULP) })
  const eerst = { detail: { stap: 0 }, cancelable: false }
  expect(await gehoord(page, 'gereed')).toMatchObject([eerst])
  await vulInkomenIn(rekenhulp)
  await rekenhulp.klik('Ga verder')
  await rekenhulp.veld('Vraagprijs van de woning').waitFor()
  expect(await gehoord(page, 'stap')).toMatchObject([{ cancelable: false }])
  const zetTerug = await haalWeg(rekenhulp)
  await zetTerug()
  await rekenhulp.veld('Vraagprijs van de woning').waitFor()
  expect(await gehoord(page, 'gereed')).toMatchObject([eerst, { detail: { stap: 1 } }])
})

test.describe('the event fout of a failed load', () => {
  test.use({ verwachteKlachten: /laadt niet|Failed to load resource|net::ERR/ })

  test('a failed load fires one fout, also when the element is put back meanwhile', LONG, async ({ page }) => {
    await luister(page)
    let breekAf = (): void => undefined
    const afgebroken = new Promise<void>((resolve) => {
      breekAf = resolve
    })
    await page.route('**/chunks/mount-*', async (route) => {
      await afgebroken
      await route.abort()
    })
    await openGastpagina(page, { body: REKENHULP })
    const rekenhulp = rekenhulpIn(page.locator('hypotheek-orientatie'))
    await rekenhulp.element.waitFor({ state: 'attached' })
    const zetTerug = await haalWeg(rekenhulp)
    await zetTerug()
    breekAf()
    await expect(rekenhulp.knop('Probeer opnieuw')).toBeVisible()
    expect(await gehoord(page, 'fout')).toMatchObject([{ detail: { code: 'niet-geladen' } }])
    await expect(rekenhulp.element.getByRole('alert')).toHaveCount(1)
  })
})

const wijzen: readonly (readonly [string, (link: Locator) => Promise<void>])[] = [
  ['a click', (link) => link.click()],
  ['Enter', (link) => link.press('Enter')],
  ['Ctrl and a click', (link) => link.click({ modifiers: ['Control'] })],
  ['the middle button', (link) => link.click({ button: 'middle' })],
]

test.describe('the event doorklik', () => {
  for (const [type, naam, doel, query] of [
    ['Klant', 'Zoek een adviseur', 'adviseur-zoeken', 'adviseur'],
    ['Adviseur', 'Hypotheek aanvragen', 'hypotheek-aanvragen', 'aanvraag'],
  ] as const)
    test(`cancelling doorklik of a ${type} prevents navigation by mouse and keyboard`, async ({ page, context }) => {
      await luister(page, { houdtTegen: true })
      const rekenhulp = await opGastpagina(page, { body: inAnder(rekenhulpMet(`id="a" type="${type}" ${LINKS}`)) })
      await doorloop(rekenhulp)
      const link = rekenhulp.element.getByRole('link', { name: naam })
      for (const [, doe] of wijzen) await doe(link)
      const een = { detail: { doel, url: `/doorklik.html?${query}` }, cancelable: true, bron: 'a' }
      await expect.poll(() => gehoord(page, 'doorklik')).toMatchObject(wijzen.map(() => een))
      const later = context.waitForEvent('page')
      await page.evaluate(() => open('about:blank'))
      await expect(await later).toHaveURL('about:blank')
      expect(context.pages()).toHaveLength(2)
      await expect(page).toHaveURL(/gast\.html$/)
    })

  test('doorklik has the share link only after the visitor ticks the box', async ({ page }) => {
    await luister(page, { houdtTegen: true })
    const rekenhulp = await opGastpagina(page, { body: rekenhulpMet(LINKS) })
    await doorloop(rekenhulp)
    const { element, klik } = rekenhulp
    const link = element.getByRole('link', { name: 'Zoek een adviseur' })
    await link.click()
    await klik('Neem je berekening mee')
    await element.getByRole('checkbox', { name: 'Geef de link aan de volgende pagina' }).check()
    await element.getByRole('dialog').getByRole('link', { name: 'Zoek een adviseur' }).click()
    const url = '/doorklik.html?adviseur'
    await expect
      .poll(() => gehoord(page, 'doorklik'))
      .toMatchObject([
        { detail: { doel: 'adviseur-zoeken', url } },
        {
          detail: { doel: 'adviseur-zoeken', url, deellink: expect.stringMatching(/gast\.html#hypotheekberekening=/) },
        },
      ])
    const [zonder] = await gehoord(page, 'doorklik')
    expect(zonder?.detail).not.toHaveProperty('deellink')
    await expect(page).toHaveURL(/gast\.html$/)
    await expect(link.last()).toHaveAttribute('href', url)
  })

  for (const [hoe, doe] of wijzen.slice(2))
    test(`${hoe} on a link opens a new tab when nobody cancels doorklik`, LONG, async ({ page, context }) => {
      await luister(page)
      const rekenhulp = await opGastpagina(page, { body: rekenhulpMet(LINKS) })
      await doorloop(rekenhulp)
      const nieuw = context.waitForEvent('page')
      await doe(rekenhulp.element.getByRole('link', { name: 'Zoek een adviseur' }))
      await expect(await nieuw).toHaveURL(/doorklik\.html\?adviseur$/)
      expect(await gehoord(page, 'doorklik')).toHaveLength(1)
    })
})

test('kleurmodus="systeem" follows the colour mode of the system and its changes', LONG, async ({ page, geval }) => {
  const isDonker = ({ element }: Rekenhulp) =>
    element.locator('.kader').evaluate((kader) => getComputedStyle(kader).colorScheme === 'dark')
  for (const begin of ['light', 'dark'] as const)
    await geval(begin, async () => {
      await page.emulateMedia({ colorScheme: begin })
      const rekenhulp = await opGastpagina(page, { body: rekenhulpMet('kleurmodus="systeem"') })
      expect(await isDonker(rekenhulp)).toBe(begin === 'dark')
      await page.emulateMedia({ colorScheme: begin === 'dark' ? 'light' : 'dark' })
      await expect.poll(() => isDonker(rekenhulp)).toBe(begin === 'light')
    })
})
