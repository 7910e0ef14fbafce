import { LONG } from '../../support/matrix'
import { type JSHandle } from '@playwright/test'

import { begonnen, rekenhulpIn } from '../pagina/rekenhulp'
import { doorloop, openGastpagina, REKENHULP, RENTE, staat, vulInkomenIn } from './gastpagina'
import { expect, test } from '../test'

const plekken = `<section id="een"><div>${REKENHULP}</div></section><section id="twee"><div></div></section>`

const tien = Array.from({ length: 10 }, () => REKENHULP).join('')

/** Does this element, on the page or off it, show a calculator? */
const isGetekend = (element: JSHandle<Element>): Promise<boolean> =>
  element.evaluate((host) => host.shadowRoot?.querySelector('.kader') != null)

test('a page that moves the element elsewhere keeps everything: answers, step, and text that is no answer yet', async ({
  page,
}) => {
  await openGastpagina(page, { body: plekken })
  const rekenhulp = await staat(page)
  await vulInkomenIn(rekenhulp)
  await rekenhulp.klik('Ga verder')
  await rekenhulp.vulIn('Vraagprijs van de woning', 'drie ton')
  await page.evaluate(() => {
    const rekenhulp = document.querySelector('hypotheek-orientatie')
    if (rekenhulp) document.querySelector('#twee > div')?.append(rekenhulp)
  })
  await expect(page.locator('#twee hypotheek-orientatie')).toBeVisible()
  await expect(rekenhulp.veld('Vraagprijs van de woning')).toHaveValue('drie ton')
  await rekenhulp.klik('Vorige stap')
  await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('60.000')
})

test('a page that takes the element out and puts it back later finds its answers again', async ({ page }) => {
  await openGastpagina(page, { body: plekken })
  const rekenhulp = await staat(page)
  await vulInkomenIn(rekenhulp)
  const terug = await rekenhulp.element.evaluateHandle((host) => {
    host.remove()
    return host
  })
  await expect.poll(() => isGetekend(terug)).toBe(false)
  await terug.evaluate((host) => document.querySelector('#een > div')?.append(host))
  await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('60.000')
  await doorloop(rekenhulp)
})

test(
  'what is put back later opens the step that was left, with text in it that is no answer yet',
  LONG,
  async ({ page }) => {
    await openGastpagina(page, { body: plekken })
    const rekenhulp = await staat(page)
    await vulInkomenIn(rekenhulp)
    await rekenhulp.klik('Ga verder')
    await rekenhulp.vulIn('Vraagprijs van de woning', 'drie ton')
    const weg = await rekenhulp.element.evaluateHandle((host) => {
      host.remove()
      return host
    })
    await expect.poll(() => isGetekend(weg)).toBe(false)
    await weg.evaluate((host) => document.querySelector('#twee > div')?.append(host))
    await expect(rekenhulp.veld('Vraagprijs van de woning')).toHaveValue('drie ton')
    await rekenhulp.klik('Vorige stap')
    await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('60.000')
  },
)

test('ten calculators of mixed brands do not influence each other', async ({ page }) => {
  const merken = Array.from({ length: 10 }, (_, nummer) => (nummer % 2 === 0 ? 'MY' : 'FL'))
  const body = merken
    .map(
      (merk, nummer) =>
        `<hypotheek-orientatie id="r${nummer}" label-code="${merk}" laden="direct" ${RENTE}></hypotheek-orientatie>`,
    )
    .join('')
  await openGastpagina(page, { body })
  const rekenhulpen = merken.map((_, nummer) => rekenhulpIn(page.locator(`#r${nummer}`)))
  for (const { knop } of rekenhulpen) await expect(knop('Ga verder')).toBeVisible()
  for (const [nummer, { vulIn }] of rekenhulpen.entries()) await vulIn('Bruto jaarinkomen', String(30_000 + nummer))
  await rekenhulpen[3]?.klik('Ga verder')

  for (const [nummer, { veld, antwoord, knop }] of rekenhulpen.entries()) {
    if (nummer === 3) continue
    await expect(veld('Bruto jaarinkomen')).toHaveValue(`30.00${nummer}`)
    const zzp = nummer % 2 === 0 ? 'Zzp-inkomen' : 'Inkomen uit onderneming(en)'
    await expect(antwoord('Wat voor inkomen heb je?', zzp)).toBeVisible()
    const accent = nummer % 2 === 0 ? 'rgb(0, 107, 110)' : 'rgb(166, 58, 15)'
    await expect(knop('Ga verder')).toHaveCSS('background-color', accent)
  }
  await expect(rekenhulpen[3]?.veld('Vraagprijs van de woning') ?? page.locator('body')).toBeVisible()
  expect(await page.locator('[data-hypotheek-orientatie]').count()).toBe(2)
})

test('ten calculators share the style sheet of their parts', LONG, async ({ page }) => {
  await openGastpagina(page, { body: tien })
  await expect(page.locator('.kader')).toHaveCount(10)
  const bladen = await page
    .locator('hypotheek-orientatie')
    .evaluateAll((hosts) => new Set(hosts.map(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets.at(-1))).size)
  expect(bladen).toBe(1)
})

test('ten calculators share one observer of sizes, and one of what the page adds', LONG, async ({ page }) => {
  await page.addInitScript(() => {
    const gemaakt: string[] = []
    for (const naam of ['ResizeObserver', 'MutationObserver'] as const)
      window[naam] = new Proxy<typeof ResizeObserver & typeof MutationObserver>(window[naam] as never, {
        construct: (Echt, gegeven) => {
          gemaakt.push(naam)
          return Reflect.construct(Echt, gegeven) as object
        },
      })
    Object.assign(window, { gemaakt })
  })
  await openGastpagina(page, { body: tien })
  for (const rekenhulp of await page.locator('hypotheek-orientatie').all()) await begonnen(rekenhulpIn(rekenhulp))
  expect(await page.evaluate('gemaakt.toSorted()')).toEqual(['MutationObserver', 'ResizeObserver'])
})

test('a page that comes back from where the browser kept it goes on where it was', LONG, async ({ page }) => {
  await openGastpagina(page, { body: REKENHULP })
  const rekenhulp = await staat(page)
  await vulInkomenIn(rekenhulp)
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('60.000')
  await doorloop(rekenhulp)
})

test(
  'the script loaded twice does nothing the second time, and warns when that is another version',
  LONG,
  async ({ page }) => {
    const waarschuwingen: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') waarschuwingen.push(message.text())
    })
    const nogEens = '<script type="module" src="element/hypotheek-orientatie.js?nogeens"></script>'
    const anders = '<script type="module" src="element/anders.js"></script>'
    await page.route('**/element/anders.js', async (route) => {
      const antwoord = await route.fetch({ url: route.request().url().replace('anders', 'hypotheek-orientatie') })
      await route.fulfill({ response: antwoord, body: (await antwoord.text()).replaceAll('"0.1.0"', '"9.9.9"') })
    })
    await openGastpagina(page, { body: REKENHULP + nogEens + anders })
    await doorloop(await staat(page))
    expect(waarschuwingen).toEqual([
      'hypotheek-orientatie: versie 9.9.9 doet niets, want versie 0.1.0 was eerder geladen.',
    ])
  },
)
