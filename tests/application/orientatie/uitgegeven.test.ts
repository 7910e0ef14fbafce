import { either } from 'fp-ts'
import fc from 'fast-check'
import { of } from 'rxjs'
import { expect, it } from 'vitest'

import { antwoorden as willekeurig } from '../../../adapters/testing'
import { createOrientatieService, createStappenService } from '../../../application'
import type { FinancieringsOpzet } from '../../../domain'
import { answerTo } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { overschrijf, veranderbaarIn } from '../../support/overschrijf'
import { start } from './opstelling'

/** A calculation that overwrites its question, and its answers once they are given. */
const createBemoeial = () => {
  const gegeven: FinancieringsOpzet[] = []
  return {
    gegeven,
    bereken: (verzoek: Parameters<typeof answerTo>[0]) => {
      const antwoord = { ...answerTo(verzoek) }
      gegeven.push(antwoord)
      overschrijf(verzoek)
      return of(either.right(antwoord))
    },
  }
}

it('whoever writes into what an orientation gives out or was given changes nothing in it', () => {
  fc.assert(
    fc.property(fc.array(willekeurig(), { maxLength: 6 }), (antwoorden) => {
      const bemoeial = createBemoeial()
      const open = createOrientatieService({ berekening: bemoeial, klok: stoppedKlok, start })
      const eerlijk = createOrientatieService({
        berekening: { bereken: (verzoek) => of(either.right(answerTo(verzoek))) },
        klok: stoppedKlok,
        start,
      })
      open.state$.subscribe(overschrijf)
      open.berekening$.subscribe(overschrijf)
      for (const antwoord of antwoorden) {
        overschrijf(open.state())
        overschrijf(bemoeial.gegeven)
        for (const service of [open, eerlijk]) service.dispatch({ ...antwoord })
      }
      overschrijf(bemoeial.gegeven)
      expect(open.state()).toEqual(eerlijk.state())
      expect(veranderbaarIn(open.state())).toEqual([])
      open.dispose()
      eerlijk.dispose()
    }),
    { numRuns: 50 },
  )
})

it('whoever writes into the step that is open changes nothing in it', () => {
  const stappen = createStappenService()
  stappen.state$.subscribe(overschrijf)
  stappen.gaVerder([])
  overschrijf(stappen.state())
  expect(stappen.state()).toEqual({ huidig: 1, hoogste: 1 })
})
