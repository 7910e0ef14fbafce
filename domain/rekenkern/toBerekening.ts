import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { toLeesfouten } from '../codec/leesfout'
import { isObject, objectCodec } from '../codec/objectCodec'
import { toMeldingen } from '../codec/parseJson'
import { loosely, strictly, type LosGelezen } from '../codec/strictly'
import { meldingVanOngewone, ongewoneRentesIn } from '../normen/ongewoneRentes'
import type { Rentetarieven } from '../normen/rentepaar'
import { meldingVanOntbrekende, ontbrekendeNormen } from '../normen/toNormen'
import type { OnleesbaarVerzoek, RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import { opmerkingenOver, type Opmerking } from '../verzoek/opmerkingen'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
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
  readonly ongewoneRentes?: boolean | undefined
  /** Whether unknown fields are intended. False by default: `toBerekening` refuses them, as they may be misspelled. */
  readonly onbekendeVelden?: boolean | undefined
}

/** The result of a calculation of a decoded request, with what a caller may want to check. */
export interface GelezenBerekening extends Berekening {
  /** A question about each income that may be a monthly income; absent when there is none. */
  readonly opmerkingen?: readonly Opmerking[]
  /** The unknown fields that the option `onbekendeVelden` ignored, at most twenty; absent when there are none. */
  readonly genegeerd?: readonly string[]
}

const bedoeldCodec = strictly<Bedoeld>(objectCodec({}, { ongewoneRentes: t.boolean, onbekendeVelden: t.boolean }))

/** Decodes the options. A caller in JavaScript may pass null, or misspell an option. */
const readBedoeld = (bedoeld: unknown): either.Either<OnleesbaarVerzoek, Bedoeld> =>
  fp.pipe(
    bedoeldCodec.decode(bedoeld),
    either.mapLeft((fouten) => ({
      _tag: 'OnleesbaarVerzoek',
      meldingen: toLeesfouten(fouten).map(
        ({ veld, melding }) => `${veld === '' ? 'opties' : `opties.${veld}`}: ${melding}`,
      ),
    })),
  )

const toOnleesbaar = (fouten: t.Errors): OnleesbaarVerzoek => ({
  _tag: 'OnleesbaarVerzoek',
  meldingen: toMeldingen(fouten),
})

const strikt = strictly(verzoekCodec)
const los = loosely(verzoekCodec)

/** Decodes a request. Refuses unknown fields, unless these are intended; then lists them. */
const readVerzoek = (
  invoer: unknown,
  isLos: boolean,
): either.Either<OnleesbaarVerzoek, LosGelezen<FinancieringsOpzetVerzoek>> =>
  either.mapLeft(toOnleesbaar)(
    isLos
      ? los.decode(invoer)
      : fp.pipe(
          strikt.decode(invoer),
          either.map((waarde) => ({ waarde, genegeerd: [] })),
        ),
  )

/** Returns an object with the list under this name; without the list when it is empty. */
const alsGevuld = <Naam extends string, A>(naam: Naam, lijst: readonly A[]) =>
  (lijst.length === 0 ? {} : { [naam]: lijst }) as Partial<Readonly<Record<Naam, readonly A[]>>>

const eisGewoneRentes = (rentetarieven: Rentetarieven): either.Either<OngewoneRentes, Rentetarieven> => {
  const rentes = ongewoneRentesIn(rentetarieven)
  return rentes.length === 0
    ? either.right(rentetarieven)
    : either.left({ _tag: 'OngewoneRentes', meldingen: [meldingVanOngewone(rentes, '{ ongewoneRentes: true }')] })
}

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
 * Decodes any value, such as parsed JSON, as a calculation request and calculates it. Returns the result record with
 * amounts in euro, or an error that says what is wrong with the request, the `kader` or the options. Refuses unknown
 * fields, because a misspelled field would be ignored silently; with the option `onbekendeVelden` the result lists
 * them. Refuses a kader with any valid rate (0 to 100 percent) below 0.1 or above 20, because 0.0375 usually means
 * 3.75. The option `ongewoneRentes` accepts such rates. Pure. Does not throw for any JSON value as `invoer`. Throws a
 * TypeError for a `kader` without `normen` or `rentetarieven`, or with incomplete norms. TypeScript already rejects
 * such a call.
 * @example
 * const { left } = toBerekening({ ...verzoek, eigenInleg: '20.000' }, kader)
 * left // { _tag: 'OnleesbaarVerzoek', meldingen: [ 'eigenInleg: verwacht een bedrag van 0 tot en met 99999999' ] }
 */
export const toBerekening = (
  invoer: unknown,
  kader: Rekenkader,
  bedoeld: Bedoeld = {},
): either.Either<OngewoneRentes | RekenFout, GelezenBerekening> => {
  eisVolledig(kader)
  return fp.pipe(
    either.Do,
    either.bind('opties', () => readBedoeld(bedoeld)),
    either.bind('gelezen', ({ opties }) => readVerzoek(invoer, opties.onbekendeVelden ?? false)),
    either.bindW('gewoon', ({ opties }) =>
      opties.ongewoneRentes ? either.right(undefined) : eisGewoneRentes(kader.rentetarieven),
    ),
    either.bindW('berekening', ({ gelezen }) => berekenFinancieringsOpzet(gelezen.waarde, kader)),
    either.map(({ gelezen, berekening }) => ({
      ...berekening,
      ...alsGevuld('opmerkingen', opmerkingenOver(gelezen.waarde)),
      ...alsGevuld('genegeerd', gelezen.genegeerd),
    })),
  )
}
