import fc from 'fast-check'

import { toMomentopname, type Momentopname } from '../../../application'
import { toVertelgrond } from '../../../application/uitleg/legUit'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import {
  berekenFinancieringsOpzet,
  NORMJAREN,
  normenVan,
  toKader,
  toVerzoek,
  voorbeeldRentes,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Orientatie,
  type Rekenkader,
} from '../../../domain'
import { isBedrag, roundTekort } from '../../../domain/geld'
import type { Vertelgrond } from '../../../domain/uitleg/verhaal'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { stoppedKlok } from '../../support/fakes/klok'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'

/** The answers of a household with their result, and the request and rekenkader that gave the result. */
export interface Huishouden {
  readonly momentopname: Momentopname
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly kader: Rekenkader
}

/** Generates whole euros from 0 to 600.000. */
const gangbaar = fc.integer({ min: 0, max: 600_000 })

/** Returns a household with these answers, calculated with the norms of `jaar` and the example rates of the brand. */
export const huishoudenVan = (orientatie: Orientatie, jaar: (typeof NORMJAREN)[number]): Huishouden => {
  const kader = toKader(orientatie, normenVan(jaar), voorbeeldRentes[orientatie.labelCode])
  const verzoek = toVerzoek(orientatie, stoppedKlok.nu())
  const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kader))
  const grond = { plaats: 'lokaal', verzoek, kader, isVoorbeeldrente: false } as const
  return {
    momentopname: toMomentopname({ ...orientatie, grond }, financieringsOpzet),
    verzoek,
    kader,
  }
}

/** Returns the input of the explanation of a figure of a household; throws when there is no such explanation. */
export const vertelgrondVan = ({ momentopname }: Huishouden, veld: keyof FinancieringsOpzet): Vertelgrond => {
  const grond = toVertelgrond(momentopname, veld)
  if (grond === undefined) throw new Error(`no explanation of ${veld}`)
  return grond
}

/** Generates households that buy a home and may sell one; their main amounts are whole euros, as in the form. */
export const huishoudensMet = (eigenGeld: fc.Arbitrary<number>): fc.Arbitrary<Huishouden> =>
  fc
    .record({
      orientatie: orientaties(),
      koop: gangbaar,
      verkoop: gangbaar,
      schuld: gangbaar,
      inkomen: fc.integer({ min: 0, max: 150_000 }),
      eigenGeld,
      jaar: fc.constantFrom(...NORMJAREN),
    })
    .map(({ orientatie, koop, verkoop, schuld, inkomen, eigenGeld, jaar }) =>
      huishoudenVan(
        {
          ...orientatie,
          eigen: { ...orientatie.eigen, inkomen },
          vraagprijsWoning: koop,
          verkoopPrijsWoning: verkoop,
          huidigeHypotheekBedrag: schuld,
          eigenGeld,
        },
        jaar,
      ),
    )

export const huishoudens = huishoudensMet(fc.integer({ min: 0, max: 150_000 }))

const metEigenGeld = ({ momentopname, kader }: Huishouden, eigenGeld: number): Huishouden => {
  const verzoek = { ...momentopname.grond.verzoek, eigenInleg: eigenGeld }
  const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kader))
  const grond = { plaats: 'lokaal', verzoek, kader, isVoorbeeldrente: false } as const
  return { momentopname: { ...momentopname, eigenGeld, financieringsOpzet, grond }, verzoek, kader }
}

/** Generates households whose own money is just enough with their period, so that another period may fall short. */
export const krappeHuishoudens: fc.Arbitrary<Huishouden> = fc
  .tuple(huishoudens, fc.integer({ min: 0, max: 5000 }))
  .map(([huishouden, over]) => {
    const { eigenGeld = 0, financieringsOpzet } = huishouden.momentopname
    const tekort = roundTekort(financieringsOpzet.extraBenodigdeEigenInleg ?? 0)
    const genoeg = eigenGeld + tekort + over
    return tekort === 0 || !isBedrag(genoeg) ? huishouden : metEigenGeld(huishouden, genoeg)
  })

/** Own money in euro, so much that no mortgage is needed and the needed amount contains no NHG fee. */
export const VEEL_EIGEN_GELD = 10_000_000

/** Generates amounts in euro, often small, so that many outcomes are a few cents. */
const klein = fc.oneof(
  fc.integer({ min: 0, max: 400 }),
  fc.integer({ min: 0, max: 30_000 }),
  fc.integer({ min: 0, max: 400_000 }),
)

/** Generates households that need a mortgage of at most about 600 euros, or no mortgage. */
export const kleineHuishoudens: fc.Arbitrary<Huishouden> = fc
  .record({
    orientatie: orientaties().filter(({ verbouwingskosten: werk = 0, meerwerk = 0 }) => werk + meerwerk < 9_000_000),
    vraagprijsWoning: klein,
    verkoopPrijsWoning: klein,
    huidigeHypotheekBedrag: klein,
    // The second range is around the lower limit of the highest tax bracket.
    inkomen: fc.oneof(klein, fc.integer({ min: 74_000, max: 80_000 })),
    mist: fc.integer({ min: -3, max: 600 }),
    jaar: fc.constantFrom(...NORMJAREN),
  })
  .map(({ orientatie, inkomen, mist, jaar, ...woning }) => {
    const met = (eigenGeld: number) =>
      huishoudenVan({ ...orientatie, ...woning, eigen: { ...orientatie.eigen, inkomen }, eigenGeld }, jaar)
    const nodig = met(VEEL_EIGEN_GELD).momentopname.financieringsOpzet.benodigdeFinanciering ?? 0
    return met(Math.max(0, Math.ceil(nodig) - mist))
  })

/** Checks `claim` for `keer` random households: 10.000 in the long suite, and fewer for mutation testing. */
export const tryHuishoudens = (keer: number, claim: (huishouden: Huishouden) => void, welke = huishoudens): void => {
  everyTimes(numberOfRuns(keer), welke, claim)
}
