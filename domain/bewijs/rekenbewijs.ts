import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { codecWith } from '../codec/codecOf'
import { objectCodec } from '../codec/objectCodec'
import { strictly } from '../codec/strictly'
import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
} from '../financieringsOpzet/financieringsOpzetCodec'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import { verzoekCodec } from '../verzoek/verzoekCodec'
import { kaderCodec, type Bewijskader } from './kaderCodec'
import { opgegevenBewijs } from './opgegevenBewijs'

/**
 * A receipt of a calculation, from which it can be replayed later. It has the request, the record, the version of the
 * rules, the rates and cost items, and the hashes of norms and rates.
 */
export interface Rekenbewijs {
  /** The format: the first version of a receipt. */
  readonly formaat: 'rekenbewijs/1'
  /** The version of the calculation rules. */
  readonly rekenkern: string
  /** The norms, rates and cost items of the calculation. */
  readonly kader: Bewijskader
  /** The request. */
  readonly verzoek: FinancieringsOpzetVerzoek
  /** The record of the calculation. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
  /** The SHA-256 of all other fields. It detects accidental changes; it is no signature. */
  readonly zegel: string
}

/** The codec that describes a receipt. It accepts a request with a home and a record without one. */
export const rekenbewijsShape = objectCodec<Rekenbewijs>(
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
)

type Opzetlezer = t.Decoder<unknown, FinancieringsOpzet> & { readonly is: t.Is<FinancieringsOpzet> }

const opzetLezerVoor = ({ verzoek }: Rekenbewijs): Opzetlezer =>
  verzoek.onderpand === undefined ? financieringsOpzetCodec : financieringsOpzetMetOnderpandCodec

/**
 * The codec of a receipt as JSON, whose record has to fit its request. Refuses unknown fields. Does not check the seal.
 */
export const rekenbewijsCodec = codecWith(
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
          lezer.validate(financieringsOpzet, t.appendContext(context, 'financieringsOpzet', lezer, financieringsOpzet)),
          either.map((gelezen) => ({ ...bewijs, financieringsOpzet: gelezen })),
        )
      }),
    ),
)
