/** A text that cannot be read as what it should be; the tag says why. */
export interface OnleesbareTekst<Tag extends string> {
  readonly _tag: Tag
  /** What was typed, untouched. */
  readonly tekst: string
}
