import { LONG } from '../../support/matrix'
import { type Locator, type Page } from '@playwright/test'

import { rekenhulpIn, type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { doorloop, openGastpagina, RENTE, staat, vulInkomenIn } from './gastpagina'

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

/** Keeps what the document hears of every calculator; cancels `doorklik` when asked. */
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
const element = (id: string, attributen = '') =>
  `<hypotheek-orientatie id="${id}" label-code="MY" laden="direct" ${RENTE} ${attributen}></hypotheek-orientatie>`

/** Takes the element out, lets it notice that, and gives it back to the page when asked. */
const haalWeg = async ({ element }: Rekenhulp) => {
  const weg = await element.evaluateHandle(async (host) => {
    host.remove()
    await new Promise((resolve) => setTimeout(resolve))
    return host
  })
  return () => weg.evaluate((host) => document.body.append(host))
}

test('gereed says which step stands: the first, and that which was left for what is put back', async ({ page }) => {
  await luister(page)
  await openGastpagina(page, { body: element('a') })
  const rekenhulp = await staat(page)
  expect(await gehoord(page, 'gereed')).toMatchObject([{ detail: { stap: 0 } }])
  await vulInkomenIn(rekenhulp)
  await rekenhulp.klik('Ga verder')
  const zetTerug = await haalWeg(rekenhulp)
  await zetTerug()
  await rekenhulp.veld('Vraagprijs van de woning').waitFor()
  expect(await gehoord(page, 'gereed')).toMatchObject([{ detail: { stap: 0 } }, { detail: { stap: 1 } }])
})

test.describe('a load that fails', () => {
  test.use({ verwachteKlachten: /laadt niet|Failed to load resource|net::ERR/ })

  test('is one fout, also for an element that was put back meanwhile', LONG, async ({ page }) => {
    await luister(page)
    let breekAf = (): void => undefined
    const afgebroken = new Promise<void>((resolve) => {
      breekAf = resolve
    })
    await page.route('**/chunks/mount-*', async (route) => {
      await afgebroken
      await route.abort()
    })
    await openGastpagina(page, { body: element('a') })
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

/** In the shadow root of another element of the page, out of which only a composed event is heard. */
const inAnder = (inhoud: string) => `<div id="ander"><template shadowrootmode="open">${inhoud}</template></div>`

const wijzen: readonly (readonly [string, (link: Locator) => Promise<void>])[] = [
  ['a click', (link) => link.click()],
  ['Enter', (link) => link.press('Enter')],
  ['Ctrl and a click', (link) => link.click({ modifiers: ['Control'] })],
  ['the middle button', (link) => link.click({ button: 'middle' })],
]

test.describe('doorklik', () => {
  for (const [type, naam, doel, query] of [
    ['Klant', 'Zoek een adviseur', 'adviseur-zoeken', 'adviseur'],
    ['Adviseur', 'Hypotheek aanvragen', 'hypotheek-aanvragen', 'aanvraag'],
  ] as const)
    test(`of a calculator for ${type} is heard however the link is followed, and can be cancelled`, async ({
      page,
      context,
    }) => {
      await luister(page, { houdtTegen: true })
      await openGastpagina(page, { body: inAnder(element('a', `type="${type}" ${LINKS}`)) })
      const rekenhulp = await staat(page)
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

  for (const [hoe, doe] of wijzen.slice(2))
    test(`with ${hoe} opens a new tab when nobody cancels it`, LONG, async ({ page, context }) => {
      await luister(page)
      await openGastpagina(page, { body: element('a', LINKS) })
      const rekenhulp = await staat(page)
      await doorloop(rekenhulp)
      const nieuw = context.waitForEvent('page')
      await doe(rekenhulp.element.getByRole('link', { name: 'Zoek een adviseur' }))
      await expect(await nieuw).toHaveURL(/doorklik\.html\?adviseur$/)
      expect(await gehoord(page, 'doorklik')).toHaveLength(1)
    })

  test('cannot be cancelled for what is only told', LONG, async ({ page }) => {
    await luister(page)
    await openGastpagina(page, { body: inAnder(element('a')) })
    await doorloop(await staat(page))
    const anders = [...(await gehoord(page, 'gereed')), ...(await gehoord(page, 'stap'))]
    expect(anders.map(({ naam, cancelable }) => [naam, cancelable])).toEqual([
      ['gereed', false],
      ['stap', false],
      ['stap', false],
    ])
  })
})

test(
  'ref-analytics-hub that points at nothing is said once, and nothing is reported elsewhere',
  LONG,
  async ({ page }) => {
    const waarschuwingen: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') waarschuwingen.push(message.text())
    })
    await page.addInitScript(() => {
      document.addEventListener(
        'analytics-event',
        () => {
          document.documentElement.dataset['gemeld'] = 'ja'
        },
        true,
      )
    })
    await openGastpagina(page, {
      body: `<analytics-hub></analytics-hub>${element('a', 'analytics ref-analytics-hub="weg"')}`,
    })
    await doorloop(await staat(page))
    expect(waarschuwingen).toEqual([expect.stringContaining('ref-analytics-hub wijst niets aan')])
    expect(await page.evaluate(() => [document.documentElement.dataset['gemeld'], 'dataLayer' in window])).toEqual([
      undefined,
      false,
    ])
  },
)

declare global {
  interface Window {
    gezegd?: string[]
  }
}

test('what one calculator says waits until the dialog of another is closed', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const gezegd: string[] = []
    window.gezegd = gezegd
    new MutationObserver((wijzigingen) => {
      for (const { target } of wijzigingen) {
        const tekst = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live=polite]',
        )?.textContent
        if (tekst) gezegd.push(tekst)
      }
    }).observe(document, { subtree: true, childList: true })
  })
  const gezegd = () => page.evaluate(() => window.gezegd)
  await openGastpagina(page, { body: element('a') + element('b') })
  const [een, ander] = [rekenhulpIn(page.locator('#a')), rekenhulpIn(page.locator('#b'))]
  await een.klik('Bereken jaarinkomen')
  await een.veld('Bruto maandinkomen').waitFor()
  await ander.element.evaluate((host) => host.setAttribute('normjaar', '2026'))
  await expect(ander.element.getByText('Berekend met de leennormen van 2026.')).toBeAttached()
  await page.clock.runFor(3_000)
  expect(await gezegd()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(een.element.getByRole('dialog')).toBeHidden()
  const gezegdNaEenTik = () => page.clock.runFor(200).then(gezegd)
  await expect.poll(gezegdNaEenTik).toEqual(['Er heeft een herberekening plaatsgevonden.'])
})

test.describe('kleurmodus="systeem"', LONG, () => {
  const isDonker = ({ element }: Rekenhulp) =>
    element.locator('.kader').evaluate((kader) => getComputedStyle(kader).colorScheme === 'dark')

  test('begins as the system is, and follows it', async ({ page, geval }) => {
    for (const begin of ['light', 'dark'] as const)
      await geval(begin, async () => {
        await page.emulateMedia({ colorScheme: begin })
        await openGastpagina(page, { body: element('a', 'kleurmodus="systeem"') })
        const rekenhulp = await staat(page)
        expect(await isDonker(rekenhulp)).toBe(begin === 'dark')
        await page.emulateMedia({ colorScheme: begin === 'dark' ? 'light' : 'dark' })
        await expect.poll(() => isDonker(rekenhulp)).toBe(begin === 'light')
      })
  })

  test('is not the mode without it: that is light', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openGastpagina(page, { body: element('a') })
    expect(await isDonker(await staat(page))).toBe(false)
  })
})
