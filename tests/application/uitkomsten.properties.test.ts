import { firstValueFrom, toArray } from 'rxjs'
import { describe, it } from 'vitest'

import {
  createOrientatieService,
  toAannames,
  toMomentopname,
  toSamenvatting,
  toSamenvattingState,
  toUitkomstmelding,
  askPeriodes,
} from '../../application'
import { normenVan, toKader, voorbeeldRentes, type Grond } from '../../domain'
import { periodesVan, STAPNUMMERS } from '../../domain/orientatie'
import * as arbitraries from '../../adapters/testing'
import { createCalculatingBerekening } from '../support/fakes/calculatingBerekening'
import { stoppedKlok } from '../support/fakes/klok'
import { every, everyAsync } from '../support/every'
import { numberOfRuns } from '../support/numberOfRuns'
import { expectToKeepAll } from '../support/copies'

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Returns a ground whose request, rates and cost items are as JSON writes them: -0, which is generated too, is 0. */
const asSent = (grond: Grond): Grond => {
  const verzoek = asJson(grond.verzoek)
  if (grond.kader === undefined) return { ...grond, verzoek }
  const { normen, ...kader } = grond.kader
  return { ...grond, verzoek, kader: { ...asJson(kader), normen } }
}

describe('the results of the application', () => {
  it('for any result, the summary, its state, aannames and message survive JSON and a structured clone', () => {
    every(
      arbitraries.orientaties(),
      arbitraries.financieringsOpzetten(),
      arbitraries.gronden().map(asSent),
      (orientatie, opzet, grond) => {
        const momentopname = toMomentopname(orientatie.berekend ?? { ...orientatie, grond }, opzet)
        const state = toSamenvattingState(orientatie)
        expectToKeepAll([momentopname, state])
        expectToKeepAll(toAannames(momentopname))
        for (const stap of STAPNUMMERS)
          expectToKeepAll([toSamenvatting(momentopname, stap), { melding: toUitkomstmelding(state, stap) }])
      },
    )
  })

  it('for any answer, the state and the outcomes of all periods survive JSON and a structured clone', async () => {
    await everyAsync(numberOfRuns(50), arbitraries.orientaties(), arbitraries.antwoorden(), async (start, antwoord) => {
      const berekening = createCalculatingBerekening(() =>
        toKader(start, normenVan(2026), voorbeeldRentes[start.labelCode]),
      )
      const service = createOrientatieService({ berekening, klok: stoppedKlok, start })
      service.dispatch(antwoord)
      expectToKeepAll(service.state())
      const periodes = askPeriodes(periodesVan(start.labelCode), (renteperiode) =>
        service.bereken({ ...service.state(), renteperiode }),
      )
      expectToKeepAll(await firstValueFrom(periodes.pipe(toArray())))
      service.dispose()
    })
  })
})
