import fc from 'fast-check'

import { toMomentopname, toUitkomstgrond, type Momentopname } from '../../../application'
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
import type { Vertelgrond } from '../../../domain/uitleg/verhaal'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { stoppedKlok } from '../../support/fakes/klok'
import { everyTimes } from '../../support/every'
import { numberOfRuns, MANY } from '../../support/numberOfRuns'

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
  return {
    momentopname: toMomentopname({ ...orientatie, isVoorbeeldrente: false }, financieringsOpzet),
    verzoek,
    kader,
  }
}

/** Returns the input of the explanation of a figure of a household; throws when there is no such explanation. */
export const vertelgrondVan = ({ momentopname, kader }: Huishouden, veld: keyof FinancieringsOpzet): Vertelgrond => {
  const uitkomst = toUitkomstgrond(momentopname, kader)
  const grond = uitkomst && toVertelgrond(uitkomst, veld)
  if (grond === undefined) throw new Error(`no explanation of ${veld}`)
  return grond
}

/** Generates households that buy a home and may sell one; their main amounts are whole euros, as in the form. */
export const huishoudens: fc.Arbitrary<Huishouden> = fc
  .record({
    orientatie: orientaties(),
    koop: gangbaar,
    verkoop: gangbaar,
    schuld: gangbaar,
    inkomen: fc.integer({ min: 0, max: 150_000 }),
    eigenGeld: fc.integer({ min: 0, max: 150_000 }),
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

/** Checks `claim` for `keer` random households: 10.000 in the long suite, and fewer for mutation testing. */
export const tryHuishoudens = (keer: number, claim: (huishouden: Huishouden) => void, welke = huishoudens): void => {
  everyTimes(numberOfRuns(keer, MANY), welke, claim)
}
