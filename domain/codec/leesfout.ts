import type * as t from 'io-ts'

import { kindOf } from './kind'

/** The error in one field of a value that does not decode. The error never contains the refused value. */
export interface Leesfout {
  /** The path to the field: `hypotheekgevers[0].inkomsten.bedrag`; empty for an error of the whole value. */
  readonly veld: string
  /** The name of the codec that refused the value, such as `Bedrag`; `DubbeleSleutel` for a duplicate key. */
  readonly verwacht: string
  /** The accepted values; empty when the codec has no list of accepted values. */
  readonly keuzes: readonly string[]
  /** Whether the field is absent or undefined. */
  readonly ontbreekt: boolean
  /** The error in Dutch, without the path, such as `ontbreekt`. */
  readonly melding: string
}

/**
 * Returns one error for each field that did not decode, in the order in which the codec reported the fields.
 * @example
 * const { left } = verzoekCodec.decode({ ...verzoek, eigenInleg: -1 })
 * toLeesfouten(left).map(({ veld, melding }) => `${veld}: ${melding}`)
 * // [ 'eigenInleg: verwacht een bedrag van 0 tot en met 99999999' ]
 */
export const toLeesfouten = (fouten: t.Errors): readonly Leesfout[] => {
  const perVeld = new Map<string, t.ValidationError[]>()
  for (const fout of fouten) {
    const veld = toVeld(fout.context)
    perVeld.set(veld, [...(perVeld.get(veld) ?? []), fout])
  }
  return [...perVeld].map(([veld, fouten]) => toLeesfout(veld, fouten))
}

const toLeesfout = (veld: string, fouten: readonly t.ValidationError[]): Leesfout => {
  const metMelding = fouten.find(({ message }) => message !== undefined)
  const keuzes = [...new Set(fouten.flatMap(({ context }) => keuzesVan(context.at(-1)?.type)))]
  const verwacht = (metMelding ?? fouten[0])?.context.at(-1)?.type.name ?? ''
  const ontbreekt = fouten.every(({ value }) => value === undefined)
  const melding = ontbreekt ? 'ontbreekt' : (metMelding?.message ?? verwachting(verwacht, keuzes))
  return { veld, verwacht, keuzes, ontbreekt, melding }
}

const verwachting = (verwacht: string, keuzes: readonly string[]): string => {
  if (keuzes.length > 0) return `verwacht een van ${keuzes.join(', ')}`
  return verwacht === 'boolean' ? 'verwacht true of false' : 'verwacht een object'
}

const keuzesVan = (type: t.Decoder<never, unknown> | undefined): readonly string[] => {
  const kind = kindOf(type)
  if (kind?._tag === 'KeyofType') return Object.keys(kind.keys)
  return kind?._tag === 'LiteralType' ? [String(kind.value)] : []
}

/** Returns the path to a field. Skips entries of union and intersection members, which repeat the previous value. */
const toVeld = (context: t.Context): string =>
  context
    .filter(({ actual }, diepte) => diepte > 0 && context[diepte - 1]?.actual !== actual)
    .reduce((weg, { key }) => weg + toStap(weg, key), '')

const toStap = (weg: string, key: string): string => {
  if (/^\d+$/.test(key)) return `[${key}]`
  return weg === '' ? key : `.${key}`
}
