import { utf8ToBytes } from '@noble/hashes/utils.js'
import { either, function as fp } from 'fp-ts'

import { asTyped } from '../codec/asTyped'
import { toLeesfouten, type Leesfout } from '../codec/leesfout'
import { readJson } from '../codec/parseJson'
import { opgegevenBewijs } from './opgegevenBewijs'
import type { Rekenbewijs } from './rekenbewijs'

/** The largest receipt that is read, in bytes of UTF-8; one with rates for 999 periods takes half of it. */
export const GROOTSTE_BEWIJS = 64 * 1024

/** The reason that a text is no receipt. */
export type BewijsFout =
  | {
      /** The text has more than {@link GROOTSTE_BEWIJS} bytes, or is no JSON. */
      readonly _tag: 'TeGroot' | 'GeenJson'
    }
  | {
      readonly _tag: 'GeenRekenbewijs'
      /** The errors by field, including unknown fields, of which at most twenty are named. */
      readonly leesfouten: readonly Leesfout[]
    }

const isTeGroot = (tekst: string): boolean =>
  tekst.length > GROOTSTE_BEWIJS || utf8ToBytes(tekst).length > GROOTSTE_BEWIJS

const parse = (tekst: string): either.Either<BewijsFout, unknown> =>
  isTeGroot(tekst)
    ? either.left({ _tag: 'TeGroot' })
    : fp.pipe(
        readJson(asTyped(tekst)),
        either.mapLeft((fout) =>
          fout === 'GeenJson' ? { _tag: fout } : { _tag: 'GeenRekenbewijs', leesfouten: [fout] },
        ),
      )

/**
 * Reads a receipt from its text, to replay it. The figures of its record are only compared, so each may be any number,
 * text, true, false or null. A Left says why the text is no receipt: too large, no JSON, or a field that is missing,
 * wrong, unknown or duplicated. Cleans the text with {@link asTyped} first. Never throws.
 * @example
 * parseBewijs('geen bewijs') // { _tag: 'Left', left: { _tag: 'GeenJson' } }
 */
export const parseBewijs = (tekst: string): either.Either<BewijsFout, Rekenbewijs> =>
  fp.pipe(
    parse(tekst),
    either.flatMap((json) =>
      fp.pipe(
        opgegevenBewijs.decode(json),
        either.bimap(
          (fouten): BewijsFout => ({ _tag: 'GeenRekenbewijs', leesfouten: toLeesfouten(fouten) }),
          (gelezen) => gelezen as unknown as Rekenbewijs,
        ),
      ),
    ),
  )
