import { either } from 'fp-ts'
import fc from 'fast-check'
import { defer, finalize, from, of } from 'rxjs'
import { describe, expect, it } from 'vitest'

import { createOrientatieService, type BerekeningPort, type OrientatieService } from '../../../application'
import {
  nieuweOrientatie,
  toVerzoek,
  type Antwoord,
  type FinancieringsOpzetVerzoek,
  type Instelling,
  type Orientatie,
  type Uitkomst,
} from '../../../domain'
import type { BerekeningFout } from '../../../domain/orientatie'
import { antwoorden, instellingen } from '../../../adapters/testing/arbitraries/wijziging'
import { askedIn, outcomeOf } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { every, everyAsync } from '../../support/every'
import { each, sometimes } from '../../support/sometimes'

type Handeling = Antwoord | Instelling | 'herbereken'

/** How a calculation ends: at once (`meteen`) or when the scheduler decides, with a result (`gelukt`) or a failure. */
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

/**
 * Returns the request for answers without the brand, because a change of the brand starts no calculation, and a result
 * that holds for the new brand becomes one of that brand.
 */
const vraagOver = (orientatie: Parameters<typeof toVerzoek>[0]): unknown => ({
  ...(toJson(toVerzoek(orientatie, stoppedKlok.nu())) as object),
  labelCode: undefined,
})
/**
 * Returns the request that the result or failure in an orientation belongs to; undefined while loading, and `{}` for a
 * failure that does not contain its request.
 */
const beantwoordeVraag = (orientatie: Orientatie): object | undefined => {
  if (orientatie.loading) return undefined
  if (orientatie.fout === undefined) return askedIn(orientatie.financieringsOpzet)
  return orientatie.fout._tag === 'NietTeBerekenen' ? (JSON.parse(orientatie.fout.reden) as object) : {}
}

const expectEigenAntwoord = (orientatie: Orientatie): void => {
  const vraag = beantwoordeVraag(orientatie)
  if (sometimes('an outcome', vraag)) expect({ ...vraag, labelCode: undefined }).toEqual(vraagOver(orientatie))
}

/**
 * Creates a calculation port that ends each request in the way that the next item of `beurten` tells. After the last
 * item it begins with the first again. Counts the pending requests.
 */
const createWisselvallig = (planner: fc.Scheduler, beurten: readonly Afloop[]) => {
  const gevraagd: { verzoek: FinancieringsOpzetVerzoek; gelukt: boolean }[] = []
  const lopend = { nu: 0, hoogst: 0 }
  const bereken: BerekeningPort['bereken'] = (verzoek) => {
    const { meteen, gelukt } = beurten[gevraagd.length % beurten.length] ?? { meteen: true, gelukt: true }
    gevraagd.push({ verzoek, gelukt })
    const antwoord: either.Either<BerekeningFout, Uitkomst> = gelukt
      ? either.right(outcomeOf(verzoek))
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

/** Expects the last state to be the outcome of the last request. */
const expectLaatsteVraag = (
  orientatie: Orientatie,
  vraag: { verzoek: FinancieringsOpzetVerzoek; gelukt: boolean } | undefined,
): void => {
  const verzoek = JSON.stringify(vraag?.verzoek)
  if (sometimes('a last result', vraag?.gelukt))
    expect(orientatie).toMatchObject({ loading: false, fout: undefined, financieringsOpzet: { timestamp: verzoek } })
  else expect(orientatie).toMatchObject({ loading: false, fout: { reden: verzoek } })
}

type Wisselvallig = ReturnType<typeof createWisselvallig>

describe('createOrientatieService, with any changes and delays', () => {
  /** Checks `claim` on a service's states after all calculations. The scheduler orders the changes and the results. */
  const wet = (claim: (states: readonly Orientatie[], wisselvallig: Wisselvallig) => void): Promise<void> =>
    everyAsync({}, fc.scheduler(), handelingen, vroegOfLaat, async (planner, reeks, beurten) => {
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
    })

  it('for any changes and delays, each outcome fits its answers, and the last fits the last request', async () => {
    await wet((states, { laatsteVraag }) => {
      states.forEach(expectEigenAntwoord)
      expectLaatsteVraag(states.at(-1) ?? start, laatsteVraag())
    })
  })

  it('for any changes and delays, at most one calculation is pending, and none at the end', async () => {
    await wet((_, { lopend }) => {
      expect(lopend).toEqual({ nu: 0, hoogst: 1 })
    })
  })

  it('for any changes and delays, `berekend` has the answers that the result was calculated from', async () => {
    await wet((states) => {
      for (const { berekend, financieringsOpzet } of each('states', states)) {
        sometimes('a result', financieringsOpzet)
        expect(financieringsOpzet && { ...askedIn(financieringsOpzet), labelCode: undefined }).toEqual(
          berekend && vraagOver(berekend),
        )
      }
    })
  })
})

describe('createOrientatieService, with changes dispatched by a subscriber', () => {
  it('when a subscriber dispatches changes, all subscribers receive the same states in the same order', () => {
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
