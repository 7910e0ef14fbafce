import { either } from 'fp-ts'
import { concat, EMPTY, NEVER, of, throwError } from 'rxjs'
import { describe, expect, it } from 'vitest'

import { createOrientatieService, type BerekeningPort, type KlokPort } from '../../../application'
import { nieuweOrientatie, toVerzoek } from '../../../domain'
import { answerTo, createManualBerekening } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { stateOf } from '../../support/stateOf'

/** Creates a calculation port that handles the first request with `wangedrag` and answers later ones with a result. */
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
  ['errors with an Error', () => throwError(() => new Error('stuk')), 'stuk'],
  ['errors with a string', () => throwError(() => 'stuk'), 'De berekening gaf geen reden.'],
  ['completes without a result', () => EMPTY, 'De berekening eindigde zonder antwoord.'],
])('a calculation that %s', (wat, wangedrag, reden) => {
  it(`the orientation service reports 'Onverwacht' for a calculation that ${wat}`, () => {
    expect(createService(wangedrag).state()).toMatchObject({
      loading: false,
      fout: { _tag: 'Onverwacht', reden },
    })
  })

  it(`herbereken succeeds after a calculation that ${wat}`, () => {
    const service = createService(wangedrag)
    service.herbereken()
    expect(stateOf(service.state())).toBe('voltooid')
  })
})

it('the orientation service uses only the first result that a calculation emits', () => {
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

  it('bereken of the orientation service emits the result of other answers and keeps the state unchanged', () => {
    const service = createService((verzoek) => of(either.right(answerTo(verzoek))))
    const voor = service.state()
    const antwoorden: unknown[] = []
    service.bereken(anders).subscribe((uitkomst) => antwoorden.push(uitkomst))
    expect(antwoorden).toEqual([either.right(answerTo(toVerzoek(anders, stoppedKlok.nu())))])
    expect(service.state()).toBe(voor)
  })

  it('bereken of the orientation service starts a request on subscription and cancels it on unsubscribing', () => {
    const berekening = createManualBerekening()
    const service = createOrientatieService({ berekening, klok: stoppedKlok, start: nieuweOrientatie('MY') })
    const bereken = service.bereken(anders)
    expect(berekening.asked).toHaveLength(1)
    bereken.subscribe().unsubscribe()
    expect(berekening.asked.map((vraag) => vraag.isCancelled())).toEqual([false, true])
  })

  it("bereken of the orientation service emits the failure 'Onverwacht' when the calculation errors", () => {
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
