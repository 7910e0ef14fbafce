import { either } from 'fp-ts'
import fc from 'fast-check'
import { of } from 'rxjs'
import { expect, it } from 'vitest'

import { antwoorden as willekeurig } from '../../../adapters/testing'
import { createOrientatieService, createStappenService } from '../../../application'
import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../../domain'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { immediateBerekening, outcomeOf } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { overwrite, changeableIn } from '../../support/overwrite'
import { start } from './opstelling'

/** Creates a calculation port that overwrites each request it gets and collects results for the test to overwrite. */
const createBemoeial = () => {
  const gegeven: FinancieringsOpzet[] = []
  return {
    gegeven,
    bereken: (verzoek: FinancieringsOpzetVerzoek) => {
      const antwoord = outcomeOf(structuredClone(verzoek))
      gegeven.push(antwoord.financieringsOpzet)
      overwrite(verzoek)
      return of(either.right(antwoord))
    },
  }
}

it('overwriting the emitted states, requests and results does not change the orientation service', () => {
  everyTimes(numberOfRuns(50), fc.array(willekeurig(), { maxLength: 6 }), (antwoorden) => {
    const bemoeial = createBemoeial()
    const open = createOrientatieService({ berekening: bemoeial, klok: stoppedKlok, start })
    const eerlijk = createOrientatieService({ berekening: immediateBerekening, klok: stoppedKlok, start })
    open.state$.subscribe(overwrite)
    open.berekening$.subscribe(overwrite)
    for (const antwoord of antwoorden) {
      overwrite(open.state())
      overwrite(bemoeial.gegeven)
      for (const service of [open, eerlijk]) service.dispatch({ ...antwoord })
    }
    overwrite(bemoeial.gegeven)
    expect(open.state()).toEqual(eerlijk.state())
    expect(changeableIn(open.state())).toEqual([])
    open.dispose()
    eerlijk.dispose()
  })
})

it('overwriting an emitted state of createStappenService does not change the open step', () => {
  const stappen = createStappenService()
  stappen.state$.subscribe(overwrite)
  stappen.gaVerder([])
  overwrite(stappen.state())
  expect(stappen.state()).toEqual({ huidig: 1, hoogste: 1 })
})
