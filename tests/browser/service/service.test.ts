import { type Page } from '@playwright/test'

import { answersWith, getsStuck, hangsUp, cutsOff, staysSilent, type Behaviour } from '../../support/stubService'
import { announced } from '../page/recorded'
import { openCalculator } from '../page/calculator'
import { test as withoutService } from '../test'
import { letThrough } from '../page/requests'
import { expect, MAXIMAAL, maximumFor, NIET_GELUKT, test, type Setup } from './setup'

const good = { maximaleHypotheekOpInkomen: 1, maximaleHypotheek: 1, maandlastBruto: 1, maandlastNetto: 1 }

/** The time limit of one attempt, in milliseconds. */
const TIME_LIMIT = 10_000

interface Fault {
  readonly name: string
  readonly behaviour: Behaviour
  /** The error code that the host page receives. */
  readonly code: string
  /** How often the page calls the service. */
  readonly attempts: number
}

const html = answersWith(200, '<!doctype html><h1>Onderhoud</h1>', { 'content-type': 'text/html' })
const logIn = answersWith(302, '', { location: '/inloggen' })

/** Faults of the service or its connection, each with the error code that the host page must receive. */
const faults: readonly Fault[] = [
  { name: 'the service hangs up', behaviour: hangsUp, code: 'onbereikbaar', attempts: 3 },
  { name: 'a connection reset in the middle of the body', behaviour: cutsOff(good), code: 'onbereikbaar', attempts: 3 },
  { name: 'no response for ten seconds', behaviour: staysSilent, code: 'tijd-verstreken', attempts: 1 },
  { name: 'half a response and then silence', behaviour: getsStuck(good), code: 'tijd-verstreken', attempts: 1 },
  { name: 'status 200 with HTML', behaviour: html, code: 'onleesbaar-antwoord', attempts: 1 },
  { name: 'a redirect to a login page', behaviour: logIn, code: 'onleesbaar-antwoord', attempts: 1 },
  { name: 'status 400', behaviour: answersWith(400, '{}'), code: 'status-400', attempts: 1 },
  { name: 'status 503', behaviour: answersWith(503, '{}'), code: 'status-503', attempts: 3 },
]

/**
 * Counts the POST requests that the page makes from now on. The service may count more, because a browser repeats a
 * request by itself when a kept connection turns out to be broken.
 */
const countCalls = (page: Page): (() => number) => {
  let calls = 0
  page.on('request', (request) => (calls += request.method() === 'POST' ? 1 : 0))
  return () => calls
}

/** Returns the assertive announcements so far. */
const urgentlyAnnounced = async (page: Page) => (await announced(page)).filter((text) => text.startsWith('assertive'))

/** Makes the service fail. Expects the last figures to stay, marked as outdated, until the service recovers. */
const survives = async (
  { behaviour, code, attempts }: Fault,
  page: Page,
  { calculator, service, healthy, heard }: Setup,
): Promise<void> => {
  const { element, line, field, fillIn } = calculator
  const maximum = line(MAXIMAAL, 'Maximale hypotheek')
  await fillIn('Bruto jaarinkomen', '60.000')
  await expect(maximum).toHaveText(maximumFor(60_000))
  await heard()
  const earlier = (await urgentlyAnnounced(page)).length
  const calls = countCalls(page)

  service.behave(behaviour)
  await fillIn('Bruto jaarinkomen', '70.000')
  await expect.poll(calls).toBeGreaterThan(0)
  if (code === 'tijd-verstreken') await page.clock.fastForward(TIME_LIMIT)
  await expect(element.getByText(NIET_GELUKT)).toBeVisible()
  await expect(element.getByText('Deze bedragen horen bij je vorige antwoorden.')).toBeVisible()
  await expect(maximum).toHaveText(maximumFor(60_000))
  await expect(field('Bruto jaarinkomen')).toHaveValue('70.000')
  expect(await heard()).toEqual([{ kind: 'fout', code }])
  expect(calls()).toBe(attempts)
  await expect.poll(async () => (await urgentlyAnnounced(page)).slice(earlier)).toEqual([`assertive: ${NIET_GELUKT}`])

  service.behave(healthy)
  await fillIn('Bruto jaarinkomen', '80.000')
  await expect(maximum).toHaveText(maximumFor(80_000))
  await expect(element.getByText(NIET_GELUKT)).toBeHidden()
  expect(await heard()).toEqual([{ kind: 'resultaat' }])
}

test('a failed service call keeps the earlier figures, marked as such, until the next call succeeds', async ({
  page,
  setup,
}) => {
  for (const fault of faults) await test.step(fault.name, () => survives(fault, page, setup))
})

test('an expired `__RequestVerificationToken` is renewed, and the call is repeated without an error', async ({
  page,
  setup: { calculator, service, heard },
}) => {
  const field = page.locator('[name="__RequestVerificationToken"]')
  await field.evaluate((input: HTMLInputElement) => (input.value = 'verlopen'))
  await calculator.fillIn('Bruto jaarinkomen', '60.000')
  await expect(calculator.line(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumFor(60_000))
  expect(await heard()).toEqual([{ kind: 'resultaat' }])
  const [first, second] = service.requests.slice(-2).map(({ headers }) => headers['requestverificationtoken'])
  expect([first, second]).toEqual(['verlopen', await field.inputValue()])
})

test('a calculation that the service refused is repeated when the connection returns', async ({
  context,
  setup: { calculator, service, healthy, heard },
}) => {
  service.behave(answersWith(400, '{}'))
  await calculator.fillIn('Bruto jaarinkomen', '60.000')
  await expect(calculator.element.getByText(NIET_GELUKT)).toBeVisible()

  service.behave(healthy)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(calculator.line(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumFor(60_000))
  await expect(calculator.element.getByText(NIET_GELUKT)).toBeHidden()
  expect(await heard()).toEqual([{ kind: 'fout', code: 'status-400' }, { kind: 'resultaat' }])
})

withoutService.describe('the chunk that calls the service', () => {
  withoutService.use({ expectedComplaints: /laadt niet|niet geladen|Failed to load resource|net::ERR/ })

  const ON_SERVER = { 'label-code': 'MY', berekening: 'server' }

  withoutService(
    'when the chunk that calls the service fails, "Probeer opnieuw" loads it and keeps the typed income',
    async ({ page }) => {
      await page.route('**/chunks/http-*', (route) => route.abort())
      const { element, fillIn, field, click, line } = await openCalculator(page, ON_SERVER)
      await expect(element.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible()
      await fillIn('Bruto jaarinkomen', '60.000')
      await expect(element.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible()

      await letThrough(page, '**/chunks/http-*')
      await click('Probeer opnieuw')
      await expect(line(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumFor(60_000))
      await expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
    },
  )
})
