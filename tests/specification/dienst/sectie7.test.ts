import { filter, firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import { createOrientatieService, type OrientatieService } from '../../../application'
import { nieuweOrientatie, type FinancieringsOpzet } from '../../../domain'
import { handOver, seller, type Handed } from '../../support/screen/handed'
import { answersWith, startStubService, staysSilent, type StubService } from '../../support/stubService'

const NU = new Date(2026, 2, 14, 10, 30)
const BASIS = '/api/v3.0/serviceproxy/orientatie'

let dienst: StubService
let service: OrientatieService | undefined
beforeAll(async () => {
  dienst = await startStubService()
})
beforeEach(() => {
  dienst.behave(answersWith(200, resultaat))
})
afterAll(() => dienst.close())

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
    berekening: createHttpBerekening({ base: () => dienst.address + BASIS, antiForgery: () => 'teken' }),
    klok: { nu: () => NU },
  })
  return service
}

const klaar = ({ berekening$ }: OrientatieService) =>
  firstValueFrom(berekening$.pipe(filter(({ loading }) => !loading)))

/** Returns the last request that the service received after these answers; throws when it received no request. */
const verzoekNa = async (antwoorden: Handed = {}) => {
  const orientatie = start()
  orientatie.dispatch(handOver(antwoorden))
  await klaar(orientatie)
  const verzoek = dienst.requests.at(-1)
  if (verzoek === undefined) throw new Error('Nothing was asked.')
  return { ...verzoek, body: JSON.parse(verzoek.body) as unknown }
}

const bodyNa = async (antwoorden?: Handed): Promise<unknown> => (await verzoekNa(antwoorden)).body

const vraagprijs = { vraagprijsWoning: 300_000 }

/** Specification, section 7, calculation call. */
describe('the calculation call', () => {
  it('the calculation call is a POST to {base}/api/v1.0/financieringsopzet', async () => {
    expect(await verzoekNa()).toMatchObject({ method: 'POST', url: `${BASIS}/api/v1.0/financieringsopzet` })
  })
  it('a new calculation call cancels the pending request', async () => {
    dienst.behave(staysSilent, answersWith(200, resultaat))
    const voor = dienst.requests.length
    const orientatie = start()
    await expect.poll(() => dienst.requests.length).toBe(voor + 1)
    orientatie.dispatch(handOver(vraagprijs))
    await klaar(orientatie)
    await expect.poll(() => dienst.requests[voor]?.isAborted()).toBe(true)
  })
  it('the calculation call has the anti-forgery token in the header RequestVerificationToken', async () => {
    expect((await verzoekNa()).headers).toMatchObject({ requestverificationtoken: 'teken' })
  })
})

/** Specification, section 7, request body. */
describe('the request', () => {
  const gever = (deel: object) => ({ hypotheekgevers: [deel] })
  const pensioen = { 'eigen.dienstBetrekking': 'Pensioen', 'eigen.inkomenPensioen': 30_000 } as const
  const binnen10Jaar = { 'eigen.pensioenBinnen10Jaar': 'ja', 'eigen.inkomenPensioenVerwacht': 25_000 } as const
  const schulden = { 'eigen.studieschuld': 100, 'eigen.partneralimentatie': 200, 'eigen.leningen': 300 } as const
  const verbouwing = { ...vraagprijs, verbouwingskosten: 10_000 }
  const nieuwbouw = { ...verbouwing, bestaandeWoning: 'Nieuwbouw', meerwerk: 20_000 } as const

  it.each<[string, Handed, object]>([
    ['the request lists one hypotheekgever, numbered 1, when buying alone', {}, gever({ volgnummer: 1 })],
    [
      'the request lists two hypotheekgevers, numbered 1 and 2, when buying together',
      { alleenSamen: 'samen' },
      { hypotheekgevers: [{ volgnummer: 1 }, { volgnummer: 2 }] },
    ],
    [
      'the request gives the soort, bedrag and ingangsdatum of the income of a hypotheekgever',
      { 'eigen.inkomen': 60_000 },
      gever({
        inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag: 60_000, ingangsdatum: '2025-03-14' },
      }),
    ],
    [
      'the request gives the pension income as bedrag when the soort is Pensioen',
      pensioen,
      gever({ inkomsten: { dienstbetrekkingsoort: 'Pensioen', bedrag: 30_000 } }),
    ],
    [
      'the request gives the monthly expenses of a hypotheekgever: student loan, alimony and loans',
      { schulden: 'ja', ...schulden },
      gever({
        uitgaven: {
          huidigeMaandlastStudieschuld: 100,
          brutoMaandlastAlimentatie: 200,
          brutoMaandlastOverige: 300,
        },
      }),
    ],
    [
      'the request gives the expected pension of a hypotheekgever who retires within 10 years',
      binnen10Jaar,
      gever({ pensioeninkomen: 25_000, binnen10JaarMetPensioen: true }),
    ],
    ['the request sets binnen10JaarMetPensioen to false by default', {}, gever({ binnen10JaarMetPensioen: false })],
    ['the request has an ingangsdatumHypotheek of one year before today', {}, { ingangsdatumHypotheek: '2025-03-14' }],
    [
      'the request has the timestamp, the labelCode and the rentevastperiode in months',
      { renteperiode: 240 },
      { timestamp: NU.toISOString(), labelCode: 'FL', rentevastperiode: 240 },
    ],
    ['the request has an eigenInleg of 0 when own money is 0', { eigenGeld: 0 }, { eigenInleg: 0 }],
    [
      'the request has an onderpand when the asking price is set',
      vraagprijs,
      { onderpand: { koopsom: 300_000, onderpandType: 'BestaandeBouw', energielabelType: 'Onbekend' } },
    ],
    [
      'the request gives the renovation costs of an existing home in the onderpand',
      verbouwing,
      { onderpand: { meerwerkOfVerbouwingskosten: 10_000 } },
    ],
    [
      'the request gives the costs of extra work for a new build in the onderpand',
      nieuwbouw,
      { onderpand: { onderpandType: 'Nieuwbouw', meerwerkOfVerbouwingskosten: 20_000 } },
    ],
    [
      'the request gives the sale price and mortgage of the current home, and the energy label, in the onderpand',
      { ...seller, huidigeHypotheekBedrag: 180_000, energielabelType: 'C' },
      { onderpand: { verkoopprijs: 250_000, huidigHypotheekbedrag: 180_000, energielabelType: 'C' } },
    ],
  ])('%s', async (_, antwoorden, deel) => {
    expect(await bodyNa(antwoorden)).toMatchObject(deel)
  })

  it('the request has no eigenInleg without own money, and no onderpand without an asking price', async () => {
    const body = await bodyNa()
    expect(body).not.toHaveProperty('eigenInleg')
    expect(body).not.toHaveProperty('onderpand')
  })
})

/** Specification, section 7, response. */
describe('the response', () => {
  it('the response is stored as `financieringsOpzet`, and sets `loading` to false', async () => {
    const orientatie = start()
    expect(orientatie.state().loading).toBe(true)
    await klaar(orientatie)
    expect(orientatie.state()).toMatchObject({ loading: false, financieringsOpzet: resultaat })
  })
})
