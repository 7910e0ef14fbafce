import fc from 'fast-check'

import { inkomensgrenzen, opOfNaast, waardegrenzen } from './grenzen'

/** Amounts of one kind as people have them, in whole euros (1) or to the cent (100 parts in a euro). */
export type Gangbaar = (delen?: 1 | 100) => fc.Arbitrary<number>

/** Amounts in euro from `van` to `tot`. */
export const between =
  (van: number, tot: number): Gangbaar =>
  (delen = 1) =>
    fc.integer({ min: van * delen, max: tot * delen }).map((aantal) => aantal / delen)

/** What is earned in a year, often on or beside a threshold of the norms. */
export const jaarinkomens: Gangbaar = (delen = 1) =>
  fc.oneof(
    { weight: 7, arbitrary: between(12_000, 150_000)(delen) },
    { weight: 1, arbitrary: between(150_000, 300_000)(delen) },
    { weight: 4, arbitrary: opOfNaast(inkomensgrenzen, delen) },
  )

/** Pension in a year, often on or beside a threshold of the norms. */
export const pensioenen: Gangbaar = (delen = 1) =>
  fc.oneof(
    { weight: 3, arbitrary: between(12_000, 70_000)(delen) },
    { weight: 1, arbitrary: opOfNaast(inkomensgrenzen, delen) },
  )

/** What a home costs or is worth, often on or beside a threshold of the norms. */
export const woningwaarden: Gangbaar = (delen = 1) =>
  fc.oneof(
    { weight: 7, arbitrary: between(100_000, 900_000)(delen) },
    { weight: 4, arbitrary: opOfNaast(waardegrenzen, delen) },
  )

export const verkoopprijzen: Gangbaar = between(100_000, 700_000)
export const hypotheken: Gangbaar = between(0, 600_000)
export const werkzaamheden: Gangbaar = between(0, 80_000)
export const spaargelden: Gangbaar = between(0, 200_000)
export const studieschulden: Gangbaar = between(0, 400)
export const alimentaties: Gangbaar = between(0, 800)
export const leningbedragen: Gangbaar = between(0, 500)
