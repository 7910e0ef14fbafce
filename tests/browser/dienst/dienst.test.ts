import { type Page } from '@playwright/test'

import { answersWith, getsStuck, hangsUp, cutsOff, staysSilent, type Behaviour } from '../../support/stubService'
import { gezegd } from '../pagina/bijgehouden'
import { openRekenhulp } from '../pagina/rekenhulp'
import { test as zonderDienst } from '../test'
import { expect, MAXIMAAL, maximumBij, NIET_GELUKT, test, type Opstelling } from './opstelling'

const goed = { maximaleHypotheekOpInkomen: 1, maximaleHypotheek: 1, maandlastBruto: 1, maandlastNetto: 1 }

/** The time limit of one attempt, in milliseconds. */
const TIJDSLIMIET = 10_000

interface Storing {
  readonly naam: string
  readonly gedrag: Behaviour
  /** The error code that the host page receives. */
  readonly code: string
  /** How often the page calls the service. */
  readonly pogingen: number
}

const html = answersWith(200, '<!doctype html><h1>Onderhoud</h1>', { 'content-type': 'text/html' })
const inloggen = answersWith(302, '', { location: '/inloggen' })

/** Faults of a real connection, each with the error code that it must lead to. */
const storingen: readonly Storing[] = [
  { naam: 'hanging up', gedrag: hangsUp, code: 'onbereikbaar', pogingen: 3 },
  { naam: 'a reset in the middle of the body', gedrag: cutsOff(goed), code: 'onbereikbaar', pogingen: 3 },
  { naam: 'ten seconds of silence', gedrag: staysSilent, code: 'tijd-verstreken', pogingen: 1 },
  { naam: 'half an answer and then silence', gedrag: getsStuck(goed), code: 'tijd-verstreken', pogingen: 1 },
  { naam: '200 with HTML', gedrag: html, code: 'onleesbaar-antwoord', pogingen: 1 },
  { naam: 'a redirect to a page for logging in', gedrag: inloggen, code: 'onleesbaar-antwoord', pogingen: 1 },
  { naam: 'a refusal', gedrag: answersWith(400, '{}'), code: 'status-400', pogingen: 1 },
  { naam: 'a service that is busy', gedrag: answersWith(503, '{}'), code: 'status-503', pogingen: 3 },
]

/**
 * Counts the calls that the page makes from now on. The service may count more, because a browser repeats a call by
 * itself when a kept connection turns out to be broken.
 */
const volgVragen = (page: Page): (() => number) => {
  let vragen = 0
  page.on('request', (vraag) => (vragen += vraag.method() === 'POST' ? 1 : 0))
  return () => vragen
}

/** Returns the urgent announcements so far. */
const meteenGezegd = async (page: Page) => (await gezegd(page)).filter((tekst) => tekst.startsWith('assertive'))

/** Lets one call fail: the earlier figures stay and are marked, and the next change calculates again. */
const doorstaat = async (
  { gedrag, code, pogingen }: Storing,
  page: Page,
  { rekenhulp, dienst, gezond, gehoord }: Opstelling,
): Promise<void> => {
  const { element, regel, veld, vulIn } = rekenhulp
  const maximum = regel(MAXIMAAL, 'Maximale hypotheek')
  await vulIn('Bruto jaarinkomen', '60.000')
  await expect(maximum).toHaveText(maximumBij(60_000))
  await gehoord()
  const eerder = (await meteenGezegd(page)).length
  const vragen = volgVragen(page)

  dienst.behave(gedrag)
  await vulIn('Bruto jaarinkomen', '70.000')
  await expect.poll(vragen).toBeGreaterThan(0)
  if (code === 'tijd-verstreken') await page.clock.fastForward(TIJDSLIMIET)
  await expect(element.getByText(NIET_GELUKT)).toBeVisible()
  await expect(element.getByText('Deze bedragen horen bij je vorige antwoorden.')).toBeVisible()
  await expect(maximum).toHaveText(maximumBij(60_000))
  await expect(veld('Bruto jaarinkomen')).toHaveValue('70.000')
  expect(await gehoord()).toEqual([{ soort: 'fout', code }])
  expect(vragen()).toBe(pogingen)
  await expect.poll(async () => (await meteenGezegd(page)).slice(eerder)).toEqual([`assertive: ${NIET_GELUKT}`])

  dienst.behave(gezond)
  await vulIn('Bruto jaarinkomen', '80.000')
  await expect(maximum).toHaveText(maximumBij(80_000))
  await expect(element.getByText(NIET_GELUKT)).toBeHidden()
  expect(await gehoord()).toEqual([{ soort: 'resultaat' }])
}

test('a failed call keeps the earlier figures, marked as such, and the next change calculates', async ({
  page,
  opstelling,
}) => {
  for (const storing of storingen) await test.step(storing.naam, () => doorstaat(storing, page, opstelling))
})

test('an expired token is renewed in the page without an error for the visitor', async ({
  page,
  opstelling: { rekenhulp, dienst, gehoord },
}) => {
  const veld = page.locator('[name="__RequestVerificationToken"]')
  await veld.evaluate((invoer: HTMLInputElement) => (invoer.value = 'verlopen'))
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await expect(rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
  expect(await gehoord()).toEqual([{ soort: 'resultaat' }])
  const [eerste, tweede] = dienst.requests.slice(-2).map(({ headers }) => headers['requestverificationtoken'])
  expect([eerste, tweede]).toEqual(['verlopen', await veld.inputValue()])
})

test('a failed calculation is repeated when the connection returns', async ({
  context,
  opstelling: { rekenhulp, dienst, gezond, gehoord },
}) => {
  dienst.behave(answersWith(400, '{}'))
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await expect(rekenhulp.element.getByText(NIET_GELUKT)).toBeVisible()

  dienst.behave(gezond)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
  await expect(rekenhulp.element.getByText(NIET_GELUKT)).toBeHidden()
  expect(await gehoord()).toEqual([{ soort: 'fout', code: 'status-400' }, { soort: 'resultaat' }])
})

zonderDienst.describe('the chunk that calls the service', () => {
  zonderDienst.use({ verwachteKlachten: /laadt niet|niet geladen|Failed to load resource|net::ERR/ })

  const OP_SERVER = { 'label-code': 'MY', berekening: 'server' }

  zonderDienst(
    'a failed chunk for the service shows "Probeer opnieuw", which loads it and keeps the typed income',
    async ({ page }) => {
      await page.route('**/chunks/http-*', (route) => route.abort())
      const { element, vulIn, veld, klik, regel } = await openRekenhulp(page, OP_SERVER)
      await expect(element.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible()
      await vulIn('Bruto jaarinkomen', '60.000')
      await expect(element.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible()

      await page.unroute('**/chunks/http-*')
      await klik('Probeer opnieuw')
      await expect(regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
      await expect(veld('Bruto jaarinkomen')).toHaveValue('60.000')
    },
  )
})
