/** A text that cannot be read; the tag is the reason. */
export interface OnleesbareTekst<Tag extends string> {
  readonly _tag: Tag
  /** The original text. */
  readonly tekst: string
}
