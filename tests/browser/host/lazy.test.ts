import { LONG } from '../../support/matrix'
import { announced, recordAnnouncements } from '../page/recorded'
import { calculatorIn, type Calculator } from '../page/calculator'
import { CHUNKS, holdBack, lazyChunksLoaded, letThrough, REQUESTED_DIRECTLY } from '../page/requests'
import { expect, test } from '../test'
import { completeSteps, openHostPage, atHostPage, CALCULATOR, calculateIncome } from './hostPage'

const KREDIET = 'Bereken creditcard, rood staan en afbetaling'
const SCHULDEN = 'Heb je een studieschuld of lening, of betaal je partneralimentatie?'

const title = ({ element }: Calculator, name: string) => element.getByRole('heading', { name, level: 2 })

const list = ({ element }: Calculator) => element.getByText('Je kan nog niet verder:')

type ChunkCase = readonly [
  part: string,
  button: string,
  prepare: (calculator: Calculator) => Promise<void>,
  isLoaded: (calculator: Calculator) => Promise<void>,
]

/**
 * For three chunks: the name, the button that requests the chunk, a function that prepares the page for a press of that
 * button, and a function that expects the chunk to have loaded.
 */
const chunkCases: readonly ChunkCase[] = [
  [
    'vervolgstappen',
    'Ga verder',
    ({ fillIn }) => fillIn('Bruto jaarinkomen', '60.000'),
    (calculator) => expect(title(calculator, 'Benodigde hypotheek')).toBeFocused(),
  ],
  [
    'JaarinkomenDialog',
    'Bereken jaarinkomen',
    () => Promise.resolve(),
    ({ field }) => expect(field('Bruto maandinkomen')).toBeFocused(),
  ],
  [
    'KredietBerekening',
    KREDIET,
    ({ choose }) => choose(SCHULDEN, 'Ja'),
    ({ field }) => expect(field('Kopen op afbetaling')).toBeVisible(),
  ],
]

test.describe('a calculator without a connection', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ })

  test('once the lazy chunks are loaded, the three steps request and store nothing', async ({ page, context }) => {
    const everything = lazyChunksLoaded(page)
    const calculator = await atHostPage(page)
    await everything
    await context.setOffline(true)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))

    const { click, choose, field, fillIn } = calculator
    await calculateIncome(calculator)
    await choose('Koop je alleen of samen?', 'Samen')
    await fillIn('Bruto jaarinkomen', '')
    await click('Ga verder')
    await expect(list(calculator)).toBeVisible()
    await fillIn('Bruto jaarinkomen', '48.000')
    await choose('Koop je alleen of samen?', 'Alleen')
    await choose(SCHULDEN, 'Ja')
    await click(KREDIET)
    await fillIn('Limieten van creditcard en rood staan', '2.500')
    await click('Vul in bij Leningen')
    await expect(field('Leningen')).toHaveValue('50')
    await choose(SCHULDEN, 'Nee')
    await completeSteps(calculator)
    await calculator.chooseFrom('Hoe lang wil je je rente vastzetten?', '10 jaar')
    await page.evaluate(() => fetch('/later').catch(() => undefined))
    expect(requested).toEqual(['/later'])
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0])
  })
})

test('ten calculators fetch each chunk once, the lazy chunks after the first step', async ({ page, requested }) => {
  await page.addInitScript(() => {
    document.addEventListener('hypotheek-orientatie:gereed', () => performance.mark('gereed'))
  })
  const everything = lazyChunksLoaded(page)
  await openHostPage(page, { body: CALCULATOR.repeat(10) })
  const calculators = page.locator('hypotheek-orientatie')
  for (const element of await calculators.all()) await calculatorIn(element).button('Ga verder').waitFor()
  await everything

  const chunks = requested.filter((address) => address.includes('/chunks/'))
  expect(chunks).toHaveLength(new Set(chunks).size)
  const beforeFirst = await page.evaluate(() => {
    const first = performance.getEntriesByName('gereed')[0]?.startTime ?? 0
    const fetched = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < first)
    return fetched.map(({ name }) => name).join(' ')
  })
  for (const part of ['mount', 'react']) expect(beforeFirst).toContain(`/chunks/${part}-`)
  expect(CHUNKS.filter((part) => beforeFirst.includes(`/chunks/${part}-`))).toEqual([])
})

