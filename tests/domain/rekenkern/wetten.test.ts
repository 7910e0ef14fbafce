import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  normenVan,
  verzoekCodec,
  type FinancieringsOpzetVerzoek,
  type Onderpand,
  type Rekenkader,
} from '../../../domain'
import { verantwoord } from '../../../domain/uitleg'
import { isNagerekend, benodigdVoor, type Uitweg } from '../../../domain/vergelijking'
import { every, everyTimes, everyVerzoek } from '../../support/every'
import { numberOfRuns, MANY } from '../../support/numberOfRuns'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from './rightOf'
import { kaderVan, opzetBij, verzoekVan } from './voorbeeldverzoek'
import { verzoekVanTwee, type Paar } from './verzoekVanTwee'

const isGoedGetal = (waarde: unknown): boolean =>
  typeof waarde !== 'number' || (Number.isFinite(waarde) && !Object.is(waarde, -0))

/** A home and cost items with -0 as amounts, which JSON can contain. */
const MIN_NUL = {
  onderpand: JSON.parse(
    '{"koopsom":-0,"onderpandType":"BestaandeBouw","meerwerkOfVerbouwingskosten":-0,"verkoopprijs":-0,"huidigHypotheekbedrag":-0}',
  ) as Onderpand,
  kosten: { leveringsakte: -0, hypotheekakte: -0, taxatie: -0 },
}
const metMinNul: readonly [FinancieringsOpzetVerzoek, Rekenkader] = [
  verzoekVan([{ inkomen: -0 }], { eigenInleg: -0, onderpand: MIN_NUL.onderpand }),
  { ...kaderVan(), kosten: MIN_NUL.kosten },
]

const OOK_MET_MIN_NUL: fc.Parameters<[typeof metMinNul]> = { examples: [[metMinNul]] }

describe('berekenFinancieringsOpzet never throws and gives finite figures', () => {
  it('a request that its codec accepts gets a finite record or an error, whatever the rates and costs', () => {
    const enigeWaarde = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, -0, 101))
    const kosten = fc.record({ leveringsakte: enigeWaarde, hypotheekakte: enigeWaarde, taxatie: enigeWaarde })
    every(
      arbitraries.verzoekMetEnigePeriode(),
      fc.dictionary(fc.string(), enigeWaarde),
      enigeWaarde,
      kosten,
      (verzoek, tarieven, rente, kosten) => {
        const rentetarieven = { ...tarieven, [verzoek.rentevastperiode]: rente }
        const uitkomst = berekenFinancieringsOpzet(verzoek, { normen: normenVan(2025), rentetarieven, kosten })
        expect(either.isLeft(uitkomst) || Object.values(uitkomst.right.financieringsOpzet).every(isGoedGetal)).toBe(
          true,
        )
      },
    )
  })

  it('a request with a rate and valid costs gets a record without NaN, Infinity, -0 or undefined', () => {
    everyVerzoek((verzoek, kader) => {
      const financieringsOpzet = opzetBij(verzoek, kader)
      expect(
        Object.entries(financieringsOpzet).filter(([, waarde]) => waarde === undefined || !isGoedGetal(waarde)),
      ).toEqual([])
    }, OOK_MET_MIN_NUL)
  })

  it('no step and no leaf of the trail has NaN, Infinity or -0 as its value', () => {
    everyVerzoek((verzoek, kader) => {
      const { stappen, gegevens } = rightOf(verantwoord(verzoek, kader))
      const slecht = [
        ...stappen.filter(({ uitkomst }) => !isGoedGetal(uitkomst)),
        ...gegevens.filter(({ waarde }) => !isGoedGetal(waarde)),
      ]
      expect(slecht.map(({ id }) => id)).toEqual([])
    }, OOK_MET_MIN_NUL)
  })
})

describe('the codecs and the engine', () => {
  it('verzoekCodec decodes and encodes every generated request unchanged', () => {
    every(arbitraries.verzoekMetEnigePeriode(), (verzoek) => {
      expect(verzoekCodec.encode(rightOf(verzoekCodec.decode(verzoek)))).toEqual(verzoek)
    })
  })

  it('the record codecs read every record back from JSON', () => {
    everyVerzoek((verzoek, kader) => {
      const financieringsOpzet = opzetBij(verzoek, kader)
      const codec = verzoek.onderpand === undefined ? financieringsOpzetCodec : financieringsOpzetMetOnderpandCodec
      expect(rightOf(codec.decode(JSON.parse(JSON.stringify(financieringsOpzet))))).toEqual(financieringsOpzet)
    })
  })
})

describe('isNagerekend', () => {
  const cijfers = fc.constantFrom(
    'maximaleHypotheekOpInkomen',
    'maximaleHypotheek',
    'hypotheekbedrag',
    'maandlastBruto',
    'maandlastNetto',
  )

  it('isNagerekend accepts a result of this engine, but not one with another loan or monthly cost', () => {
    every(arbitraries.metKader(arbitraries.verzoek()), cijfers, ([verzoek, kader], cijfer) => {
      const financieringsOpzet = opzetBij(verzoek, kader)
      expect(isNagerekend(verzoek, kader, financieringsOpzet)).toBe(true)
      const waarde = financieringsOpzet[cijfer] ?? 0
      expect(isNagerekend(verzoek, kader, { ...financieringsOpzet, [cijfer]: waarde + 1 })).toBe(false)
    })
  })

  it('isNagerekend is false without a rate for the period', () => {
    const verzoek = verzoekVan([{ inkomen: 60_000 }])
    const financieringsOpzet = opzetBij(verzoek, kaderVan())
    expect(isNagerekend(verzoek, { ...kaderVan(), rentetarieven: {} }, financieringsOpzet)).toBe(false)
  })
})

const metPaar = (verzoek: FinancieringsOpzetVerzoek, [eerste, tweede]: Paar): FinancieringsOpzetVerzoek => ({
  ...verzoek,
  hypotheekgevers: [
    { ...eerste, volgnummer: 1 },
    { ...tweede, volgnummer: 2 },
  ],
})

/** Returns what benodigdVoor proposes, without the number of the applicant whose income changes. */
const wijzigingenVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => {
  const { tekort, genoeg, nietGenoeg } = rightOf(benodigdVoor(verzoek, kader))
  const cijfers = ({ verandering, tekort, financieringsOpzet }: Uitweg) => ({
    verandering: { ...verandering, volgnummer: undefined },
    tekort,
    financieringsOpzet,
  })
  return { tekort, genoeg: genoeg.map(cijfers), nietGenoeg: nietGenoeg.map(cijfers) }
}

/** Expects `maak` to give the same for two applicants in either order. */
const geeftHetzelfde = (
  maak: (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => unknown,
  gewoonlijk: number,
): void => {
  everyTimes(numberOfRuns(gewoonlijk, MANY), arbitraries.metKader(verzoekVanTwee), ([verzoek, kader]) => {
    const [een, ander] = verzoek.hypotheekgevers
    expect(maak(metPaar(verzoek, [ander, een]), kader)).toEqual(maak(metPaar(verzoek, [een, ander]), kader))
  })
}

describe('exchanging two applicants', () => {
  it('exchanging two applicants changes no figure of the record', () => {
    geeftHetzelfde(opzetBij, 1000)
  })

  it('exchanging two applicants changes no figure of benodigdVoor', () => {
    geeftHetzelfde(wijzigingenVan, 100)
  })
})
