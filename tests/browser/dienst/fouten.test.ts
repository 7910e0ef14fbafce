import { type Page } from '@playwright/test'

import {
  answersWith,
  getsStuck,
  hangsUp,
  cutsOff,
  delayed,
  staysSilent,
  type Behaviour,
} from '../../support/stubService'
import { expect, MAXIMAAL, maximumBij, NIET_GELUKT, test, type Opstelling } from './opstelling'
import { LONG, matrix } from '../../support/matrix'

const goed = { maximaleHypotheekOpInkomen: 1, maximaleHypotheek: 1, maandlastBruto: 1, maandlastNetto: 1 }
const zonder = (veld: keyof typeof goed) => ({ ...goed, [veld]: undefined })

/** How long one attempt may take, in milliseconds. */
const TIJDSLIMIET = 10_000

interface Storing {
  readonly naam: string
  readonly gedrag: Behaviour
  /** What the host page hears. */
  readonly code: string
  /** How often the page asks the service. */
  readonly pogingen: number
}

const opnieuwNa = (seconden: string): Behaviour => answersWith(429, '{}', { 'retry-after': seconden })
const html = answersWith(200, '<!doctype html><h1>Onderhoud</h1>', { 'content-type': 'text/html' })
const onleesbaar = answersWith(200, zonder('maandlastNetto'))
const geenGetal = answersWith(200, { ...goed, maandlastBruto: 'NaN' })
const inloggen = answersWith(302, '', { location: '/inloggen' })

const stoor = (naam: string, gedrag: Behaviour, code: string, pogingen = 1): Storing => ({
  naam,
  gedrag,
  code,
  pogingen,
})

const storingen: Readonly<Record<string, readonly Storing[]>> = {
  'a connection that breaks': [
    stoor('hanging up', hangsUp, 'onbereikbaar', 3),
    stoor('a reset in the middle of the body', cutsOff(goed), 'onbereikbaar', 3),
    stoor('ten seconds of silence', staysSilent, 'tijd-verstreken'),
    stoor('half an answer and then silence', getsStuck(goed), 'tijd-verstreken'),
  ],
  'an answer that cannot be read': [
    stoor('200 with HTML', html, 'onleesbaar-antwoord'),
    stoor('200 without a required field', onleesbaar, 'onleesbaar-antwoord'),
    stoor('200 with NaN as a text', geenGetal, 'onleesbaar-antwoord'),
    stoor('a redirect to a page for logging in', inloggen, 'onleesbaar-antwoord'),
  ],
  'a refusal': [
    stoor('400', answersWith(400, '{}'), 'status-400'),
    stoor('401', answersWith(401, '{}'), 'status-401'),
    stoor('403 for a token that is out of date', answersWith(403, '{}'), 'status-403'),
    stoor('404', answersWith(404, 'weg'), 'status-404'),
    stoor('413', answersWith(413, '{}'), 'status-413'),
    stoor('429 with a Retry-After of a minute', opnieuwNa('60'), 'status-429'),
  ],
  'a service that is busy or broken': [
    stoor('429 without Retry-After', answersWith(429, '{}'), 'status-429', 3),
    stoor('429 with a Retry-After of one second', opnieuwNa('1'), 'status-429', 3),
    stoor('500', answersWith(500, 'stuk'), 'status-500', 3),
    stoor('503', answersWith(503, '{}'), 'status-503', 3),
  ],
}

/**
 * The calls that the page makes from now on. A service may count more: a browser asks by itself again when a connection
 * that it had kept turns out to be broken.
 */
const volgVragen = (page: Page): (() => number) => {
  let vragen = 0
  page.on('request', (vraag) => (vragen += vraag.method() === 'POST' ? 1 : 0))
  return () => vragen
}

/** Lets an answer fail, sees that the earlier figures stay, marked as such, and that the next change calculates. */
const doorstaat = async (
  { gedrag, code, pogingen }: Storing,
  page: Page,
  { rekenhulp, dienst, gezond, gehoord, voorgelezen }: Opstelling,
): Promise<void> => {
  const { element, regel, veld, vulIn } = rekenhulp
  const maximum = regel(MAXIMAAL, 'Maximale hypotheek')
  await vulIn('Bruto jaarinkomen', '60.000')
  await expect(maximum).toHaveText(maximumBij(60_000))
  await gehoord()
  await voorgelezen()
  const vragen = volgVragen(page)

  dienst.gedraag(gedrag)
  await vulIn('Bruto jaarinkomen', '70.000')
  await expect.poll(vragen).toBeGreaterThan(0)
  if (code === 'tijd-verstreken') await page.clock.fastForward(TIJDSLIMIET)
  await expect(element.getByText(NIET_GELUKT)).toBeVisible()
  await expect(element.getByText('Deze bedragen horen bij je vorige antwoorden.')).toBeVisible()
  await expect(maximum).toHaveText(maximumBij(60_000))
  await expect(veld('Bruto jaarinkomen')).toHaveValue('70.000')
  expect(await gehoord()).toEqual([{ soort: 'fout', code }])
  expect(vragen()).toBe(pogingen)
  await expect.poll(() => page.evaluate(() => window.voorgelezen)).toEqual([NIET_GELUKT])

  dienst.gedraag(gezond)
  await vulIn('Bruto jaarinkomen', '80.000')
  await expect(maximum).toHaveText(maximumBij(80_000))
  await expect(element.getByText(NIET_GELUKT)).toBeHidden()
  expect(await gehoord()).toEqual([{ soort: 'resultaat' }])
}

for (const [soort, reeks] of matrix(Object.entries(storingen)))
  test(`after ${soort} the earlier figures stay, marked as out of date, and the next change calculates again`, async ({
    page,
    opstelling,
  }) => {
    for (const storing of reeks) await test.step(storing.naam, () => doorstaat(storing, page, opstelling))
  })

test(
  'a service that is gone is called unreachable, and is found again when it is back',
  LONG,
  async ({ opstelling: { rekenhulp, dienst, gehoord } }) => {
    const { element, regel, vulIn } = rekenhulp
    await dienst.sluit()
    await vulIn('Bruto jaarinkomen', '60.000')
    await expect(element.getByText(NIET_GELUKT)).toBeVisible()
    expect(await gehoord()).toEqual([{ soort: 'fout', code: 'onbereikbaar' }])

    await dienst.heropen()
    await rekenhulp.klik('Probeer opnieuw')
    await expect(regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
    await expect(element.getByText(NIET_GELUKT)).toBeHidden()
  },
)

test('a failure that passes is never seen', LONG, async ({ opstelling: { rekenhulp, dienst, gezond, gehoord } }) => {
  dienst.gedraag(answersWith(503, '{}'), hangsUp, gezond)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await expect(rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
  expect(await gehoord()).toEqual([{ soort: 'resultaat' }])
})

test('a slow answer to an earlier question never stands over a fast one to the last', async ({
  page,
  opstelling: { rekenhulp, dienst, gezond, gehoord },
}) => {
  const laat = delayed(gezond)
  dienst.gedraag(laat.gedrag, gezond)
  await rekenhulp.vulIn('Bruto jaarinkomen', '40.000')
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  const maximum = rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')
  await expect(maximum).toHaveText(maximumBij(60_000))
  await laat.laatGaan()
  await page.evaluate(() => fetch('/'))
  await expect(maximum).toHaveText(maximumBij(60_000))
  expect(await gehoord()).toEqual([{ soort: 'resultaat' }])
  expect(dienst.verzoeken.at(-2)?.isAfgebroken()).toBe(true)
})
