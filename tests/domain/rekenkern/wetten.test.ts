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
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from './rightOf'
import { kaderVan, opzetBij, verzoekVan } from './voorbeeldverzoek'
import { verzoekVanTwee, type Paar } from './verzoekVanTwee'

const isGoedGetal = (waarde: unknown): boolean =>
  typeof waarde !== 'number' || (Number.isFinite(waarde) && !Object.is(waarde, -0))

/** A home and cost items with amounts of -0, which JSON can contain. */
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

describe('berekenFinancieringsOpzet and verantwoord', () => {
  it('berekenFinancieringsOpzet returns finite figures or an error, whatever the rates and costs', () => {
    const vreemd = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, -0, 101))
    const enigeWaarde = fc.oneof({ weight: 4, arbitrary: fc.double({ min: 0, max: 20, noNaN: true }) }, vreemd)
    const kosten = fc.record({ leveringsakte: enigeWaarde, hypotheekakte: enigeWaarde, taxatie: enigeWaarde })
    every(
      arbitraries.verzoekMetEnigePeriode(),
      fc.dictionary(fc.string(), enigeWaarde),
      enigeWaarde,
      kosten,
      (verzoek, tarieven, rente, kosten) => {
        const rentetarieven = { ...tarieven, [verzoek.rentevastperiode]: rente }
        const uitkomst = berekenFinancieringsOpzet(verzoek, { normen: normenVan(2025), rentetarieven, kosten })
        const opzet = either.isRight(uitkomst) ? uitkomst.right.financieringsOpzet : undefined
        if (sometimes('a result', opzet)) expect(Object.values(opzet).every(isGoedGetal)).toBe(true)
      },
    )
  })

  it('berekenFinancieringsOpzet returns no NaN, Infinity, -0 or undefined when rate and costs are valid', () => {
    everyVerzoek((verzoek, kader) => {
      const financieringsOpzet = opzetBij(verzoek, kader)
      expect(
        Object.entries(financieringsOpzet).filter(([, waarde]) => waarde === undefined || !isGoedGetal(waarde)),
      ).toEqual([])
    }, OOK_MET_MIN_NUL)
  })

  it('verantwoord returns no step or leaf with the value NaN, Infinity or -0', () => {
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

describe('verzoekCodec and the codecs of a result', () => {
  it('decoding and encoding with verzoekCodec returns every generated request unchanged', () => {
    every(arbitraries.verzoekMetEnigePeriode(), (verzoek) => {
      expect(verzoekCodec.encode(rightOf(verzoekCodec.decode(verzoek)))).toEqual(verzoek)
    })
  })

  it('financieringsOpzetCodec, or its variant for a home, decodes each calculated result from JSON unchanged', () => {
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

  it('isNagerekend is true for a calculated result, and false when a maximum, loan or monthly cost is 1 higher', () => {
    every(arbitraries.metKader(arbitraries.verzoek()), cijfers, ([verzoek, kader], cijfer) => {
      const financieringsOpzet = opzetBij(verzoek, kader)
      expect(isNagerekend(verzoek, kader, financieringsOpzet)).toBe(true)
      const waarde = financieringsOpzet[cijfer] ?? 0
      expect(isNagerekend(verzoek, kader, { ...financieringsOpzet, [cijfer]: waarde + 1 })).toBe(false)
    })
  })

  it('isNagerekend is false when the rekenkader has no rate for the period', () => {
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

/** Returns the shortage and changes that benodigdVoor finds, without the volgnummer of the buyer whose income rises. */
const wijzigingenVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => {
  const { tekort, genoeg, nietGenoeg } = rightOf(benodigdVoor(verzoek, kader))
  const cijfers = ({ verandering, tekort, financieringsOpzet }: Uitweg) => ({
    verandering: { ...verandering, volgnummer: undefined },
    tekort,
    financieringsOpzet,
  })
  return { tekort, genoeg: genoeg.map(cijfers), nietGenoeg: nietGenoeg.map(cijfers) }
}

/** Expects the same result from `maak` for swapped applicants. `gewoonlijk` is the usual number of random requests. */
const geeftHetzelfde = (
  maak: (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => unknown,
  gewoonlijk: number,
): void => {
  everyTimes(numberOfRuns(gewoonlijk), arbitraries.metKader(verzoekVanTwee), ([verzoek, kader]) => {
    const [een, ander] = verzoek.hypotheekgevers
    expect(maak(metPaar(verzoek, [ander, een]), kader)).toEqual(maak(metPaar(verzoek, [een, ander]), kader))
  })
}

describe('swapping two applicants', () => {
  it('swapping the two applicants of a request does not change the result of berekenFinancieringsOpzet', () => {
    geeftHetzelfde(opzetBij, 1000)
  })

  it('swapping the two applicants of a request does not change the result of benodigdVoor, except volgnummer', () => {
    geeftHetzelfde(wijzigingenVan, 100)
  })
})
