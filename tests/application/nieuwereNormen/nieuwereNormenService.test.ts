import { EMPTY, Subject } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { describe, expect, it, vi } from 'vitest'

import { createNieuwereNormenService, type NieuwereNormen, type NieuwMaximum } from '../../../application'
import { nieuweOrientatie, toVerzoek, wijzig, toAntwoord, type Grond, type Orientatie } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'
import { answerTo } from '../../support/fakes/berekening'
import { localGround, serviceGround } from '../../support/fakes/grounds'

const IN_2026 = { nu: () => new Date(2026, 2, 14) }
const maximum: NieuwMaximum = { maximaleHypotheekOpInkomen: 263_000, isVoorstel: false }

const vraag = (inkomen: number | undefined) => wijzig(nieuweOrientatie('MY'), toAntwoord('eigen.inkomen', inkomen))

const lokaal = (orientatie: Orientatie): Grond => localGround(toVerzoek(orientatie, IN_2026.nu()))
const vanDienst = (orientatie: Orientatie): Grond => {
  const verzoek = toVerzoek(orientatie, IN_2026.nu())
  return serviceGround(verzoek, answerTo(verzoek))
}

/** Returns an orientation with this income and a result of `normjaar`; if undefined, the result has no norm year. */
const antwoord = (inkomen: number | undefined, normjaar: number | undefined, toGrond = lokaal) => {
  const gevraagd = vraag(inkomen)
  const opzet = answerTo(toVerzoek(gevraagd, IN_2026.nu()))
  const financieringsOpzet = normjaar === undefined ? opzet : { ...opzet, normjaar }
  return wijzig(gevraagd, { soort: 'berekeningVoltooid', financieringsOpzet, grond: toGrond(gevraagd) })
}

const a = antwoord(60_000, 2025)
const b = antwoord(70_000, 2025)
/**
 * The states by letter. `a` and `b` have a result of 2025 and `z` one of 2026; `d`, `y` and `x` have one of 2025, 2026
 * and 2027 from a service, and `g` has one without a norm year. `e` has no income, `v` and `l` are pending, and `f` has
 * failed.
 */
const standen: Readonly<Record<string, Rekenstand>> = {
  a,
  b,
  d: antwoord(60_000, 2025, vanDienst),
  z: antwoord(60_000, 2026),
  y: antwoord(60_000, 2026, vanDienst),
  x: antwoord(60_000, 2027, vanDienst),
  g: antwoord(60_000, undefined),
  e: antwoord(undefined, 2025),
  v: vraag(60_000),
  l: wijzig(a, { soort: 'herberekeningGevraagd' }),
  f: wijzig(a, { soort: 'berekeningMislukt', fout: { _tag: 'Onbereikbaar' } }),
}
/**
 * The newer norms by letter: M with a maximum, D without a maximum (a service calculates), _ for no newer norms. N and
 * E are as M and D, while the norms of 2027 are missing. O and P are missing norms of 2027 next to a result of 2026, P
 * with the maximum under the norms of 2025.
 */
const gevonden: Readonly<Record<string, NieuwereNormen | undefined>> = {
  M: { _tag: 'Bekend', normjaar: 2026, maximum, ontbrekend: undefined },
  D: { _tag: 'Bekend', normjaar: 2026, maximum: undefined, ontbrekend: undefined },
  N: { _tag: 'Bekend', normjaar: 2026, maximum, ontbrekend: 2027 },
  E: { _tag: 'Bekend', normjaar: 2026, maximum: undefined, ontbrekend: 2027 },
  O: { _tag: 'Ontbreken', normjaar: 2027, vanUitkomst: 2026, daarvoor: undefined },
  P: { _tag: 'Ontbreken', normjaar: 2027, vanUitkomst: 2026, daarvoor: { normjaar: 2025, maximum } },
  _: undefined,
}

interface Verloop {
  readonly berekening: string
  /** The marbles of each comparison: m(aximum). */
  readonly vergelijking: string
  readonly verwacht: string
  /** The marbles of the subscription to each comparison and of its end. */
  readonly gevolgd?: readonly string[]
  readonly klok?: { readonly nu: () => Date }
  readonly einde?: string
}

