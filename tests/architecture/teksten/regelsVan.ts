/** The example amount that is passed to a text function without examples of its own. */
const BEDRAG = '€ 1.000'

/** Whether all arguments of a text function are strings, so that an example amount can be passed for each argument. */
type IsVanBedragen<Gegevens extends readonly unknown[]> = Gegevens extends readonly string[]
  ? false extends { [K in keyof Gegevens]: string extends Gegevens[K] ? true : false }[number]
    ? false
    : true
  : false

/**
 * The kinds of text functions in T: `bedragen` for functions that take only strings, `anders` for all other functions.
 */
type Gemaakt<T> = T extends (...gegevens: infer Gegevens) => string
  ? IsVanBedragen<Gegevens> extends true
    ? 'bedragen'
    : 'anders'
  : T extends string | readonly unknown[] | undefined
    ? never
    : { [K in keyof T]: Gemaakt<T[K]> }[keyof T]

/** Example arguments for every text function in T. They are optional for a function that takes only strings. */
export type Voorbeelden<T> = T extends (...gegevens: infer Gegevens) => string
  ? readonly [Gegevens, ...Gegevens[]]
  : { readonly [K in keyof T as 'anders' extends Gemaakt<T[K]> ? K : never]: Voorbeelden<T[K]> } & {
      readonly [K in keyof T as Gemaakt<T[K]> extends never ? never : K]?: Voorbeelden<T[K]>
    }

const isGroep = (inhoud: unknown): inhoud is object => typeof inhoud === 'object' && inhoud !== null

/** Replaces non-breaking spaces in a text by `\u00A0`, so that the snapshot shows them. */
const zichtbaar = (tekst: string): string => tekst.replaceAll('\u00A0', '\\u00A0')

type Maak = (...gegevens: readonly unknown[]) => string

const gemaakt = (weg: string, maak: Maak, voorbeelden: unknown): string[] => {
  const alle = (voorbeelden ?? [Array.from({ length: maak.length }, () => BEDRAG)]) as readonly (readonly unknown[])[]
  return alle.map(
    (gegevens) => `${weg}(${gegevens.map((een) => JSON.stringify(een)).join(', ')}): ${zichtbaar(maak(...gegevens))}`,
  )
}

/** Returns one line `key: text` for every text in `inhoud`. `weg` is the key of `inhoud` itself; '' at the top. */
export const regelsVan = (inhoud: unknown, weg: string, voorbeelden?: unknown): readonly string[] => {
  if (inhoud === undefined) return []
  if (typeof inhoud === 'string') return [`${weg}: ${zichtbaar(inhoud)}`]
  if (typeof inhoud === 'function') return gemaakt(weg, inhoud as Maak, voorbeelden)
  if (!isGroep(inhoud)) throw new Error(`${weg}: is not a text`)
  return Object.entries(inhoud).flatMap(([naam, deel]: [string, unknown]) =>
    regelsVan(deel, weg === '' ? naam : `${weg}.${naam}`, (voorbeelden as Record<string, unknown> | undefined)?.[naam]),
  )
}
