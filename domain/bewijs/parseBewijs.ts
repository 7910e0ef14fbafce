import { utf8ToBytes } from '@noble/hashes/utils.js'
import { either, function as fp } from 'fp-ts'

import { asTyped } from '../codec/asTyped'
import { toLeesfouten, type Leesfout } from '../codec/leesfout'
import { readJson } from '../codec/parseJson'
import { opgegevenBewijs } from './opgegevenBewijs'
import type { Rekenbewijs } from './rekenbewijs'

/** The largest receipt that is read, in bytes of UTF-8: one with a rate for each of 999 months takes half of it. */
export const GROOTSTE_BEWIJS = 64 * 1024

/** Why a text is no receipt. */
export type BewijsFout =
  | {
      /** It takes more than {@link GROOTSTE_BEWIJS} bytes, or it is no JSON. */
      readonly _tag: 'TeGroot' | 'GeenJson'
    }
  | {
      readonly _tag: 'GeenRekenbewijs'
      /** What is wrong field by field, with the fields that a receipt does not have: at most twenty by name. */
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
 * Reads a receipt from its text, to do it again: what it says it came to is compared and nothing more, so that a figure
 * in it can be any number, text, true, false or null. Or says why it is none: too large, no JSON, or a field that is
 * missing, wrong, unknown or there twice. The text is read as {@link asTyped} reads it. Never throws.
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
