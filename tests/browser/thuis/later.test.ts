import { LONG } from '../../support/matrix'
import { gezegd, luister } from '../pagina/gezegd'
import { DELEN, gekomen, ZELF_GEVRAAGD } from '../pagina/verzoeken'
import { houdTegen } from '../pagina/verzoeken'
import { rekenhulpIn, type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { doorloop, openGastpagina, REKENHULP, staat } from './gastpagina'

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

/** What asks for each part, and what shows that it has come. */
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
    'Dialog',
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

/** What asks for the list of errors; its button is never busy, for the errors themselves are there at once. */
const foutenlijst: Vraag = [
  'Foutenlijst',
  'Ga verder',
  ({ kies }) => kies('Koop je alleen of samen?', 'Samen'),
  (rekenhulp) => expect(lijst(rekenhulp)).toBeVisible(),
]

for (const browser of ['a browser', 'one that never says it is idle, as Safari,'])
  test(`without a connection all three steps, the dialog and the tip work, once ${browser} had time`, async ({
    page,
    context,
  }) => {
    if (browser !== 'a browser') await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
    const alles = gekomen(page)
    await openGastpagina(page, { body: REKENHULP })
    const rekenhulp = await staat(page)
    await alles
    await context.setOffline(true)

    const { klik, kies, veld, vulIn } = rekenhulp
    await klik('Bereken jaarinkomen')
    await vulIn('Bruto maandinkomen', '4.000')
    await klik('Bevestig inkomen')
    await expect(veld('Bruto jaarinkomen')).toHaveValue('48.000')
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
  })

test('ten calculators fetch each part once, and none before the first step stands', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('hypotheek-orientatie:gereed', () => performance.mark('gereed'))
  })
  const gevraagd: string[] = []
  page.on('request', (verzoek) => gevraagd.push(verzoek.url()))
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

test('a button waits for its part without moving, and says so', LONG, async ({ page, geval }) => {
  for (const [deel, knop, bereid, isEr] of vragen)
    await geval(`'${knop}' for ${deel}`, async () => {
      const laatDoor = await houdTegen(page, `**/chunks/${deel}-*`)
      await openGastpagina(page, { body: REKENHULP })
      const rekenhulp = await staat(page)
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

test(
  'errors show before the list of them has come, which leaves the field with the focus in view',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 })
    const laatDoor = await houdTegen(page, '**/chunks/Foutenlijst-*')
    await openGastpagina(page, { body: REKENHULP })
    const rekenhulp = await staat(page)
    const { element, kies, klik, veld } = rekenhulp
    await kies('Koop je alleen of samen?', 'Samen')
    await klik('Ga verder')
    await expect(veld('Bruto jaarinkomen')).toBeFocused()
    await expect(element.getByText(/^Je hebt niets ingevuld/)).toBeVisible()
    await expect(lijst(rekenhulp)).toBeHidden()

    // As in a browser that does not keep in place what a visitor reads, such as Safari.
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
    laatDoor()
    await expect(lijst(rekenhulp)).toBeAttached()
    await expect(veld('Bruto jaarinkomen')).toBeFocused()
    await expect(veld('Bruto jaarinkomen')).toBeInViewport({ ratio: 1 })
  },
)

test('a visitor who goes on in another field while the next step is on its way stays there', LONG, async ({ page }) => {
  const laatDoor = await houdTegen(page, '**/chunks/vervolgstappen-*')
  await openGastpagina(page, { body: REKENHULP })
  const rekenhulp = await staat(page)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await rekenhulp.klik('Ga verder')
  await expect(rekenhulp.knop('Ga verder')).toHaveAttribute('aria-busy', 'true')
  await rekenhulp.veld('Bruto jaarinkomen').focus()
  await expect(rekenhulp.knop('Ga verder')).not.toHaveAttribute('aria-busy')

  const stappen = page.waitForEvent('requestfinished', (verzoek) => verzoek.url().includes('/chunks/vervolgstappen-'))
  laatDoor()
  await stappen
  await expect(rekenhulp.veld('Bruto jaarinkomen')).toBeFocused()
  await rekenhulp.klik('Ga verder')
  await expect(titel(rekenhulp, 'Benodigde hypotheek')).toBeFocused()
})

test.describe('a part that cannot be fetched', () => {
  test.use({ verwachteKlachten: /laadt niet|Failed to load resource|net::ERR/ })

  test('is said to the visitor and to the page, and comes after trying again', async ({ page, geval }) => {
    await luister(page)
    await page.addInitScript(() => {
      document.addEventListener('hypotheek-orientatie:fout', (event) => {
        document.documentElement.dataset['fout'] = (event as CustomEvent<{ code: string }>).detail.code
      })
    })
    for (const [deel, knop, bereid, isEr] of [...vragen, foutenlijst])
      await geval(deel, async () => {
        await page.route(`**/chunks/${deel}-*`, (route) => route.fulfill({ status: 503 }))
        await openGastpagina(page, { body: REKENHULP })
        const rekenhulp = await staat(page)
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

  test('while the browser was idle, is fetched again when the connection is back', LONG, async ({ page, context }) => {
    const geweigerd = Promise.all(
      ZELF_GEVRAAGD.map((deel) =>
        page.waitForEvent('requestfailed', (verzoek) => verzoek.url().includes(`/chunks/${deel}-`)),
      ),
    )
    for (const deel of DELEN) await page.route(`**/chunks/${deel}-*`, (route) => route.abort())
    await openGastpagina(page, { body: REKENHULP })
    const rekenhulp = await staat(page)
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
