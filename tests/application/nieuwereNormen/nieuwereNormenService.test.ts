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

/** Returns the orientation of this income, with a result under the norms of this year. */
const antwoord = (inkomen: number | undefined, normjaar: number | undefined) => {
  const gevraagd = vraag(inkomen)
  const opzet = answerTo(toVerzoek(gevraagd, IN_2026.nu()))
  const financieringsOpzet = normjaar === undefined ? opzet : { ...opzet, normjaar }
  return wijzig(gevraagd, { soort: 'berekeningVoltooid', financieringsOpzet })
}

const a = antwoord(60_000, 2025)
const b = antwoord(70_000, 2025)
/** States: a and b have a result of 2025, z of 2026, g without a year, e without income; v, l pending, f failed. */
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
/** M: a maximum; D: newer norms without a maximum, for a service; _: nothing. */
const gevonden: Readonly<Record<string, NieuwereNormen | undefined>> = {
  M: { normjaar: 2026, maximum },
  D: { normjaar: 2026, maximum: undefined },
  _: undefined,
}

interface Verloop {
  readonly berekening: string
  /** What each comparison emits: m(aximum), d(ienst, without a maximum) or nothing. */
  readonly vergelijking: string
  readonly verwacht: string
  /** When each comparison is subscribed to and unsubscribed from. */
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

describe('createNieuwereNormenService', () => {
  it.each([
    ['newer norms are found for a result whose norm year has passed', '-a', '--(m|)', '_--M'],
    ['newer norms are found at once when the comparison emits synchronously', '-a---b', '(m|)', '_M---(_M)'],
    ['newer norms disappear when the next result has the newest norms', '-a-z', '(m|)', '_M-_'],
    ['newer norms disappear while the next result is compared', '-a---b', '--(m|)', '_--M-_-M'],
    ['newer norms have no maximum when a service calculates', '-a', '(d|)', '_D'],
  ])('%s', (_claim, berekening, vergelijking, verwacht) => verloopt({ berekening, vergelijking, verwacht }))

  it('newer norms are not found when a comparison emits nothing, and the next result is compared again', () => {
    verloopt({ berekening: '-a---b', vergelijking: '-|', verwacht: '_', gevolgd: ['-^!', '-----^!'] })
  })

  it.each([
    ['has the newest norms', 'z'],
    ['has no norm year', 'g'],
    ['has no income', 'e'],
    ['is still pending', 'v'],
  ])('newer norms are not looked for when the result %s', (_wat, stand) => {
    verloopt({ berekening: `-${stand}`, vergelijking: '(m|)', verwacht: '_', gevolgd: [] })
  })

  it('newer norms are not looked for in the norm year of the result itself', () => {
    const klok = { nu: () => new Date(2025, 11, 31, 23, 59) }
    verloopt({ berekening: '-a', vergelijking: '(m|)', verwacht: '_', gevolgd: [], klok })
  })

  it('newer norms are looked for from the first day of the next year', () => {
    const klok = { nu: () => new Date(2026, 0, 1) }
    verloopt({ berekening: '-a', vergelijking: '(m|)', verwacht: '_M', klok })
  })
})

it.each([
  ['a newer result cancels the comparison of the result before it', '-a-b', '---(m|)', '_-----M', '-^-!', '---^--!'],
  ['a comparison continues when a recalculation begins or fails', '-a-l-f', '-----(m|)', '_-----M', '-^----!'],
  ['a result that is not compared cancels the pending comparison', '-a-z', '---(m|)', '_', '-^-!'],
])('%s', (_claim, berekening, vergelijking, verwacht, ...gevolgd) =>
  verloopt({ berekening, vergelijking, verwacht, gevolgd }),
)

it('dispose cancels the pending comparison of norms and completes the stream', () => {
  verloopt({ berekening: '-a---b', vergelijking: '---(m|)', einde: '---x', verwacht: '_--|', gevolgd: ['-^-!'] })
})

it('the comparison gets the request of the result and the newest norm year that has begun', () => {
  const gevraagd = vi.fn(() => EMPTY)
  const berekening = new Subject<Rekenstand>()
  createNieuwereNormenService({ berekening$: berekening, klok: IN_2026, vergelijking: { maximum: gevraagd } })
  berekening.next(a)
  expect(gevraagd).toHaveBeenCalledExactlyOnceWith(toVerzoek(a, IN_2026.nu()), 2026)
})
