import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { description } from '../../../adapters/server/openapi/description'
import { normenVan, voorbeeldRentes } from '../../../domain'
import { controleerRekenbewijs, parseBewijs, createRekenbewijs, type Rekenbewijs } from '../../../domain/bewijs'
import { gewijzigdeBewijzen } from '../../domain/bewijs/gewijzigdBewijs'
import { numberOfRuns, VEEL } from '../../support/numberOfRuns'
import { BASE, passportOf, exampleVerzoek } from '../../support/server'
import { metProefserver, serverForTest } from './opstelling'

const server = metProefserver()

const TOKEN = 'een-token-van-de-machine-die-hier-aanroept'

const bewijsVan = (jaar: 2025 | 2026): Rekenbewijs =>
  either.getOrElseW(() => {
    throw new Error('no outcome')
  })(createRekenbewijs(exampleVerzoek, { normen: normenVan(jaar), rentetarieven: voorbeeldRentes.MY }))

const controleer = async (payload: object, headers?: object) =>
  server.app.inject({
    method: 'POST',
    url: `${BASE}/api/v1.0/rekenbewijs/controle`,
    headers: { ...(headers ?? (await passportOf(server.app))) },
    payload,
  })

/** Sends a text as it is. */
const controleerTekst = async (payload: string, headers?: object) => {
  const paspoort = headers ?? (await passportOf(server.app))
  return controleer(payload as unknown as object, { 'content-type': 'application/json', ...paspoort })
}

const bestaand = (jaar: number): jaar is 2025 | 2026 => jaar === 2025 || jaar === 2026

/** What the rules as a library say of a text, as the service would answer it: a status, and the outcome or why not. */
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

describe('the check of a rekenbewijs', () => {
  it.each([2025, 2026] as const)('says that an untouched receipt of %i is the same', async (jaar) => {
    expect((await controleer(bewijsVan(jaar))).json()).toEqual({ _tag: 'Gelijk' })
  })

  it('says what differs, and why', async () => {
    const bewijs = bewijsVan(2025)
    const veranderd = { ...bewijs, financieringsOpzet: { ...bewijs.financieringsOpzet, maximaleHypotheek: 1 } }
    const controle = (await controleer(veranderd)).json<{ verschillen: readonly { soort: string }[] }>()
    expect(controle).toMatchObject({ _tag: 'Verschilt' })
    expect(controle.verschillen.map(({ soort }) => soort)).toEqual(['zegel', 'cijfer'])
  })

  it('cannot be done for a year whose norms are not known', async () => {
    const bewijs = bewijsVan(2025)
    const antwoord = await controleer({ ...bewijs, kader: { ...bewijs.kader, normjaar: 1999 } })
    expect([antwoord.statusCode, antwoord.json<{ reden: string }>().reden]).toEqual([422, 'OnbekendNormjaar'])
  })

  it('names the fields of what is no receipt', async () => {
    const antwoord = await controleer({ ...bewijsVan(2025), formaat: 'bonnetje/1' })
    expect(antwoord.statusCode).toBe(400)
    expect(antwoord.json()).toMatchObject({ velden: [{ veld: 'formaat' }] })
  })

  it('answers what the rules as a library say, however a receipt was altered', async () => {
    const { app } = await serverForTest({ MACHINE_TOKENS: TOKEN, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' })
    const vraag = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1.0/rekenbewijs/controle',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
        payload,
      })
    await fc.assert(
      fc.asyncProperty(gewijzigdeBewijzen, async (tekst) => {
        const antwoord = await vraag(tekst)
        const lichaam = antwoord.json<unknown>()
        const uitkomst = antwoord.statusCode === 200 ? lichaam : redenIn(lichaam as Problem)
        expect([antwoord.statusCode, uitkomst]).toEqual(doorBibliotheek(tekst))
      }),
      numberOfRuns(250, VEEL),
    )
  })

  it.each(['extra', '__proto__', 'constructor'])('names a field that no receipt has: %s', async (veld) => {
    const tekst = JSON.stringify(bewijsVan(2025)).replace('"kader":{', `"kader":{${JSON.stringify(veld)}:1,`)
    expect((await controleerTekst(tekst)).json()).toMatchObject({
      code: 'OngeldigVerzoek',
      velden: [{ veld: `kader.${veld}`, melding: { en: 'there is no such field; check its name or leave it out' } }],
    })
  })

  it('is described as one that takes no field of another name', () => {
    const { Rekenbewijs } = description.components.schemas
    expect(Rekenbewijs).toMatchObject({
      additionalProperties: false,
      properties: { kader: { additionalProperties: false }, financieringsOpzet: { additionalProperties: false } },
    })
  })

  it.each(['', 'geen', '['])('says that %j is no JSON', async (tekst) => {
    expect((await controleerTekst(tekst)).json()).toMatchObject({ status: 400, code: 'GeenJson' })
  })

  it('is refused without a token', async () => {
    expect((await controleer(bewijsVan(2025), {})).statusCode).toBe(403)
  })
})
