import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { normenVan, voorbeeldRentes } from '../../../domain'
import { controleerRekenbewijs, parseBewijs, createRekenbewijs } from '../../../domain/bewijs'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { gewijzigdeBewijzen } from '../../domain/bewijs/gewijzigdBewijs'
import { everyAsync } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import { BASE, exampleVerzoek } from '../../support/server'
import { metProefserver } from './opstelling'

const TOKEN = 'een-token-van-de-machine-die-hier-aanroept'

const server = metProefserver({ MACHINE_TOKENS: TOKEN, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' })

const CONTROLE = `${BASE}/api/v1.0/rekenbewijs/controle`

const bewijs = rightOf(
  createRekenbewijs(exampleVerzoek, { normen: normenVan(2025), rentetarieven: voorbeeldRentes.MY }),
)

/** Posts a rekenbewijs to the check endpoint. An object is sent as JSON, and a text is sent unchanged. */
const controleer = (payload: object | string) =>
  server.app.inject({
    method: 'POST',
    url: CONTROLE,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    payload,
  })

const bestaand = (jaar: number): jaar is 2025 | 2026 => jaar === 2025 || jaar === 2026

/** Returns the status and the result or error that the service must return for a text, according to the library. */
const doorBibliotheek = (tekst: string): readonly [number, unknown] => {
  const gelezen = parseBewijs(tekst)
  if (either.isRight(gelezen)) {
    const { normjaar } = gelezen.right.kader
    return bestaand(normjaar)
      ? [200, JSON.parse(JSON.stringify(controleerRekenbewijs(gelezen.right, normenVan(normjaar))))]
      : [422, 'NietTeBerekenen']
  }
  const fout = gelezen.left
  return fout._tag === 'GeenRekenbewijs'
    ? [400, fout.leesfouten.map(({ veld, melding }) => [veld, melding])]
    : [fout._tag === 'TeGroot' ? 413 : 400, fout._tag]
}

interface Problem {
  readonly code: string
  readonly velden?: readonly { readonly veld: string; readonly melding: { readonly nl: string } }[]
}

const redenIn = ({ code, velden }: Problem): unknown =>
  velden === undefined ? code : velden.map(({ veld, melding: { nl } }) => [veld, nl])

describe('the endpoint that checks a rekenbewijs', () => {
  it('the rekenbewijs check endpoint returns the same as the library, also for altered rekenbewijzen', async () => {
    await everyAsync(numberOfRuns(250), gewijzigdeBewijzen, async (tekst) => {
      const antwoord = await controleer(tekst)
      const lichaam = antwoord.json<unknown>()
      const isGelezen = sometimes('an accepted rekenbewijs', antwoord.statusCode === 200)
      const uitkomst = isGelezen ? lichaam : redenIn(lichaam as Problem)
      expect([antwoord.statusCode, uitkomst]).toEqual(doorBibliotheek(tekst))
    })
  })

  it('the rekenbewijs check endpoint returns 422 OnbekendNormjaar for a year without known norms', async () => {
    const kader = { ...bewijs.kader, normjaar: 1999 }
    expect((await controleer({ ...bewijs, kader })).json()).toMatchObject({ status: 422, reden: 'OnbekendNormjaar' })
  })

  it('the rekenbewijs check endpoint names an unknown field, with an explanation in English', async () => {
    expect((await controleer({ ...bewijs, kader: { ...bewijs.kader, extra: 1 } })).json()).toMatchObject({
      code: 'OngeldigVerzoek',
      velden: [{ veld: 'kader.extra', melding: { en: 'there is no such field; check its name or leave it out' } }],
    })
  })
})
