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
 * What a calculation was and came to, enough to do it again later: the request, the identity of norms, rates and cost
 * items (hashes are SHA-256 over JSON with sorted keys), the version of the rules and the record. `voorstellen` names
 * the norms that were only proposed, when there were any, `startersvrijstelling` who is exempt from transfer tax, when
 * somebody is. `zegel` is the hash of all the rest: it shows a change by accident, and is no signature.
 */
export interface Rekenbewijs {
  /** What this is: a receipt of the first format. */
  readonly formaat: 'rekenbewijs/1'
  /** The version of the rules of calculation. */
  readonly rekenkern: string
  /** What the calculation took as given. */
  readonly kader: Bewijskader
  /** The request. */
  readonly verzoek: FinancieringsOpzetVerzoek
  /** The record that came of it. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
  /** The hash of all the rest: it shows a change by accident, and is no signature. */
  readonly zegel: string
}

/** The shape of a receipt, to describe it with; a request with a home goes with a record of a home. */
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
 * Reads a receipt from JSON, with in it the record that its request asks for; refuses every field that a receipt does
 * not have. Its seal is not checked here.
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
