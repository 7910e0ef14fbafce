import { LONG } from '../../support/matrix'
import { gezegd, luister } from '../pagina/bijgehouden'
import { rekenhulpIn, type Rekenhulp } from '../pagina/rekenhulp'
import { DELEN, gekomen, houdTegen, ZELF_GEVRAAGD } from '../pagina/verzoeken'
import { expect, test } from '../test'
import { doorloop, openGastpagina, opGastpagina, REKENHULP, rekenInkomenUit } from './hostPage'

const KREDIET = 'Bereken creditcard, rood staan en afbetaling'
const SCHULDEN = 'Heb je een studieschuld of lening, of betaal je partneralimentatie?'

const titel = ({ element }: Rekenhulp, naam: string) => element.getByRole('heading', { name: naam, level: 2 })

const lijst = ({ element }: Rekenhulp) => element.getByText('Je kan nog niet verder:')

type Vraag = readonly [
  deel: string,
  knop: string,
  bereid: (rekenhulp: Rekenhulp) => Promise<void>,
  isEr: (rekenhulp: Rekenhulp) => Promise<void>,
]

/** For each kind of chunk: its name, the button that requests it, the preparation, and the check that it has loaded. */
const vragen: readonly Vraag[] = [
  [
    'vervolgstappen',
    'Ga verder',
    ({ vulIn }) => vulIn('Bruto jaarinkomen', '60.000'),
    (rekenhulp) => expect(titel(rekenhulp, 'Benodigde hypotheek')).toBeFocused(),
  ],
  [
    'JaarinkomenDialog',
    'Bereken jaarinkomen',
    () => Promise.resolve(),
    ({ veld }) => expect(veld('Bruto maandinkomen')).toBeFocused(),
  ],
  [
    'KredietBerekening',
    KREDIET,
    ({ kies }) => kies(SCHULDEN, 'Ja'),
    ({ veld }) => expect(veld('Kopen op afbetaling')).toBeVisible(),
  ],
]

test.describe('a calculator without a connection', () => {
  test.use({ verwachteKlachten: /ERR_INTERNET_DISCONNECTED/ })

  test('the three steps work without a connection after idle loading', async ({ page, context }) => {
    const alles = gekomen(page)
    const rekenhulp = await opGastpagina(page)
    await alles
    await context.setOffline(true)
    const gevraagd: string[] = []
    page.on('request', (verzoek) => gevraagd.push(new URL(verzoek.url()).pathname))

    const { klik, kies, veld, vulIn } = rekenhulp
    await rekenInkomenUit(rekenhulp)
    await kies('Koop je alleen of samen?', 'Samen')
    await vulIn('Bruto jaarinkomen', '')
    await klik('Ga verder')
    await expect(lijst(rekenhulp)).toBeVisible()
    await vulIn('Bruto jaarinkomen', '48.000')
    await kies('Koop je alleen of samen?', 'Alleen')
    await kies(SCHULDEN, 'Ja')
    await klik(KREDIET)
    await vulIn('Limieten van creditcard en rood staan', '2.500')
    await klik('Vul in bij Leningen')
    await expect(veld('Leningen')).toHaveValue('50')
    await kies(SCHULDEN, 'Nee')
    await doorloop(rekenhulp)
    await rekenhulp.kiesUit('Hoe lang wil je je rente vastzetten?', '10 jaar')
    await page.evaluate(() => fetch('/later').catch(() => undefined))
    expect(gevraagd).toEqual(['/later'])
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0])
  })
})

test('ten calculators fetch each chunk once, lazy chunks after the first step', async ({ page, gevraagd }) => {
  await page.addInitScript(() => {
    document.addEventListener('hypotheek-orientatie:gereed', () => performance.mark('gereed'))
  })
  const alles = gekomen(page)
  await openGastpagina(page, { body: REKENHULP.repeat(10) })
  const rekenhulpen = page.locator('hypotheek-orientatie')
  for (const element of await rekenhulpen.all()) await rekenhulpIn(element).knop('Ga verder').waitFor()
  await alles

  const chunks = gevraagd.filter((adres) => adres.includes('/chunks/'))
  expect(chunks).toHaveLength(new Set(chunks).size)
  const voorEerste = await page.evaluate(() => {
    const eerste = performance.getEntriesByName('gereed')[0]?.startTime ?? 0
    const gehaald = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < eerste)
    return gehaald.map(({ name }) => name).join(' ')
  })
  for (const deel of ['mount', 'react']) expect(voorEerste).toContain(`/chunks/${deel}-`)
  expect(DELEN.filter((deel) => voorEerste.includes(`/chunks/${deel}-`))).toEqual([])
})