test('a button that waits for its chunk is marked busy and does not move', LONG, async ({ page, runCase }) => {
  for (const [part, button, prepare, isLoaded] of chunkCases)
    await runCase(`'${button}' for ${part}`, async () => {
      const release = await holdBack(page, `**/chunks/${part}-*`)
      const calculator = await atHostPage(page)
      await prepare(calculator)
      await calculator.button(button).scrollIntoViewIfNeeded()
      const place = await calculator.button(button).boundingBox()
      await calculator.click(button)
      await expect(calculator.button(button)).toHaveAttribute('aria-busy', 'true')
      await expect(calculator.button(button)).toHaveCSS('opacity', '0.55')
      expect(await calculator.button(button).boundingBox()).toEqual(place)
      await expect(title(calculator, 'Maximale hypotheek')).toBeVisible()

      release()
      await isLoaded(calculator)
      await expect(calculator.element.locator('[aria-busy=true]')).toHaveCount(0)
    })
})

test('an error list whose chunk loads late leaves the focused field in view', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 })
  const release = await holdBack(page, '**/chunks/Foutenlijst-*')
  const asked = page.waitForRequest('**/chunks/Foutenlijst-*')
  const calculator = await atHostPage(page)
  const { element, choose, click, field } = calculator
  await choose('Koop je alleen of samen?', 'Samen')
  await click('Ga verder')
  await expect(field('Bruto jaarinkomen')).toBeFocused()
  await expect(element.getByText(/^Je hebt niets ingevuld/)).toBeVisible()
  await asked
  await expect(list(calculator)).toBeHidden()

  // Imitates a browser without scroll anchoring, such as Safari.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
  release()
  await expect(list(calculator)).toBeAttached()
  await expect(field('Bruto jaarinkomen')).toBeFocused()
  await expect(field('Bruto jaarinkomen')).toBeInViewport({ ratio: 1 })
})

test.describe('a chunk that fails to load', () => {
  test.use({ expectedComplaints: /laadt niet|Failed to load resource|net::ERR/ })

  test('a chunk that fails to load is reported to visitor and page, and loads on retry', async ({ page, runCase }) => {
    await recordAnnouncements(page)
    await page.addInitScript(() => {
      document.addEventListener('hypotheek-orientatie:fout', (event) => {
        document.documentElement.dataset['fout'] = (event as CustomEvent<{ code: string }>).detail.code
      })
    })
    for (const [part, button, prepare, isLoaded] of chunkCases)
      await runCase(part, async () => {
        await page.route(`**/chunks/${part}-*`, (route) => route.fulfill({ status: 503 }))
        const calculator = await atHostPage(page)
        await prepare(calculator)
        await calculator.click(button)
        const message = calculator.element.getByText('De rekenhulp laadt niet.')
        await expect(message).toBeVisible()
        await expect
          .poll(() => announced(page))
          .toContainEqual(expect.stringMatching(/^assertive: De rekenhulp laadt niet/))
        expect(await page.evaluate(() => document.documentElement.dataset['fout'])).toBe('niet-geladen')

        await letThrough(page, `**/chunks/${part}-*`)
        await calculator.click('Probeer opnieuw')
        await isLoaded(calculator)
        await expect(message).toBeHidden()
      })
  })

  test('lazy chunks that failed to load are loaded when the connection returns', LONG, async ({ page, context }) => {
    // After a failed import the loader asks with HEAD whether the file still exists. Only then can a retry start.
    const refused = Promise.all(
      REQUESTED_DIRECTLY.map((part) =>
        page.waitForEvent('requestfailed', (request) => {
          return request.method() === 'HEAD' && request.url().includes(`/chunks/${part}-`)
        }),
      ),
    )
    for (const part of CHUNKS) await page.route(`**/chunks/${part}-*`, (route) => route.abort())
    const calculator = await atHostPage(page)
    await refused
    const everything = lazyChunksLoaded(page)
    for (const part of CHUNKS) await letThrough(page, `**/chunks/${part}-*`)
    await context.setOffline(true)
    await context.setOffline(false)
    await everything
    await context.setOffline(true)
    await completeSteps(calculator)
  })
})
