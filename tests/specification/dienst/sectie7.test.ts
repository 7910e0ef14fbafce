import { filter, firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import { createOrientatieService, type OrientatieService } from '../../../application'
import { nieuweOrientatie, type FinancieringsOpzet } from '../../../domain'
import { handOver, verkoper, type Handed } from '../../support/screen/handed'
import { answersWith, startStubService, staysSilent, type StubService } from '../../support/stubService'

const NU = new Date(2026, 2, 14, 10, 30)
const BASIS = '/api/v3.0/serviceproxy/orientatie'

let dienst: StubService
let service: OrientatieService | undefined
beforeAll(async () => {
  dienst = await startStubService()
})
beforeEach(() => {
  dienst.gedraag(answersWith(200, resultaat))
})
afterAll(() => dienst.sluit())

const resultaat: FinancieringsOpzet = {
  maximaleHypotheekOpInkomen: 270_716,
  maximaleHypotheek: 270_716,
  maandlastBruto: 1253.73,
  maandlastNetto: 968.9,
  benodigdeFinanciering: 309_252.86,
  hypotheekbedrag: 270_716,
  extraBenodigdeEigenInleg: 38_536.86,
  advieskosten: 1,
  timestamp: '2026-03-14T09:30:00.000Z',
}

const start = (): OrientatieService => {
  service?.dispose()
  service = createOrientatieService({
    start: nieuweOrientatie('FL'),
    berekening: createHttpBerekening({ base: () => dienst.adres + BASIS, antiForgery: () => 'teken' }),
    klok: { nu: () => NU },
  })
  return service
}

const klaar = ({ berekening$ }: OrientatieService) =>
  firstValueFrom(berekening$.pipe(filter(({ loading }) => !loading)))

interface Body {
  readonly hypotheekgevers: readonly Record<string, unknown>[]
  readonly onderpand?: Record<string, unknown>
  readonly [veld: string]: unknown
}

/** The last request after these answers, as the service received it. */
const verzoekNa = async (antwoorden: Handed = {}) => {
  const orientatie = start()
  orientatie.dispatch(handOver(antwoorden))
  await klaar(orientatie)
  const verzoek = dienst.verzoeken.at(-1)
  if (verzoek === undefined) throw new Error('Nothing was asked.')
  return { ...verzoek, body: JSON.parse(verzoek.body) as Body }
}

const bodyNa = async (antwoorden?: Handed): Promise<Body> => (await verzoekNa(antwoorden)).body
const geverNa = async (antwoorden?: Handed) => (await bodyNa(antwoorden)).hypotheekgevers[0]

const vraagprijs = { vraagprijsWoning: 300_000 }

/** Specification, section 7, calculation call. */
describe('the calculation call', () => {
  it('is a POST to {base}/api/v1.0/financieringsopzet', async () => {
    expect(await verzoekNa()).toMatchObject({ method: 'POST', url: `${BASIS}/api/v1.0/financieringsopzet` })
  })
  it('cancels the pending request when there is a new one', async () => {
    dienst.gedraag(staysSilent, answersWith(200, resultaat))
    const voor = dienst.verzoeken.length
    const orientatie = start()
    await expect.poll(() => dienst.verzoeken.length).toBe(voor + 1)
    orientatie.dispatch(handOver(vraagprijs))
    await klaar(orientatie)
    await expect.poll(() => dienst.verzoeken[voor]?.isAfgebroken()).toBe(true)
  })
  it('carries the anti-forgery token as a header', async () => {
    expect((await verzoekNa()).headers).toMatchObject({ requestverificationtoken: 'teken' })
  })
})

/** Specification, section 7, request body. */
describe('the request', () => {
  it('lists one hypotheekgever alone and two together, numbered 1 and 2', async () => {
    expect((await bodyNa()).hypotheekgevers).toMatchObject([{ volgnummer: 1 }])
    expect((await bodyNa({ alleenSamen: 'samen' })).hypotheekgevers).toMatchObject([
      { volgnummer: 1 },
      { volgnummer: 2 },
    ])
  })
  it('gives of each the income: its soort, its bedrag and its ingangsdatum', async () => {
    expect(await geverNa({ 'eigen.inkomen': 60_000 })).toMatchObject({
      inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag: 60_000, ingangsdatum: '2025-03-14' },
    })
  })
  it('gives the pension income as bedrag when the soort is Pensioen', async () => {
    expect(await geverNa({ 'eigen.dienstBetrekking': 'Pensioen', 'eigen.inkomenPensioen': 30_000 })).toMatchObject({
      inkomsten: { dienstbetrekkingsoort: 'Pensioen', bedrag: 30_000 },
    })
  })
  it('gives of each the expenses a month: student loan, alimony and loans', async () => {
    expect(
      await geverNa({
        schulden: 'ja',
        'eigen.studieschuld': 100,
        'eigen.partneralimentatie': 200,
        'eigen.leningen': 300,
      }),
    ).toMatchObject({
      uitgaven: {
        huidigeMaandlastStudieschuld: 100,
        brutoMaandlastAlimentatie: 200,
        brutoMaandlastOverige: 300,
      },
    })
  })
  it('gives of each the expected pension and whether it begins within 10 years', async () => {
    expect(await geverNa()).toMatchObject({ binnen10JaarMetPensioen: false })
    expect(
      await geverNa({ 'eigen.pensioenBinnen10Jaar': 'ja', 'eigen.inkomenPensioenVerwacht': 25_000 }),
    ).toMatchObject({ pensioeninkomen: 25_000, binnen10JaarMetPensioen: true })
  })
  it('has an ingangsdatumHypotheek of one year before today', async () => {
    expect(await bodyNa()).toMatchObject({ ingangsdatumHypotheek: '2025-03-14' })
  })
  it('has the timestamp, the labelCode and the rentevastperiode in months', async () => {
    expect(await bodyNa({ renteperiode: 240 })).toMatchObject({
      timestamp: NU.toISOString(),
      labelCode: 'FL',
      rentevastperiode: 240,
    })
  })
  it('has an eigenInleg only when own money is set, and 0 is set', async () => {
    expect(await bodyNa()).not.toHaveProperty('eigenInleg')
    expect(await bodyNa({ eigenGeld: 0 })).toMatchObject({ eigenInleg: 0 })
  })
  it('has an onderpand only when the asking price is set', async () => {
    expect(await bodyNa()).not.toHaveProperty('onderpand')
    expect((await bodyNa(vraagprijs)).onderpand).toEqual({
      koopsom: 300_000,
      onderpandType: 'BestaandeBouw',
      energielabelType: 'Onbekend',
    })
  })
  it('gives of the onderpand the renovation for an existing home, the extra work for a new one', async () => {
    const verbouwing = { ...vraagprijs, verbouwingskosten: 10_000 }
    expect((await bodyNa(verbouwing)).onderpand).toMatchObject({ meerwerkOfVerbouwingskosten: 10_000 })
    const nieuwbouw = { ...verbouwing, bestaandeWoning: 'Nieuwbouw', meerwerk: 20_000 } as const
    expect((await bodyNa(nieuwbouw)).onderpand).toMatchObject({
      onderpandType: 'Nieuwbouw',
      meerwerkOfVerbouwingskosten: 20_000,
    })
  })
  it('gives of the onderpand the sale price and the mortgage of the home lived in, and the energy label', async () => {
    const verkoopt = { ...verkoper, huidigeHypotheekBedrag: 180_000, energielabelType: 'C' } as const
    expect((await bodyNa(verkoopt)).onderpand).toMatchObject({
      verkoopprijs: 250_000,
      huidigHypotheekbedrag: 180_000,
      energielabelType: 'C',
    })
  })
})

/** Specification, section 7, response. */
describe('the response', () => {
  it('is the result record, is stored, and ends the loading', async () => {
    const orientatie = start()
    expect(orientatie.state().loading).toBe(true)
    await klaar(orientatie)
    expect(orientatie.state()).toMatchObject({ loading: false, financieringsOpzet: resultaat })
  })
})
