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
import { normenVan, toKader, voorbeeldRentes } from '../../domain'
import { periodesVan, STAPNUMMERS } from '../../domain/orientatie'
import * as arbitraries from '../../adapters/testing'
import { createCalculatingBerekening } from '../support/fakes/calculatingBerekening'
import { stoppedKlok } from '../support/fakes/klok'
import { every, everyAsync } from '../support/every'
import { numberOfRuns } from '../support/numberOfRuns'
import { expectToKeepAll } from '../support/copies'

describe('the results of the application', () => {
  it('for any result, the summary, its state, aannames and message survive JSON and a structured clone', () => {
    every(
      arbitraries.orientaties(),
      arbitraries.financieringsOpzetten(),
      arbitraries.gronden(),
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
