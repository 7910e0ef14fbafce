import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
} from '../../domain'
import { codecWith, parseJson } from '../../domain/codec'
import type { BerekeningFout } from '../../domain/orientatie'

/** The largest absolute value of an amount in an answer, in euro. */
const LARGEST = 1_000_000_000

interface Bounds {
  readonly lowest: number
  readonly highest: number
}

const AMOUNT: Bounds = { lowest: -LARGEST, highest: LARGEST }
const NOT_NEGATIVE: Bounds = { lowest: 0, highest: LARGEST }

/** The bounds of the figures whose bounds are not `AMOUNT`: in euro, or in percent a year for `rentepercentage`. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  maximaleHypotheekOpInkomen: NOT_NEGATIVE,
  maximaleHypotheek: NOT_NEGATIVE,
  hypotheekbedrag: NOT_NEGATIVE,
  rentepercentage: { lowest: 0, highest: 100 },
}

const outOfBounds = (opzet: FinancieringsOpzet, context: t.Context): t.Errors =>
  Object.entries(opzet).flatMap(([field, value]: readonly [string, unknown]) => {
    const { lowest, highest } = BOUNDS[field] ?? AMOUNT
    return typeof value !== 'number' || (value >= lowest && value <= highest)
      ? []
      : [
          {
            value,
            context: t.appendContext(context, field, t.number, value),
            message: `verwacht een getal van ${lowest} tot en met ${highest}`,
          },
        ]
  })

/** Returns a codec that also checks the bounds of figures, so that the screen does not show an impossible figure. */
const withinBounds = <A extends FinancieringsOpzet>(codec: t.Type<A>): t.Type<A> =>
  codecWith(
    codec.name,
    (value): value is A => codec.is(value) && outOfBounds(value, []).length === 0,
    (input, context) =>
      fp.pipe(
        codec.validate(input, context),
        either.flatMap((opzet) => {
          const errors = outOfBounds(opzet, context)
          return errors.length === 0 ? t.success(opzet) : t.failures(errors)
        }),
      ),
  )

const answerCodec = withinBounds(financieringsOpzetCodec)
const answerMetOnderpandCodec = withinBounds(financieringsOpzetMetOnderpandCodec)

/** Creates the error for an answer that cannot be read; `meldingen` are the reasons. */
export const toOnleesbaar = (...meldingen: readonly string[]): BerekeningFout => ({
  _tag: 'OnleesbaarAntwoord',
  meldingen,
})

/** Returns the result in an answer, or an error. If the request has a home, the answer must have figures for it. */
export const readAnswer = (
  { onderpand }: FinancieringsOpzetVerzoek,
  text: string,
): either.Either<BerekeningFout, FinancieringsOpzet> =>
  fp.pipe(
    parseJson<FinancieringsOpzet>(onderpand === undefined ? answerCodec : answerMetOnderpandCodec, text),
    either.mapLeft((meldingen) => toOnleesbaar(...meldingen)),
  )
