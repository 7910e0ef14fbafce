import type { Leesfout } from './leesfout'
import { isObject } from './objectCodec'
import { toLegibleName } from './toLegibleName'

/** Matches a JSON string, together with a colon that follows the string, or one of the characters `{}[],`. */
const TEKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\],]/g

/** An unfinished JSON object or array: the keys so far (undefined for an array), the number of commas, the last key. */
interface Deel {
  readonly sleutels: Set<string> | undefined
  index: number
  naam: string
}

const stap = ({ sleutels, index, naam }: Deel): string => (sleutels ? `.${toLegibleName(naam)}` : `[${index}]`)

const wegVan = (delen: readonly Deel[]): string => delen.map(stap).join('').replace(/^\./, '')

const toLeesfout = (delen: readonly Deel[]): Leesfout => ({
  veld: wegVan(delen),
  verwacht: 'DubbeleSleutel',
  keuzes: [],
  ontbreekt: false,
  melding: 'staat er meer dan één keer; laat er één staan',
})

const zoekDubbele = (json: string): Leesfout | undefined => {
  const delen: Deel[] = []
  for (const [teken, dubbelePunt] of json.matchAll(TEKEN)) {
    const deel = delen.at(-1)
    if (teken === '{' || teken === '[') {
      delen.push({ sleutels: teken === '{' ? new Set() : undefined, index: 0, naam: '' })
    } else if (teken === '}' || teken === ']') delen.pop()
    else if (deel !== undefined && teken === ',') deel.index += 1
    else if (deel?.sleutels !== undefined && dubbelePunt !== undefined) {
      deel.naam = JSON.parse(teken.slice(0, -dubbelePunt.length)) as string
      if (deel.sleutels.has(deel.naam)) return toLeesfout(delen)
      deel.sleutels.add(deel.naam)
    }
  }
  return undefined
}

/** Returns the number of keys of all objects in a value, at any depth. */
const aantalSleutels = (waarde: unknown): number => {
  const wachtend = [waarde]
  let aantal = 0
  while (wachtend.length > 0) {
    const deel = wachtend.pop()
    if (!isObject(deel)) continue
    const inhoud = Object.values(deel)
    if (!Array.isArray(deel)) aantal += inhoud.length
    for (const een of inhoud) if (isObject(een)) wachtend.push(een)
  }
  return aantal
}

/** Matches the quote and colon that end each key in a JSON text. May also match inside a string value. */
const SLEUTEL = /"\s*:/g

/**
 * Returns the error of the first duplicate key in a JSON text; undefined when each object has only different keys.
 * `JSON.parse` silently uses the last of two values with the same key. `waarde` is the result of `JSON.parse`. If
 * `waarde` has as many keys as the text, no key was lost, so the text is not searched.
 * @example
 * const json = '{ "eigenInleg": 1, "eigenInleg": 2 }'
 * dubbeleSleutelIn(json, JSON.parse(json))?.veld // 'eigenInleg'
 */
export const dubbeleSleutelIn = (json: string, waarde: unknown): Leesfout | undefined =>
  (json.match(SLEUTEL)?.length ?? 0) === aantalSleutels(waarde) ? undefined : zoekDubbele(json)
