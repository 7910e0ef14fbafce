import { either, function as fp } from 'fp-ts'
import type * as t from 'io-ts'

import { isObject } from '../codec/objectCodec'
import { toMeldingen } from '../codec/parseJson'
import { meldingVanOngewone, ongewoneRentesIn } from '../normen/ongewoneRentes'
import type { Rentetarieven } from '../normen/rentetarieven'
import { meldingVanOntbrekende, ontbrekendeNormen } from '../normen/toNormen'
import type { OnleesbaarVerzoek, RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import { verzoekCodec } from '../verzoek/verzoekCodec'
import { berekenFinancieringsOpzet, type Berekening } from './bereken'

/** The error for a kader with an unusual rate: a valid rate (0 to 100 percent) below 0.1 or above 20 percent. */
export interface OngewoneRentes {
  readonly _tag: 'OngewoneRentes'
  /** A list of one Dutch sentence, which names at most five unusual rates and explains how to confirm such rates. */
  readonly meldingen: readonly string[]
}

/** The options with which a caller confirms unusual input. */
interface Bedoeld {
  /** Whether rates below 0.1 or above 20 percent are intended. False by default: `toBerekening` refuses such rates. */
  readonly ongewoneRentes?: boolean
}

const eisGewoneRentes = (rentetarieven: Rentetarieven): either.Either<OngewoneRentes, Rentetarieven> => {
  const rentes = ongewoneRentesIn(rentetarieven)
  return rentes.length === 0
    ? either.right(rentetarieven)
    : either.left({ _tag: 'OngewoneRentes', meldingen: [meldingVanOngewone(rentes, '{ ongewoneRentes: true }')] })
}

const toOnleesbaar = (fouten: t.Errors): OnleesbaarVerzoek => ({
  _tag: 'OnleesbaarVerzoek',
  meldingen: toMeldingen(fouten),
})

/** The norm sets that an earlier call has found complete, so that a batch of requests checks each set only once. */
const volledig = new WeakSet<object>()

const eisVolledigeNormen = (normen: Readonly<Record<string, unknown>>): void => {
  if (volledig.has(normen)) return
  const ontbreekt = ontbrekendeNormen(normen)
  if (ontbreekt.length > 0) throw new TypeError(`toBerekening: ${meldingVanOntbrekende(normen['jaar'], ontbreekt)}`)
  volledig.add(normen)
}

/** Throws a TypeError for a kader without norms or rates, or with incomplete norms (possible from JavaScript). */
const eisVolledig = (kader: unknown): void => {
  const { normen, rentetarieven } = isObject(kader) ? kader : {}
  if (isObject(normen) && isObject(rentetarieven)) {
    eisVolledigeNormen(normen)
    return
  }
  const ontbreekt = Object.entries({ normen, rentetarieven }).flatMap(([deel, inhoud]) =>
    isObject(inhoud) ? [] : deel,
  )
  const voorbeeld = '{ normen: normenVan(2025), rentetarieven: { 120: 3.75 } }'
  throw new TypeError(`toBerekening: het kader mist ${ontbreekt.join(' en ')}; geef ${voorbeeld}`)
}

/**
 * Decodes any value, such as parsed JSON, as a calculation request (specification, section 7) and calculates it.
 * Returns the result record with amounts in euro, or an error that says what is wrong with the request or the `kader`.
 * Refuses a kader with any valid rate (0 to 100 percent) below 0.1 or above 20, because 0.0375 usually means 3.75. The
 * option `ongewoneRentes` accepts such rates. Pure. Does not throw for any JSON value as `invoer`. Throws a TypeError
 * for a `kader` without `normen` or `rentetarieven`, or with incomplete norms. TypeScript already rejects such a call.
 * @example
 * const { left } = toBerekening({ ...verzoek, eigenInleg: '20.000' }, kader)
 * left // { _tag: 'OnleesbaarVerzoek', meldingen: [ 'eigenInleg: verwacht een bedrag van 0 tot en met 99999999' ] }
 */
export const toBerekening = (
  invoer: unknown,
  kader: Rekenkader,
  { ongewoneRentes = false }: Bedoeld = {},
): either.Either<OngewoneRentes | RekenFout, Berekening> => {
  eisVolledig(kader)
  return fp.pipe(
    verzoekCodec.decode(invoer),
    either.mapLeft(toOnleesbaar),
    either.tap(() => (ongewoneRentes ? either.right(undefined) : eisGewoneRentes(kader.rentetarieven))),
    either.flatMap((verzoek) => berekenFinancieringsOpzet(verzoek, kader)),
  )
}
