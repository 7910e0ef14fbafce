import type * as t from 'io-ts'

import { kindOf } from './kind'

/** What is wrong in one field of something that does not decode. Never holds the value that was found there. */
export interface Leesfout {
  /** The way to the field from the top, such as `hypotheekgevers[0].inkomsten.bedrag`; empty for the whole. */
  readonly veld: string
  /** The name of the codec that refused, such as `Bedrag`. */
  readonly verwacht: string
  /** The values it could have been, when they can be counted. */
  readonly keuzes: readonly string[]
  /** Is there nothing at all where the field is expected? */
  readonly ontbreekt: boolean
  /** The above in one Dutch sentence without a subject. */
  readonly melding: string
}

/** The fields that did not decode, each once, in the order of reading. */
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

/**
 * io-ts adds a context entry for each member of an intersection or union, with the same value as its parent. Those
 * entries are no step into the value, so they are left out of the path.
 */
const toVeld = (context: t.Context): string =>
  context
    .filter(({ actual }, diepte) => diepte > 0 && context[diepte - 1]?.actual !== actual)
    .reduce((weg, { key }) => weg + toStap(weg, key), '')

const toStap = (weg: string, key: string): string => {
  if (/^\d+$/.test(key)) return `[${key}]`
  return weg === '' ? key : `.${key}`
}
