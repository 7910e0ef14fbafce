import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { codecWith } from '../codec/codecOf'
import { objectCodec } from '../codec/objectCodec'
import { strictly } from '../codec/strictly'
import { withStandard, type StandardCodec } from '../codec/standardSchema'
import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
} from '../financieringsOpzet/financieringsOpzetCodec'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import { verzoekCodec } from '../verzoek/verzoekCodec'
import { kaderCodec, type Bewijskader } from './kaderCodec'
import { opgegevenBewijs } from './opgegevenBewijs'

/**
 * A receipt of a calculation, with which the calculation can be repeated and checked later. It has the request, the
 * result, the version of the rules, the settings with the hash of the norms, and a seal.
 */
export interface Rekenbewijs {
  /** The format of the receipt: version 1. */
  readonly formaat: 'rekenbewijs/1'
  /** The version of the calculation rules. */
  readonly rekenkern: string
  /** The settings of the calculation: norms, rates, cost items and startersvrijstelling. */
  readonly kader: Bewijskader
  /** The request of the calculation. */
  readonly verzoek: FinancieringsOpzetVerzoek
  /** The result of the calculation. Amounts in euro, monthly costs in euro a month, the rate in percent. */
  readonly financieringsOpzet: FinancieringsOpzet
  /** The SHA-256 of all other fields: 64 hexadecimal digits. It detects accidental changes; it is not a signature. */
  readonly zegel: string
}

/** The codec of a receipt's fields; the JSON schema uses it too. Does not check whether the result fits the request. */
export const rekenbewijsShape: StandardCodec<Rekenbewijs> = withStandard(
  objectCodec(
    {
      formaat: t.literal('rekenbewijs/1'),
      rekenkern: t.string,
      kader: kaderCodec,
      verzoek: verzoekCodec,
      financieringsOpzet: financieringsOpzetCodec,
      zegel: t.string,
    },
    {},
    'Rekenbewijs',
  ),
)

type Opzetlezer = t.Decoder<unknown, FinancieringsOpzet> & { readonly is: t.Is<FinancieringsOpzet> }

const opzetLezerVoor = ({ verzoek }: Rekenbewijs): Opzetlezer =>
  verzoek.onderpand === undefined ? financieringsOpzetCodec : financieringsOpzetMetOnderpandCodec

/**
 * The codec of a receipt. Requires home figures if the request has a home, and refuses unknown fields. Does not check
 * the seal.
 */
export const rekenbewijsCodec: StandardCodec<Rekenbewijs> = withStandard(
  codecWith(
    'Rekenbewijs',
    (waarde): waarde is Rekenbewijs =>
      rekenbewijsShape.is(waarde) && opzetLezerVoor(waarde).is(waarde.financieringsOpzet),
    (invoer, context) =>
      fp.pipe(
        opgegevenBewijs.validate(invoer, context),
        either.flatMap((opgegeven) => {
          const bewijs = opgegeven as unknown as Rekenbewijs
          const lezer = strictly(opzetLezerVoor(bewijs))
          const { financieringsOpzet } = bewijs
          return fp.pipe(
            lezer.validate(
              financieringsOpzet,
              t.appendContext(context, 'financieringsOpzet', lezer, financieringsOpzet),
            ),
            either.map((gelezen) => ({ ...bewijs, financieringsOpzet: gelezen })),
          )
        }),
      ),
  ),
)
