import { filter, firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import { createOrientatieService, type OrientatieService } from '../../../application'
import { nieuweOrientatie, type FinancieringsOpzetVerzoek } from '../../../domain'
import {
  answersWith,
  hangsUp,
  startStubService,
  delayed,
  staysSilent,
  type StubService,
  type Behaviour,
} from '../../support/stubService'
import { answerTo, askedIn } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'

let dienst: StubService
beforeAll(async () => {
  dienst = await startStubService()
})
afterAll(() => dienst.sluit())

/** Answers with a result that carries the question. */
const antwoordtOpVraag: Behaviour = (response, verzoek) =>
  answersWith(200, answerTo(JSON.parse(verzoek.body) as FinancieringsOpzetVerzoek))(response, verzoek)

const start = (): OrientatieService =>
  createOrientatieService({
    start: nieuweOrientatie('MY'),
    berekening: createHttpBerekening({ base: () => dienst.adres, antiForgery: () => undefined }),
    klok: stoppedKlok,
  })

const vulIn = (service: OrientatieService, inkomen: number) =>
  service.dispatch({ soort: 'beantwoord', veld: 'eigen.inkomen', waarde: inkomen })

const klaar = ({ berekening$ }: OrientatieService) =>
  firstValueFrom(berekening$.pipe(filter(({ loading }) => !loading)))

it('a slow answer to an earlier question never stands over a fast one to the last', async () => {
  const voor = dienst.verzoeken.length
  const laat = delayed(antwoordtOpVraag)
  dienst.gedraag(laat.gedrag, antwoordtOpVraag)
  const service = start()
  await expect.poll(() => dienst.verzoeken.length).toBe(voor + 1)
  vulIn(service, 60_000)
  const berekening = await klaar(service)
  await laat.laatGaan()
  dienst.gedraag(answersWith(200, {}))
  await fetch(dienst.adres)
  expect(service.state()).toBe(berekening)
  expect(berekening.financieringsOpzet && askedIn(berekening.financieringsOpzet)).toMatchObject({
    hypotheekgevers: [{ inkomsten: { bedrag: 60_000 } }],
  })
  service.dispose()
})

it('the service sees that an earlier question is no longer asked', async () => {
  const voor = dienst.verzoeken.length
  dienst.gedraag(staysSilent, antwoordtOpVraag)
  const service = start()
  await expect.poll(() => dienst.verzoeken.length).toBe(voor + 1)
  vulIn(service, 60_000)
  await klaar(service)
  await expect.poll(() => dienst.verzoeken[voor]?.isAfgebroken()).toBe(true)
  service.dispose()
})

it('after a failure the next change calculates again', async () => {
  dienst.gedraag(hangsUp)
  const service = start()
  expect(await klaar(service)).toMatchObject({ loading: false, fout: { _tag: 'Onbereikbaar' } })
  dienst.gedraag(antwoordtOpVraag)
  vulIn(service, 60_000)
  expect(await klaar(service)).toMatchObject({ loading: false, fout: undefined })
  service.dispose()
})
