import { either } from 'fp-ts'
import { concat, EMPTY, NEVER, of, throwError } from 'rxjs'
import { describe, expect, it } from 'vitest'

import { createOrientatieService, type BerekeningPort, type KlokPort } from '../../../application'
import { nieuweOrientatie, toVerzoek } from '../../../domain'
import { answerTo, createManualBerekening } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { stateOf } from '../../support/stateOf'

/** Creates a calculation that misbehaves for the first request only. */
const eersteKeer = (wangedrag: BerekeningPort['bereken']): BerekeningPort => {
  let keer = 0
  return {
    bereken: (verzoek) => (keer++ === 0 ? wangedrag(verzoek) : of(either.right(answerTo(verzoek)))),
  }
}

const createService = (wangedrag: BerekeningPort['bereken'], klok: KlokPort = stoppedKlok) =>
  createOrientatieService({ berekening: eersteKeer(wangedrag), klok, start: nieuweOrientatie('MY') })

describe.each<[string, BerekeningPort['bereken'], string]>([
  [
    'throws',
    () => {
      throw new Error('kapot')
    },
    'kapot',
  ],
  ['errors', () => throwError(() => new Error('stuk')), 'stuk'],
  ['errors with something that is no Error', () => throwError(() => 'stuk'), 'De berekening gaf geen reden.'],
  ['ends without an answer', () => EMPTY, 'De berekening eindigde zonder antwoord.'],
])('a calculation that %s', (wat, wangedrag, reden) => {
  it(`a calculation that ${wat} fails as 'Onverwacht'`, () => {
    expect(createService(wangedrag).state()).toMatchObject({
      loading: false,
      fout: { _tag: 'Onverwacht', reden },
    })
  })

  it(`a calculation that ${wat} can be retried`, () => {
    const service = createService(wangedrag)
    service.herbereken()
    expect(stateOf(service.state())).toBe('voltooid')
  })
})

it('only the first answer of a calculation counts', () => {
  const service = createService((verzoek) =>
    concat(of(either.right(answerTo(verzoek)), either.left({ _tag: 'Onbereikbaar' as const })), NEVER),
  )
  expect(stateOf(service.state())).toBe('voltooid')
})

it("a clock with an invalid date makes the calculation fail as 'Onverwacht'", () => {
  const service = createService(() => EMPTY, { nu: () => new Date(NaN) })
  expect(service.state()).toMatchObject({ loading: false, fout: { _tag: 'Onverwacht' } })
})

describe('bereken', () => {
  const anders = { ...nieuweOrientatie('MY'), renteperiode: 60 } as const

  it('bereken emits the result of other answers and leaves the state unchanged', () => {
    const service = createService((verzoek) => of(either.right(answerTo(verzoek))))
    const voor = service.state()
    const antwoorden: unknown[] = []
    service.bereken(anders).subscribe((uitkomst) => antwoorden.push(uitkomst))
    expect(antwoorden).toEqual([either.right(answerTo(toVerzoek(anders, stoppedKlok.nu())))])
    expect(service.state()).toBe(voor)
  })

  it('bereken sends its request on subscription, and unsubscribing cancels it', () => {
    const berekening = createManualBerekening()
    const service = createOrientatieService({ berekening, klok: stoppedKlok, start: nieuweOrientatie('MY') })
    const bereken = service.bereken(anders)
    expect(berekening.asked).toHaveLength(1)
    bereken.subscribe().unsubscribe()
    expect(berekening.asked.map((vraag) => vraag.isCancelled())).toEqual([false, true])
  })

  it("bereken fails as 'Onverwacht' when the calculation errors", () => {
    const service = createOrientatieService({
      berekening: { bereken: () => throwError(() => new Error('stuk')) },
      klok: stoppedKlok,
      start: nieuweOrientatie('MY'),
    })
    const antwoorden: unknown[] = []
    service.bereken(anders).subscribe((uitkomst) => antwoorden.push(uitkomst))
    expect(antwoorden).toEqual([either.left({ _tag: 'Onverwacht', reden: 'stuk' })])
  })
})
