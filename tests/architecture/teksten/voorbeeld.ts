/** Is there a text in here that is made from something else? */
type WordtGemaakt<T> = T extends (...gegevens: never) => string
  ? true
  : T extends string | readonly unknown[] | undefined
    ? false
    : true extends { [K in keyof T]: WordtGemaakt<T[K]> }[keyof T]
      ? true
      : false

/** For every text that is made: what to make it from, once or more. */
export type Voorbeelden<T> = T extends (...gegevens: infer Gegevens) => string
  ? readonly [Gegevens, ...Gegevens[]]
  : { readonly [K in keyof T as WordtGemaakt<T[K]> extends true ? K : never]: Voorbeelden<T[K]> }
