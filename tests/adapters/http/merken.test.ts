import { expect, it } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import { answersWith } from '../../support/stubService'
import { antwoordVan, geslaagd, metDienst, opzet } from './opstelling'

const dienst = metDienst()

/** Returns the outcome of a call whose answer has these fields besides a result, and what the call reports. */
const vraag = async (velden: object) => {
  const gemeld: string[] = []
  dienst.gedraag(answersWith(200, { ...opzet, ...velden }))
  const berekening = createHttpBerekening({
    base: dienst.adres,
    antiForgery: () => undefined,
    report: (bericht) => gemeld.push(bericht),
  })
  return { antwoord: await antwoordVan(berekening), gemeld }
}

it('createHttpBerekening keeps the mark of an example rate in the result', async () => {
  for (const voorbeeldrente of [true, false])
    expect(await vraag({ voorbeeldrente })).toEqual({
      antwoord: [geslaagd({ ...opzet, voorbeeldrente })],
      gemeld: [],
    })
})

it.each([
  ['voorbeeldrente', 'ja'],
  ['voorbeeldrente', 1],
  ['normenVerouderd', 'nee'],
  ['genegeerd', 'veld'],
  ['genegeerd', [1]],
  ['genegeerd', Array.from({ length: 21 }, () => 'veld')],
])('createHttpBerekening ignores and reports an answer whose %s is %j, and does not fail', async (naam, waarde) => {
  expect(await vraag({ [naam]: waarde })).toEqual({
    antwoord: [geslaagd()],
    gemeld: [`het antwoord van de dienst heeft een onbruikbare ${naam}.`],
  })
})

it('createHttpBerekening reports the fields of the request that the service does not know', async () => {
  expect((await vraag({ genegeerd: ['onderpand.koopprijs', 'a\nb'] })).gemeld).toEqual([
    'de dienst kent deze velden van de aanroep niet: onderpand.koopprijs, a\\u{a}b.',
  ])
  expect((await vraag({ genegeerd: [], voorbeeldrente: null })).gemeld).toEqual([])
})
