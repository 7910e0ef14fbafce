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

/** The kader has rates below 0.1 or above 20 percent, which are usually mistakes. */
export interface OngewoneRentes {
  readonly _tag: 'OngewoneRentes'
  /** A Dutch sentence that lists these rates as given, and explains how to confirm them. */
  readonly meldingen: readonly string[]
}

/** Confirmations of input that is usually a mistake. */
interface Bedoeld {
  /** Whether rates below 0.1 or above 20 percent are intended. False by default: such rates are refused. */
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

/** The norm sets that passed the check for completeness, so that a batch checks each set once. */
const volledig = new WeakSet<object>()

const eisVolledigeNormen = (normen: Readonly<Record<string, unknown>>): void => {
  if (volledig.has(normen)) return
  const ontbreekt = ontbrekendeNormen(normen)
  if (ontbreekt.length > 0) throw new TypeError(`toBerekening: ${meldingVanOntbrekende(normen['jaar'], ontbreekt)}`)
  volledig.add(normen)
}

/** Throws a TypeError for an incomplete kader, for callers in JavaScript. */
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
 * Decodes any value, such as parsed JSON, as the body of the calculation call (specification, section 7) and calculates
 * it. Returns the record with amounts in euro, or what is wrong with the request or the `kader`. Refuses a rate below
 * 0.1 or above 20 percent unless `ongewoneRentes` is true: 0.0375 usually means 3.75. Pure; never throws for JSON as
 * `invoer`, whatever it contains. Throws a TypeError for a `kader` without `normen` or `rentetarieven`, or with
 * incomplete norms, which TypeScript already refuses.
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
