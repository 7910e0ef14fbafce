import { EMPTY, Subject } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { describe, expect, it, vi } from 'vitest'

import { createNieuwereNormenService, type NieuwereNormen, type NieuwMaximum } from '../../../application'
import { nieuweOrientatie, toVerzoek, wijzig, toAntwoord } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'
import { answerTo } from '../../support/fakes/berekening'

const IN_2026 = { nu: () => new Date(2026, 2, 14) }
const maximum: NieuwMaximum = { maximaleHypotheekOpInkomen: 263_000, isVoorstel: false }

const vraag = (inkomen: number | undefined) => wijzig(nieuweOrientatie('MY'), toAntwoord('eigen.inkomen', inkomen))

/** How the calculation of this income stands, answered with the norms of a year. */
const antwoord = (inkomen: number | undefined, normjaar: number | undefined) => {
  const gevraagd = vraag(inkomen)
  const opzet = answerTo(toVerzoek(gevraagd, IN_2026.nu()))
  const financieringsOpzet = normjaar === undefined ? opzet : { ...opzet, normjaar }
  return wijzig(gevraagd, { soort: 'berekeningVoltooid', financieringsOpzet })
}

const a = antwoord(60_000, 2025)
const b = antwoord(70_000, 2025)
/** Results: a and b of 2025, of the same and of no year; without an income; asked and failed while a stands. */
const standen: Readonly<Record<string, Rekenstand>> = {
  a,
  b,
  z: antwoord(60_000, 2026),
  g: antwoord(60_000, undefined),
  e: antwoord(undefined, 2025),
  v: vraag(60_000),
  l: wijzig(a, { soort: 'herberekeningGevraagd' }),
  f: wijzig(a, { soort: 'berekeningMislukt', fout: { _tag: 'Onbereikbaar' } }),
}
/** What is found: a maximum, that there are newer norms at a service, and nothing yet. */
const gevonden: Readonly<Record<string, NieuwereNormen | undefined>> = {
  M: { normjaar: 2026, maximum },
  D: { normjaar: 2026, maximum: undefined },
  _: undefined,
}

interface Verloop {
  readonly berekening: string
  /** How each comparison goes: m(aximum), d(oes a service), or nothing. */
  readonly vergelijking: string
  readonly verwacht: string
  /** When what is compared is no longer wanted. */
  readonly gevolgd?: readonly string[]
  readonly klok?: { readonly nu: () => Date }
  readonly einde?: string
}

const verloopt = ({ berekening, vergelijking, verwacht, gevolgd, klok = IN_2026, einde }: Verloop): void =>
  new TestScheduler((gekregen, verwachte) => expect(gekregen).toEqual(verwachte)).run(
    ({ hot, cold, expectObservable, expectSubscriptions }) => {
      const vergelijkingen = cold(vergelijking, { m: maximum, d: undefined })
      const service = createNieuwereNormenService({
        berekening$: hot(berekening, standen),
        klok,
        vergelijking: { maximum: () => vergelijkingen },
      })
      if (einde !== undefined) hot(einde).subscribe(() => service.dispose())
      expectObservable(service.state$).toBe(verwacht, gevonden)
      if (gevolgd !== undefined) expectSubscriptions(vergelijkingen.subscriptions).toBe([...gevolgd])
    },
  )

describe('the newer norms beside a result', () => {
  it.each([
    ['are found for a result of a norm year that has passed', '-a', '--(m|)', '_--M'],
    ['are found at once when they are there', '-a---b', '(m|)', '_M---(_M)'],
    ['leave with the result that they stand beside', '-a-z', '(m|)', '_M-_'],
    ['leave with it also when the next one is compared as well', '-a---b', '--(m|)', '_--M-_-M'],
    ['have no maximum when a service calculates', '-a', '(d|)', '_D'],
  ])('%s', (_claim, berekening, vergelijking, verwacht) => verloopt({ berekening, vergelijking, verwacht }))

  it('are not found when the comparison gives nothing, and are looked for again beside the next result', () => {
    verloopt({ berekening: '-a---b', vergelijking: '-|', verwacht: '_', gevolgd: ['-^!', '-----^!'] })
  })

  it.each([
    ['names the newest year', 'z'],
    ['names no year', 'g'],
    ['has no income', 'e'],
    ['is still to come', 'v'],
  ])('are not looked for when the result %s', (_wat, stand) => {
    verloopt({ berekening: `-${stand}`, vergelijking: '(m|)', verwacht: '_', gevolgd: [] })
  })

  it('are not looked for in the norm year itself', () => {
    const klok = { nu: () => new Date(2025, 11, 31, 23, 59) }
    verloopt({ berekening: '-a', vergelijking: '(m|)', verwacht: '_', gevolgd: [], klok })
  })

  it('are looked for from the first day of the next year', () => {
    const klok = { nu: () => new Date(2026, 0, 1) }
    verloopt({ berekening: '-a', vergelijking: '(m|)', verwacht: '_M', klok })
  })
})

it.each([
  ['is won by the last result: a newer one cancels the one before', '-a-b', '---(m|)', '_-----M', '-^-!', '---^--!'],
  ['is not lost by a question that is asked, or that fails', '-a-l-f', '-----(m|)', '_-----M', '-^----!'],
  ['ends without an outcome when a result that is not compared comes', '-a-z', '---(m|)', '_', '-^-!'],
])('a race %s', (_claim, berekening, vergelijking, verwacht, ...gevolgd) =>
  verloopt({ berekening, vergelijking, verwacht, gevolgd }),
)

it('dispose cancels the pending comparison and completes the stream', () => {
  verloopt({ berekening: '-a---b', vergelijking: '---(m|)', einde: '---x', verwacht: '_--|', gevolgd: ['-^-!'] })
})

it('the comparison is asked what the result answers, for the newest year that has begun', () => {
  const gevraagd = vi.fn(() => EMPTY)
  const berekening = new Subject<Rekenstand>()
  createNieuwereNormenService({ berekening$: berekening, klok: IN_2026, vergelijking: { maximum: gevraagd } })
  berekening.next(a)
  expect(gevraagd).toHaveBeenCalledExactlyOnceWith(toVerzoek(a, IN_2026.nu()), 2026)
})
