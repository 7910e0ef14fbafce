import { antwoordt, blijftHaken, hangtOp, kaptAf, uitgesteld, zwijgt, type Gedrag } from '../../support/dienst'
import { expect, MAXIMAAL, maximumBij, NIET_GELUKT, test } from './opstelling'

const goed = { maximaleHypotheekOpInkomen: 1, maximaleHypotheek: 1, maandlastBruto: 1, maandlastNetto: 1 }
const zonder = (veld: keyof typeof goed) => ({ ...goed, [veld]: undefined })

/** How long one attempt may take, in milliseconds. */
const TIJDSLIMIET = 10_000

interface Storing {
  readonly naam: string
  readonly gedrag: Gedrag
  /** What the host page hears. */
  readonly code: string
  /** How often the service is asked. */
  readonly pogingen: number
}

const storingen: readonly Storing[] = [
  { naam: 'hanging up', gedrag: hangtOp, code: 'onbereikbaar', pogingen: 3 },
  { naam: 'a reset in the middle of the body', gedrag: kaptAf(goed), code: 'onbereikbaar', pogingen: 3 },
  { naam: 'ten seconds of silence', gedrag: zwijgt, code: 'tijd-verstreken', pogingen: 1 },
  { naam: 'half an answer and then silence', gedrag: blijftHaken(goed), code: 'tijd-verstreken', pogingen: 1 },
  {
    naam: '200 with HTML',
    gedrag: antwoordt(200, '<!doctype html><h1>Onderhoud</h1>', { 'content-type': 'text/html' }),
    code: 'onleesbaar-antwoord',
    pogingen: 1,
  },
  {
    naam: '200 without a required field',
    gedrag: antwoordt(200, zonder('maandlastNetto')),
    code: 'onleesbaar-antwoord',
    pogingen: 1,
  },
  {
    naam: '200 with NaN as a text',
    gedrag: antwoordt(200, { ...goed, maandlastBruto: 'NaN' }),
    code: 'onleesbaar-antwoord',
    pogingen: 1,
  },
  {
    naam: 'a redirect to a page for logging in',
    gedrag: antwoordt(302, '', { location: '/inloggen' }),
    code: 'onleesbaar-antwoord',
    pogingen: 1,
  },
  { naam: '400', gedrag: antwoordt(400, '{}'), code: 'status-400', pogingen: 1 },
  { naam: '401', gedrag: antwoordt(401, '{}'), code: 'status-401', pogingen: 1 },
  { naam: '403 for a token that is out of date', gedrag: antwoordt(403, '{}'), code: 'status-403', pogingen: 1 },
  { naam: '404', gedrag: antwoordt(404, 'weg'), code: 'status-404', pogingen: 1 },
  { naam: '413', gedrag: antwoordt(413, '{}'), code: 'status-413', pogingen: 1 },
  { naam: '429 without Retry-After', gedrag: antwoordt(429, '{}'), code: 'status-429', pogingen: 3 },
  {
    naam: '429 with a Retry-After of one second',
    gedrag: antwoordt(429, '{}', { 'retry-after': '1' }),
    code: 'status-429',
    pogingen: 3,
  },
  {
    naam: '429 with a Retry-After of a minute',
    gedrag: antwoordt(429, '{}', { 'retry-after': '60' }),
    code: 'status-429',
    pogingen: 1,
  },
  { naam: '500', gedrag: antwoordt(500, 'stuk'), code: 'status-500', pogingen: 3 },
  { naam: '503', gedrag: antwoordt(503, '{}'), code: 'status-503', pogingen: 3 },
]

for (const { naam, gedrag, code, pogingen } of storingen)
  test(`after ${naam} the earlier figures stay, marked as out of date, and the next change calculates again`, async ({
    page,
    opstelling: { rekenhulp, dienst, gezond, gehoord, voorgelezen },
  }) => {
    const { element, regel, veld, vulIn } = rekenhulp
    const maximum = regel(MAXIMAAL, 'Maximale hypotheek')
    await vulIn('Bruto jaarinkomen', '60.000')
    await expect(maximum).toHaveText(maximumBij(60_000))
    await gehoord()
    await voorgelezen()
    const gevraagd = dienst.verzoeken.length

    dienst.gedraag(gedrag)
    await vulIn('Bruto jaarinkomen', '70.000')
    await expect.poll(() => dienst.verzoeken.length - gevraagd).toBeGreaterThan(0)
    if (code === 'tijd-verstreken') await page.clock.fastForward(TIJDSLIMIET)
    await expect(element.getByText(NIET_GELUKT)).toBeVisible()
    await expect(element.getByText('Deze bedragen horen bij je vorige antwoorden.')).toBeVisible()
    await expect(maximum).toHaveText(maximumBij(60_000))
    await expect(veld('Bruto jaarinkomen')).toHaveValue('70.000')
    expect(await gehoord()).toEqual([{ soort: 'fout', code }])
    expect(dienst.verzoeken.length - gevraagd).toBe(pogingen)

    await expect.poll(() => page.evaluate(() => window.voorgelezen)).toEqual([NIET_GELUKT])

    dienst.gedraag(gezond)
    await vulIn('Bruto jaarinkomen', '80.000')
    await expect(maximum).toHaveText(maximumBij(80_000))
    await expect(element.getByText(NIET_GELUKT)).toBeHidden()
    expect(await gehoord()).toEqual([{ soort: 'resultaat' }])
  })

test('a service that is gone is called unreachable, and is found again when it is back', async ({
  opstelling: { rekenhulp, dienst, gehoord },
}) => {
  const { element, regel, vulIn } = rekenhulp
  await dienst.sluit()
  await vulIn('Bruto jaarinkomen', '60.000')
  await expect(element.getByText(NIET_GELUKT)).toBeVisible()
  expect(await gehoord()).toEqual([{ soort: 'fout', code: 'onbereikbaar' }])

  await dienst.heropen()
  await rekenhulp.klik('Probeer opnieuw')
  await expect(regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
  await expect(element.getByText(NIET_GELUKT)).toBeHidden()
})

test('a failure that passes is never seen', async ({ opstelling: { rekenhulp, dienst, gezond, gehoord } }) => {
  dienst.gedraag(antwoordt(503, '{}'), hangtOp, gezond)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await expect(rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
  expect(await gehoord()).toEqual([{ soort: 'resultaat' }])
})

test('a slow answer to an earlier question never stands over a fast one to the last', async ({
  page,
  opstelling: { rekenhulp, dienst, gezond, gehoord },
}) => {
  const laat = uitgesteld(gezond)
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
