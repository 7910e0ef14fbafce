import fc from 'fast-check'

import { createRekenbewijs, type Rekenbewijs } from '../../../domain/bewijs'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from '../rekenkern/rightOf'

/** Values of every kind that JSON can have. */
const waarden = fc.oneof(
  fc.constantFrom(0, 1, -1, 3.75, 1e308, '', 'nee', 'ja', true, false, null, [], {}, [[]], { een: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Names of fields that a receipt does not have, or that it has in another place. */
const namen = fc.oneof(
  fc.constantFrom('extra', '__proto__', 'constructor', 'toString', 'kader', 'zegel', 'overwaarde', 'eigenInleg', '0'),
  fc.string({ maxLength: 8 }),
)

type Plek = readonly string[]

/** Returns the paths to a JSON value and to everything in it. */
const plekkenIn = (waarde: unknown, weg: Plek = []): readonly Plek[] =>
  typeof waarde === 'object' && waarde !== null
    ? [weg, ...Object.entries(waarde).flatMap(([naam, deel]) => plekkenIn(deel, [...weg, naam]))]
    : [weg]

/**
 * Writes a value as JSON, with the part at one path replaced by the result of `verander`; undefined removes the part.
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

/** Adds a field to an object as text, so that the field can be called `__proto__`. */
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
 * Texts of receipts of random households, some of them altered. A field is changed, removed or added at any depth, or
 * the text starts with a byte order mark or a blank, ends too early or is too long.
 */
export const gewijzigdeBewijzen = fc
  .tuple(arbitraries.verzoek(), arbitraries.rekenkader())
  .chain(([verzoek, kader]) => gewijzigd(rightOf(createRekenbewijs(verzoek, kader))))
