import { LONG } from '../../support/matrix'
import { answersWith } from '../../support/stubService'
import { laterVerzoek } from '../pagina/verzoeken'
import { expect, MAXIMAAL, maximumBij, NIET_GELUKT, test } from './opstelling'

test('a calculation that failed is done again by itself when the connection is back', async ({
  context,
  opstelling: { rekenhulp, dienst, gezond, gehoord },
}) => {
  dienst.gedraag(answersWith(400, '{}'))
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await expect(rekenhulp.element.getByText(NIET_GELUKT)).toBeVisible()

  dienst.gedraag(gezond)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
  await expect(rekenhulp.element.getByText(NIET_GELUKT)).toBeHidden()
  expect(await gehoord()).toEqual([{ soort: 'fout', code: 'status-400' }, { soort: 'resultaat' }])
})

test(
  'a calculation that succeeded is not done again when the connection is back',
  LONG,
  async ({ context, page, opstelling: { rekenhulp, dienst, gehoord } }) => {
    await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
    await expect(rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
    const online = await page.evaluateHandle(() => ({
      klaar: new Promise((resolve) => {
        addEventListener('online', resolve, { once: true })
      }),
    }))
    await context.setOffline(true)
    await context.setOffline(false)
    await online.evaluate(({ klaar }) => klaar)
    await laterVerzoek(page)
    await rekenhulp.vulIn('Bruto jaarinkomen', '70.000')
    await expect(rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(70_000))
    expect(await gehoord()).toEqual([{ soort: 'resultaat' }, { soort: 'resultaat' }])
    expect(dienst.verzoeken).toHaveLength(3)
  },
)