test('a button that waits for its chunk is marked busy and does not move', LONG, async ({ page, geval }) => {
  for (const [deel, knop, bereid, isEr] of vragen)
    await geval(`'${knop}' for ${deel}`, async () => {
      const laatDoor = await houdTegen(page, `**/chunks/${deel}-*`)
      const rekenhulp = await opGastpagina(page)
      await bereid(rekenhulp)
      await rekenhulp.knop(knop).scrollIntoViewIfNeeded()
      const plaats = await rekenhulp.knop(knop).boundingBox()
      await rekenhulp.klik(knop)
      await expect(rekenhulp.knop(knop)).toHaveAttribute('aria-busy', 'true')
      await expect(rekenhulp.knop(knop)).toHaveCSS('opacity', '0.55')
      expect(await rekenhulp.knop(knop).boundingBox()).toEqual(plaats)
      await expect(titel(rekenhulp, 'Maximale hypotheek')).toBeVisible()

      laatDoor()
      await isEr(rekenhulp)
      await expect(rekenhulp.element.locator('[aria-busy]')).toHaveCount(0)
    })
})

test('an error list that loads late leaves the focused field in view', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 })
  const laatDoor = await houdTegen(page, '**/chunks/Foutenlijst-*')
  const rekenhulp = await opGastpagina(page)
  const { element, kies, klik, veld } = rekenhulp
  await kies('Koop je alleen of samen?', 'Samen')
  await klik('Ga verder')
  await expect(veld('Bruto jaarinkomen')).toBeFocused()
  await expect(element.getByText(/^Je hebt niets ingevuld/)).toBeVisible()
  await expect(lijst(rekenhulp)).toBeHidden()

  // Imitates a browser without scroll anchoring, such as Safari.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
  laatDoor()
  await expect(lijst(rekenhulp)).toBeAttached()
  await expect(veld('Bruto jaarinkomen')).toBeFocused()
  await expect(veld('Bruto jaarinkomen')).toBeInViewport({ ratio: 1 })
})

test.describe('a chunk that fails to load', () => {
  test.use({ verwachteKlachten: /laadt niet|Failed to load resource|net::ERR/ })

  test('a failed chunk is reported to visitor and page, and loads on retry', async ({ page, geval }) => {
    await luister(page)
    await page.addInitScript(() => {
      document.addEventListener('hypotheek-orientatie:fout', (event) => {
        document.documentElement.dataset['fout'] = (event as CustomEvent<{ code: string }>).detail.code
      })
    })
    for (const [deel, knop, bereid, isEr] of vragen)
      await geval(deel, async () => {
        await page.route(`**/chunks/${deel}-*`, (route) => route.fulfill({ status: 503 }))
        const rekenhulp = await opGastpagina(page)
        await bereid(rekenhulp)
        await rekenhulp.klik(knop)
        const melding = rekenhulp.element.getByText('De rekenhulp laadt niet.')
        await expect(melding).toBeVisible()
        await expect
          .poll(() => gezegd(page))
          .toContainEqual(expect.stringMatching(/^assertive: De rekenhulp laadt niet/))
        expect(await page.evaluate(() => document.documentElement.dataset['fout'])).toBe('niet-geladen')

        await page.unroute(`**/chunks/${deel}-*`)
        await rekenhulp.klik('Probeer opnieuw')
        await isEr(rekenhulp)
        await expect(melding).toBeHidden()
      })
  })

  test('chunks that failed while idle are fetched again once online', LONG, async ({ page, context }) => {
    const geweigerd = Promise.all(
      ZELF_GEVRAAGD.map((deel) =>
        page.waitForEvent('requestfailed', (verzoek) => verzoek.url().includes(`/chunks/${deel}-`)),
      ),
    )
    for (const deel of DELEN) await page.route(`**/chunks/${deel}-*`, (route) => route.abort())
    const rekenhulp = await opGastpagina(page)
    await geweigerd
    for (const deel of DELEN) await page.unroute(`**/chunks/${deel}-*`)
    const alles = gekomen(page)
    await context.setOffline(true)
    await context.setOffline(false)
    await alles
    await context.setOffline(true)
    await doorloop(rekenhulp)
  })
})
