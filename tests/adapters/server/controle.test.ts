import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { normenVan, voorbeeldRentes } from '../../../domain'
import { maakRekenbewijs, type Rekenbewijs } from '../../../domain/bewijs'
import { BASE, passportOf, exampleVerzoek } from '../../support/server'
import { metProefserver } from './opstelling'

const server = metProefserver()

const bewijsVan = (jaar: 2025 | 2026): Rekenbewijs =>
  either.getOrElseW(() => {
    throw new Error('no outcome')
  })(maakRekenbewijs(exampleVerzoek, { normen: normenVan(jaar), rentetarieven: voorbeeldRentes.MY }))

const controleer = async (payload: object, headers?: object) =>
  server.app.inject({
    method: 'POST',
    url: `${BASE}/api/v1.0/rekenbewijs/controle`,
    headers: { ...(headers ?? (await passportOf(server.app))) },
    payload,
  })

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

  it('is refused without a token', async () => {
    expect((await controleer(bewijsVan(2025), {})).statusCode).toBe(403)
  })
})
