import { utf8ToBytes } from '@noble/hashes/utils.js'
import { either, function as fp } from 'fp-ts'

import { asTyped } from '../codec/asTyped'
import { toLeesfouten, type Leesfout } from '../codec/leesfout'
import { readJson } from '../codec/parseJson'
import { opgegevenBewijs } from './opgegevenBewijs'
import type { Rekenbewijs } from './rekenbewijs'

/** The size of the largest receipt that `parseBewijs` reads, in bytes of UTF-8. */
export const GROOTSTE_BEWIJS = 64 * 1024

/** The reason why a text is not a receipt. */
export type BewijsFout =
  | {
      /** `TeGroot`: the text has more than {@link GROOTSTE_BEWIJS} bytes. `GeenJson`: the text is not JSON. */
      readonly _tag: 'TeGroot' | 'GeenJson'
    }
  | {
      readonly _tag: 'GeenRekenbewijs'
      /** At least one error, each with the path to its field. Names at most 20 unknown fields and counts the rest. */
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
 * Reads a receipt from a JSON text, which {@link asTyped} cleans first. Each value in the result may be any number,
 * text, true, false or null, because a check only compares the values. A Left has the reason: a text that is too large
 * or not JSON, or a field that is missing, wrong, unknown or duplicated. Never throws.
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
