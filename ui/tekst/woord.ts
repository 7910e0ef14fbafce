/** A hard word and what it means, in at most 25 words. */
export interface Woord {
  readonly woord: string
  /** Some name figures of the norms, as text. */
  readonly uitleg: string | ((...getallen: string[]) => string)
}
