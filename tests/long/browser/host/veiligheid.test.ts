import { type Page } from '@playwright/test'

import { type Attributen } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'
import { doorloop, openGastpagina, opGastpagina, rekenhulpMet, REKENHULP, staat } from '../../../browser/host/hostPage'

const KWAAD = '<img src=x onerror="window.uitgevoerd = true"><script>window.uitgevoerd = true</script>'

declare global {
  interface Window {
    uitgevoerd?: boolean
  }
}

const isUitgevoerd = (page: Page) => page.evaluate(() => window.uitgevoerd === true)

/** Adds a calculator to the main part of the page. */
const voegToe = (page: Page, attributen: Attributen) =>
  page.evaluate((attributen) => {
    const element = document.createElement('hypotheek-orientatie')
    for (const [naam, waarde] of Object.entries(attributen)) element.setAttribute(naam, waarde)
    document.querySelector('main')?.append(element)
  }, attributen)

const NAMEN =
  'type berekening api-base normjaar rentetarieven adviseur-zoeken-url hypotheek-aanvragen-url analytics ' +
  'analytics-queue bewaren toegankelijkheid-audit kleurmodus ref-ankermenu ref-bovenkant ref-analytics-hub ' +
  'ref-anti-forgery'

const LINKS = [
  'javascript:window.uitgevoerd=true',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
]

test.describe('malicious input for the element', () => {
  test('a link with a script URL is reported and shows no button', async ({ page, geval, waarschuwingen }) => {
    for (const url of LINKS)
      await geval(JSON.stringify(url), async () => {
        waarschuwingen.length = 0
        const rekenhulp = await opGastpagina(page, { body: rekenhulpMet(`adviseur-zoeken-url="${url}"`) })
        const gemeld = () => waarschuwingen.filter((tekst) => tekst.includes('adviseur-zoeken-url is onbruikbaar'))
        await expect.poll(gemeld).toHaveLength(1)
        await doorloop(rekenhulp)
        expect(gemeld()).toHaveLength(1)
        await expect(rekenhulp.element.getByRole('link')).toHaveCount(0)
        expect(await isUitgevoerd(page)).toBe(false)
      })
  })

  test('HTML in an attribute is not executed, and is reported', async ({ page, waarschuwingen }) => {
    await openGastpagina(page, { body: '<main></main>' })
    const kwaad = Object.fromEntries(NAMEN.split(' ').map((naam) => [naam, KWAAD]))
    await voegToe(page, { ...kwaad, 'label-code': 'MY', laden: 'direct' })
    const rekenhulp = await staat(page)
    await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
    await rekenhulp.klik('Ga verder')
    await expect(rekenhulp.veld('Vraagprijs van de woning')).toBeVisible()
    await expect.poll(() => waarschuwingen.filter((tekst) => tekst.includes('is onbruikbaar'))).toHaveLength(12 - 2)
    expect(await isUitgevoerd(page)).toBe(false)
  })

  test.describe('HTML as the brand', () => {
    test.use({ verwachteKlachten: /label-code ontbreekt of is onbekend/ })

    test('HTML as label-code is shown as text', async ({ page }) => {
      await openGastpagina(page, { body: '<main></main>' })
      await voegToe(page, { 'label-code': KWAAD, laden: 'direct' })
      await expect(page.locator('hypotheek-orientatie').getByRole('alert')).toContainText('<img src=x')
      expect(await isUitgevoerd(page)).toBe(false)
    })
  })

  test('JSON with __proto__, giant and unknown values counts where it is valid', async ({ page, waarschuwingen }) => {
    const reus = 'x'.repeat(1_000_000)
    const json = `{
      "__proto__": {"labelCode": "FL", "vervuild": true},
      "constructor": {"prototype": {"vervuild": true}},
      "labelCode": "FL",
      "normjaar": "${reus}",
      "adviseurZoekenUrl": "${reus}",
      "analyticsQueue": "${reus}",
      "kleurmodus": {"__proto__": []},
      "rentetarieven": {"__proto__": {"120": 1}},
      "onbekend": 1
    }`
    await openGastpagina(page, { body: '<section><main></main></section>' })
    await page.evaluate((json) => {
      const sectie = document.querySelector('section')
      if (sectie) sectie.dataset['dynamicProps'] = json
    }, json)
    await voegToe(page, { laden: 'direct' })
    const rekenhulp = await staat(page)
    await expect(rekenhulp.antwoord('Wat voor inkomen heb je?', 'Inkomen uit onderneming(en)')).toBeVisible()
    expect(await page.evaluate(() => 'vervuild' in {})).toBe(false)
    const meldingen = () => waarschuwingen.filter((tekst) => tekst.includes('is onbruikbaar'))
    const gemeld = () => meldingen().map((tekst) => /: (\w+) is/.exec(tekst)?.[1])
    await expect.poll(() => gemeld().toSorted()).toEqual(['analyticsQueue', 'kleurmodus', 'normjaar', 'rentetarieven'])
    expect(Math.max(...meldingen().map(({ length }) => length))).toBeLessThan(400)
  })

  test('messages from elsewhere and events without a valid detail are ignored', async ({ page, waarschuwingen }) => {
    const rekenhulp = await opGastpagina(page, { body: `<section><div>${REKENHULP}</div></section>` })
    await page.evaluate(() => {
      postMessage({ type: 'dynamic-props', labelCode: 'FL' }, '*')
      postMessage('{"labelCode":"FL"}', '*')
      const element = document.querySelector('hypotheek-orientatie')
      const betrapt = () => {
        throw new Error('betrapt')
      }
      const val = new Proxy({}, { ownKeys: betrapt })
      for (const detail of [null, undefined, 42, 'FL', ['FL'], () => undefined, val])
        element?.dispatchEvent(new CustomEvent('dynamic-props', { detail }))
      element?.dispatchEvent(new Event('dynamic-props'))
      const kind = document.querySelector('section > div')
      kind?.dispatchEvent(new CustomEvent('dynamic-props', { detail: { labelCode: 'FL' }, bubbles: true }))
    })
    await expect(rekenhulp.antwoord('Wat voor inkomen heb je?', 'Zzp-inkomen')).toBeVisible()
    expect(waarschuwingen.every((tekst) => tekst.includes('dynamic-props is onbruikbaar'))).toBe(true)
    expect(waarschuwingen).toHaveLength(8)
    await doorloop(rekenhulp)
  })
})
