import { either } from 'fp-ts'
import fc from 'fast-check'
import { defer, finalize, from, of } from 'rxjs'
import { describe, expect, it } from 'vitest'

import { createOrientatieService, type BerekeningPort, type OrientatieService } from '../../../application'
import {
  nieuweOrientatie,
  toVerzoek,
  type Antwoord,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Instelling,
  type Orientatie,
} from '../../../domain'
import type { BerekeningFout } from '../../../domain/orientatie'
import { antwoorden, instellingen } from '../../../adapters/testing/arbitraries/wijziging'
import { answerTo, askedIn } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { every } from '../../support/every'

type Handeling = Antwoord | Instelling | 'herbereken'

/** How a question is answered: at once or whenever the scheduler says so, with a result or with a failure. */
interface Afloop {
  readonly meteen: boolean
  readonly gelukt: boolean
}

const handelingen = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: antwoorden() },
    { weight: 1, arbitrary: instellingen() },
    { weight: 1, arbitrary: fc.constant('herbereken' as const) },
  ),
  { maxLength: 12 },
)
const aflopen = (meteen: fc.Arbitrary<boolean>): fc.Arbitrary<readonly Afloop[]> =>
  fc.array(fc.record({ meteen, gelukt: fc.boolean() }), { minLength: 1, maxLength: 8 })
const vroegOfLaat = aflopen(fc.boolean())
const directAflopen = aflopen(fc.constant(true))

const start = nieuweOrientatie('MY')
const voerUit = (service: OrientatieService, handeling: Handeling): void =>
  handeling === 'herbereken' ? service.herbereken() : service.dispatch(handeling)

const toJson = (verzoek: FinancieringsOpzetVerzoek): unknown => JSON.parse(JSON.stringify(verzoek))

const collect = (service: OrientatieService): readonly Orientatie[] => {
  const states: Orientatie[] = []
  service.state$.subscribe((state) => states.push(state))
  return states
}

/** The calculation of these answers; the brand is no answer, so changing it starts no calculation. */
const vraagOver = (orientatie: Orientatie): unknown => ({
  ...(toJson(toVerzoek(orientatie, stoppedKlok.nu())) as object),
  labelCode: undefined,
})
/** What the calculation says it was asked, in its result or in the reason of its failure. */
const beantwoordeVraag = (orientatie: Orientatie): object | undefined => {
  if (orientatie.loading) return undefined
  if (orientatie.fout === undefined) return askedIn(orientatie.financieringsOpzet)
  return orientatie.fout._tag === 'NietTeBerekenen' ? (JSON.parse(orientatie.fout.reden) as object) : {}
}

const expectEigenAntwoord = (orientatie: Orientatie): void => {
  const vraag = beantwoordeVraag(orientatie)
  if (vraag !== undefined) expect({ ...vraag, labelCode: undefined }).toEqual(vraagOver(orientatie))
}

/** Answers each question in the way that is its turn, and remembers the last one. */
const createWisselvallig = (planner: fc.Scheduler, beurten: readonly Afloop[]) => {
  const gevraagd: { verzoek: FinancieringsOpzetVerzoek; gelukt: boolean }[] = []
  const lopend = { nu: 0, hoogst: 0 }
  const bereken: BerekeningPort['bereken'] = (verzoek) => {
    const { meteen, gelukt } = beurten[gevraagd.length % beurten.length] ?? { meteen: true, gelukt: true }
    gevraagd.push({ verzoek, gelukt })
    const antwoord: either.Either<BerekeningFout, FinancieringsOpzet> = gelukt
      ? either.right(answerTo(verzoek))
      : either.left({ _tag: 'NietTeBerekenen', reden: JSON.stringify(verzoek) })
    return defer(() => {
      lopend.nu += 1
      lopend.hoogst = Math.max(lopend.hoogst, lopend.nu)
      return meteen ? of(antwoord) : from(planner.schedule(Promise.resolve(antwoord)))
    }).pipe(
      finalize(() => {
        lopend.nu -= 1
      }),
    )
  }
  return { berekening: { bereken }, laatsteVraag: () => gevraagd.at(-1), lopend }
}

/** The last state is the outcome of the last question. */
const expectLaatsteVraag = (
  orientatie: Orientatie,
  vraag: { verzoek: FinancieringsOpzetVerzoek; gelukt: boolean } | undefined,
): void => {
  const verzoek = JSON.stringify(vraag?.verzoek)
  if (vraag?.gelukt === true)
    expect(orientatie).toMatchObject({ loading: false, fout: undefined, financieringsOpzet: { timestamp: verzoek } })
  else expect(orientatie).toMatchObject({ loading: false, fout: { reden: verzoek } })
}

type Wisselvallig = ReturnType<typeof createWisselvallig>

describe('for any sequence of changes and any order and delay of answers', () => {
  /** Does the changes, each when the scheduler says so, and waits for every answer. */
  const wet = (claim: (states: readonly Orientatie[], wisselvallig: Wisselvallig) => void): Promise<void> =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), handelingen, vroegOfLaat, async (planner, reeks, beurten) => {
        const wisselvallig = createWisselvallig(planner, beurten)
        const service = createOrientatieService({ berekening: wisselvallig.berekening, klok: stoppedKlok, start })
        const states = collect(service)
        planner.scheduleSequence(
          reeks.map((handeling) => () => {
            voerUit(service, handeling)
            return Promise.resolve()
          }),
        )
        await planner.waitIdle()
        claim(states, wisselvallig)
      }),
    )

  it('what is shown belongs to the answers beside it, and at last to the last question', async () => {
    await wet((states, { laatsteVraag }) => {
      states.forEach(expectEigenAntwoord)
      expectLaatsteVraag(states.at(-1) ?? start, laatsteVraag())
    })
  })

  it('no two questions are pending at once: a newer one cancels the one before', async () => {
    await wet((_, { lopend }) => {
      expect(lopend).toEqual({ nu: 0, hoogst: 1 })
    })
  })

  it('a result stands beside what it was calculated of, also when the answers have changed since', async () => {
    await wet((states) => {
      for (const { berekend, financieringsOpzet } of states)
        expect(financieringsOpzet && askedIn(financieringsOpzet)).toEqual(
          berekend && toJson(toVerzoek(berekend, stoppedKlok.nu())),
        )
    })
  })
})

describe('for any changes dispatched by a subscriber', () => {
  it('every subscriber sees the same states in the same order, up to the outcome of the last question', () => {
    every(fc.scheduler(), handelingen, handelingen, directAflopen, (planner, reeks, vervolg, beurten) => {
      const { berekening, laatsteVraag } = createWisselvallig(planner, beurten)
      const service = createOrientatieService({ berekening, klok: stoppedKlok, start })
      const eerste = collect(service)
      const wachtrij = [...vervolg]
      service.state$.subscribe(() => {
        const handeling = wachtrij.shift()
        if (handeling !== undefined) voerUit(service, handeling)
      })
      const tweede = collect(service)
      for (const handeling of reeks) voerUit(service, handeling)

      expect(eerste.slice(-tweede.length)).toEqual(tweede)
      expect(tweede.at(-1)).toBe(service.state())
      eerste.forEach(expectEigenAntwoord)
      expectLaatsteVraag(service.state(), laatsteVraag())
    })
  })
})
