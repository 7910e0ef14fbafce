/** What a text that is made has at each place where nobody says otherwise. */
const BEDRAG = '€ 1.000'

/** Is this a list of texts, of which each can be any text? */
type IsVanBedragen<Gegevens extends readonly unknown[]> = Gegevens extends readonly string[]
  ? false extends { [K in keyof Gegevens]: string extends Gegevens[K] ? true : false }[number]
    ? false
    : true
  : false

/** Is there a text in here that is made from something else: of amounts alone, or of what has to be said? */
type Gemaakt<T> = T extends (...gegevens: infer Gegevens) => string
  ? IsVanBedragen<Gegevens> extends true
    ? 'bedragen'
    : 'anders'
  : T extends string | readonly unknown[] | undefined
    ? never
    : { [K in keyof T]: Gemaakt<T[K]> }[keyof T]

/** For every text that is made: what to make it from, once or more. One of amounts alone can do without. */
export type Voorbeelden<T> = T extends (...gegevens: infer Gegevens) => string
  ? readonly [Gegevens, ...Gegevens[]]
  : { readonly [K in keyof T as 'anders' extends Gemaakt<T[K]> ? K : never]: Voorbeelden<T[K]> } & {
      readonly [K in keyof T as Gemaakt<T[K]> extends never ? never : K]?: Voorbeelden<T[K]>
    }

const isGroep = (inhoud: unknown): inhoud is object => typeof inhoud === 'object' && inhoud !== null

/** What is easily overlooked in a listing: a space that does not break. */
const zichtbaar = (tekst: string): string => tekst.replaceAll('\u00A0', '\\u00A0')

type Maak = (...gegevens: readonly unknown[]) => string

const gemaakt = (weg: string, maak: Maak, voorbeelden: unknown): string[] => {
  const alle = (voorbeelden ?? [Array.from({ length: maak.length }, () => BEDRAG)]) as readonly (readonly unknown[])[]
  return alle.map(
    (gegevens) => `${weg}(${gegevens.map((een) => JSON.stringify(een)).join(', ')}): ${zichtbaar(maak(...gegevens))}`,
  )
}

/** Every text in here, one to a line, each behind the way to it. */
export const regelsVan = (inhoud: unknown, weg: string, voorbeelden?: unknown): readonly string[] => {
  if (inhoud === undefined) return []
  if (typeof inhoud === 'string') return [`${weg}: ${zichtbaar(inhoud)}`]
  if (typeof inhoud === 'function') return gemaakt(weg, inhoud as Maak, voorbeelden)
  if (!isGroep(inhoud)) throw new Error(`${weg}: is no text`)
  return Object.entries(inhoud).flatMap(([naam, deel]: [string, unknown]) =>
    regelsVan(deel, weg === '' ? naam : `${weg}.${naam}`, (voorbeelden as Record<string, unknown> | undefined)?.[naam]),
  )
}