const verloopt = ({ berekening, vergelijking, verwacht, gevolgd, klok = IN_2026, einde }: Verloop): void =>
  new TestScheduler((gekregen, verwachte) => expect(gekregen).toEqual(verwachte)).run(
    ({ hot, cold, expectObservable, expectSubscriptions }) => {
      const vergelijkingen = cold(vergelijking, { m: maximum })
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
    ['emits newer norms for a result whose norm year has passed', '-a', '--(m|)', '_--M'],
    ['emits newer norms at once when the comparison is synchronous', '-a---b', '(m|)', '_M---(_M)'],
    ['emits undefined when the next result has the newest norms', '-a-z', '(m|)', '_M-_'],
    ['emits undefined until the next result has been compared', '-a---b', '--(m|)', '_--M-_-M'],
  ])('NieuwereNormenService %s', (_claim, berekening, vergelijking, verwacht) =>
    verloopt({ berekening, vergelijking, verwacht }),
  )

  it('NieuwereNormenService emits no norms when a comparison emits nothing, and compares the next result', () => {
    verloopt({ berekening: '-a---b', vergelijking: '-|', verwacht: '_', gevolgd: ['-^!', '-----^!'] })
  })

  it('NieuwereNormenService emits no maximum, and compares nothing, for the result of a service', () => {
    verloopt({ berekening: '-d', vergelijking: '(m|)', verwacht: '_D', gevolgd: [] })
  })

  it.each([
    ['has the newest norms', 'z'],
    ['has no norm year', 'g'],
    ['has answers without an income', 'e'],
    ['is not there yet', 'v'],
  ])('NieuwereNormenService starts no comparison when the result %s', (_wat, stand) => {
    verloopt({ berekening: `-${stand}`, vergelijking: '(m|)', verwacht: '_', gevolgd: [] })
  })

  it('NieuwereNormenService does not compare a result of 2025 with newer norms on 31 December 2025', () => {
    const klok = { nu: () => new Date(2025, 11, 31, 23, 59) }
    verloopt({ berekening: '-a', vergelijking: '(m|)', verwacht: '_', gevolgd: [], klok })
  })

  it.each([
    ['says so for a result of 2026, then adds the maximum of 2025', '-z', '--(m|)', '_O-P'],
    ['says so for the result of a service', '-y', '(m|)', '_O'],
    ['emits the newer norms that are known for a result of 2025, and the missing year', '-a', '(m|)', '_N'],
    ['emits both for a result of 2025 from a service', '-d', '(m|)', '_E'],
    ['emits nothing for a result without a norm year', '-g', '(m|)', '_'],
    ['emits nothing for a result of 2027, which a service can know', '-x', '(m|)', '_'],
  ])(
    'from 1 January 2027, whose norms are not known, NieuwereNormenService %s',
    (_claim, berekening, vergelijking, verwacht) => {
      verloopt({ berekening, vergelijking, verwacht, klok: { nu: () => new Date(2027, 0, 1) } })
    },
  )

  it('NieuwereNormenService says nothing of the norms of 2027 on 31 December 2026', () => {
    const klok = { nu: () => new Date(2026, 11, 31, 23, 59) }
    verloopt({ berekening: '-z', vergelijking: '(m|)', verwacht: '_', gevolgd: [], klok })
  })

  it('NieuwereNormenService compares a result of 2025 with newer norms from 1 January 2026', () => {
    const klok = { nu: () => new Date(2026, 0, 1) }
    verloopt({ berekening: '-a', vergelijking: '(m|)', verwacht: '_M', klok })
  })
})

it.each([
  ['a newer result cancels the norm comparison of the old result', '-a-b', '---(m|)', '_-----M', '-^-!', '---^--!'],
  ['a norm comparison continues when a recalculation begins or fails', '-a-l-f', '-----(m|)', '_-----M', '-^----!'],
  ['a result with the newest norms cancels the pending norm comparison', '-a-z', '---(m|)', '_', '-^-!'],
])('%s', (_claim, berekening, vergelijking, verwacht, ...gevolgd) =>
  verloopt({ berekening, vergelijking, verwacht, gevolgd }),
)

it('disposing of NieuwereNormenService cancels the pending norm comparison and completes state$', () => {
  verloopt({ berekening: '-a---b', vergelijking: '---(m|)', einde: '---x', verwacht: '_--|', gevolgd: ['-^-!'] })
})

it('NieuwereNormenService compares the ground of the result with the newest norm year that has begun', () => {
  const gevraagd = vi.fn(() => EMPTY)
  const berekening = new Subject<Rekenstand>()
  createNieuwereNormenService({ berekening$: berekening, klok: IN_2026, vergelijking: { maximum: gevraagd } })
  berekening.next(a)
  expect(gevraagd).toHaveBeenCalledExactlyOnceWith(lokaal(a), 2026)
})
