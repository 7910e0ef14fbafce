import { either } from 'fp-ts'
import type { RequestListener } from 'node:http'
import { firstValueFrom, toArray } from 'rxjs'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import type { LoadNormen } from '../../../adapters/http/toGround'
import type { BerekeningPort } from '../../../application'
import { nieuweOrientatie, toVerzoek, type Uitkomst } from '../../../domain'
import { answerTo } from '../../support/fakes/berekening'
import { createPacedKlok, never, type Tempo } from '../../support/fakes/pacedKlok'
import { stoppedKlok } from '../../support/fakes/klok'
import { answersWith, startStubService, type Behaviour, type StubService } from '../../support/stubService'

/** A request without a home, a request with a home, and the result for the former. */
export const verzoek = toVerzoek(nieuweOrientatie('MY'), stoppedKlok.nu())
export const metWoning = toVerzoek({ ...nieuweOrientatie('MY'), vraagprijsWoning: 300_000 }, stoppedKlok.nu())
export const opzet = answerTo(verzoek)

/** Returns the outcome of a call that gives this result, when the calculation has no norms for its ground. */
export const geslaagd = (financieringsOpzet = opzet, vraag = verzoek): either.Either<never, Uitkomst> => {
  const { voorbeeldrente } = financieringsOpzet
  const merk = voorbeeldrente === undefined ? {} : { isVoorbeeldrente: voorbeeldrente }
  return either.right({ financieringsOpzet, grond: { plaats: 'server', verzoek: vraag, ...merk } })
}

interface Opstelling {
  readonly token?: string
  readonly willekeur?: number
  readonly tempo?: Tempo
  readonly loadNormen?: LoadNormen
}

export const TIJDSLIMIET = 10_000
/** Waits a hundredth of each pause. Time limits never pass, however slow the machine is. */
export const snellePauzes: Tempo = (milliseconden) => (milliseconden < TIJDSLIMIET ? milliseconden / 100 : never())

/** Creates a calculation that calls the service at `basis`, and the clock of its pauses and time limits. */
export const stel = (
  basis: string,
  { token = 'teken', willekeur = 0, tempo = snellePauzes, ...rest }: Opstelling = {},
) => {
  const klok = createPacedKlok(tempo)
  const berekening = createHttpBerekening({
    base: () => basis,
    antiForgery: () => token,
    willekeur: () => willekeur,
    scheduler: klok,
    ...rest,
  })
  return { berekening, klok }
}

/** Returns everything that the calculation emits for a request. */
export const antwoordVan = ({ bereken }: BerekeningPort, vraag = verzoek) =>
  firstValueFrom(bereken(vraag).pipe(toArray()))

/** Starts a stub service for the tests of a file. Each test begins with an `opzet` response and empty `verzoeken`. */
export const metDienst = (anders?: RequestListener) => {
  let dienst: StubService
  let voor = 0
  beforeAll(async () => {
    dienst = await startStubService(anders)
  })
  beforeEach(() => {
    voor = dienst.requests.length
    dienst.behave(answersWith(200, opzet))
  })
  afterAll(() => dienst.close())
  return {
    adres: () => dienst.address,
    gedraag: (...reeks: readonly Behaviour[]) => dienst.behave(...reeks),
    verzoeken: () => dienst.requests.slice(voor),
    stel: (opstelling?: Opstelling) => stel(dienst.address, opstelling),
  }
}
