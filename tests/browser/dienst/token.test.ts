import { LONG } from '../../support/matrix'
import { type Page } from '@playwright/test'

import { answersWith } from '../../support/stubService'
import { expect, MAXIMAAL, maximumBij, NIET_GELUKT, test } from './opstelling'

const veldIn = (page: Page) => page.locator('[name="__RequestVerificationToken"]')

const zetToken = (page: Page, token: string) =>
  veldIn(page).evaluate((veld: HTMLInputElement, waarde) => (veld.value = waarde), token)

test('a token that is out of date is renewed in the page, and the visitor never knows', async ({
  page,
  opstelling: { rekenhulp, dienst, gehoord },
}) => {
  await zetToken(page, 'verlopen')
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await expect(rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
  expect(await gehoord()).toEqual([{ soort: 'resultaat' }])
  const [eerste, tweede] = dienst.verzoeken.slice(-2).map(({ headers }) => headers['requestverificationtoken'])
  expect([eerste, tweede]).toEqual(['verlopen', await veldIn(page).inputValue()])
})

test(
  'a token that the page renews itself is the one that goes along',
  LONG,
  async ({ page, opstelling: { rekenhulp, dienst } }) => {
    const token = await page.evaluate(async () => {
      const antwoord = await fetch('/api/v1.0/anti-forgery')
      return ((await antwoord.json()) as { token: string }).token
    })
    await zetToken(page, token)
    await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
    await expect(rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
    expect(dienst.verzoeken.at(-1)?.headers['requestverificationtoken']).toBe(token)
  },
)

test(
  'a call that is refused again with a new token fails, and the page can try again',
  LONG,
  async ({ opstelling: { rekenhulp, dienst, gezond, gehoord } }) => {
    dienst.gedraag(answersWith(403, { code: 'GeenGeldigToken' }))
    await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
    await expect(rekenhulp.element.getByText(NIET_GELUKT)).toBeVisible()
    expect((await gehoord()).map(({ soort }) => soort)).toEqual(['fout'])
    dienst.gedraag(gezond)
    await rekenhulp.klik('Probeer opnieuw')
    await expect(rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
  },
)
