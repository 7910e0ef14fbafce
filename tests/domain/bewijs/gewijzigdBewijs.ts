import fc from 'fast-check'

import { createRekenbewijs, type Rekenbewijs } from '../../../domain/bewijs'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from '../rekenkern/rightOf'

/** Generates values of every type in JSON. */
const waarden = fc.oneof(
  fc.constantFrom(0, 1, -1, 3.75, 1e308, '', 'nee', 'ja', true, false, null, [], {}, [[]], { een: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Generates names for a field added to a receipt: new names, names of another object of the receipt, random names. */
const namen = fc.oneof(
  fc.constantFrom('extra', '__proto__', 'constructor', 'toString', 'kader', 'zegel', 'overwaarde', 'eigenInleg', '0'),
  fc.string({ maxLength: 8 }),
)

type Plek = readonly string[]

/** Returns the path `weg` of a JSON value and the paths of all values in it. */
const plekkenIn = (waarde: unknown, weg: Plek = []): readonly Plek[] =>
  typeof waarde === 'object' && waarde !== null
    ? [weg, ...Object.entries(waarde).flatMap(([naam, deel]) => plekkenIn(deel, [...weg, naam]))]
    : [weg]

/**
 * Returns `waarde` as JSON, in which the value at path `plek` is replaced by the JSON that `verander` returns. If
 * `verander` returns undefined, the value at `plek` is removed, or is null when `plek` is the path of the whole
 * `waarde`.
 */
const schrijf = (waarde: unknown, plek: Plek | undefined, verander: (deel: unknown) => string | undefined): string => {
  const [naam, ...verder] = plek ?? ['']
  if (plek?.length === 0) return verander(waarde) ?? 'null'
  if (plek === undefined || typeof waarde !== 'object' || waarde === null) return JSON.stringify(waarde)
  const delen = Object.entries(waarde).flatMap(([een, deel]) => {
    if (een !== naam) return [[een, JSON.stringify(deel)] as const]
    const nieuw = verder.length === 0 ? verander(deel) : schrijf(deel, verder, verander)
    return nieuw === undefined ? [] : [[een, nieuw] as const]
  })
  return Array.isArray(waarde)
    ? `[${delen.map(([, deel]) => deel).join(',')}]`
    : `{${delen.map(([een, deel]) => `${JSON.stringify(een)}:${deel}`).join(',')}}`
}

/** Returns the JSON of `deel`. An object gets an extra field, added in the JSON text to allow the name `__proto__`. */
const metVeld = (deel: unknown, naam: string, waarde: unknown): string => {
  const tekst = JSON.stringify(deel)
  if (!tekst.startsWith('{')) return tekst
  const veld = `${JSON.stringify(naam)}:${JSON.stringify(waarde)}`
  return tekst === '{}' ? `{${veld}}` : `${tekst.slice(0, -1)},${veld}}`
}

const gewijzigd = (bewijs: Rekenbewijs): fc.Arbitrary<string> => {
  const plekken = fc.constantFrom(...plekkenIn(bewijs))
  const tekst = JSON.stringify(bewijs)
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(plekken, namen, waarden)
        .map(([plek, naam, waarde]) => schrijf(bewijs, plek, (deel) => metVeld(deel, naam, waarde))),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(plekken, waarden)
        .map(([plek, waarde]) => schrijf(bewijs, plek, () => JSON.stringify(waarde))),
    },
    { weight: 2, arbitrary: plekken.map((plek) => schrijf(bewijs, plek, () => undefined)) },
    fc.nat(tekst.length).map((einde) => tekst.slice(0, einde)),
    fc.constantFrom('\uFEFF', '\uFEFF\uFEFF', ' ', '\n').map((begin) => begin + tekst),
    fc.constantFrom(' ', 'é', '€', '𝄞').map((teken) => tekst + teken.repeat(64 * 1024 - tekst.length)),
    fc.constant(tekst),
  )
}

/**
 * Generates the JSON texts of receipts of random households, most of them altered: a field is changed, removed or added
 * at any depth, or the text starts with a byte order mark or a blank, ends too early, or is padded to the size limit or
 * beyond.
 */
export const gewijzigdeBewijzen = fc
  .tuple(arbitraries.verzoek(), arbitraries.rekenkader())
  .chain(([verzoek, kader]) => gewijzigd(rightOf(createRekenbewijs(verzoek, kader))))
