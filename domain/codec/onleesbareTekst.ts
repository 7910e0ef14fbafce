/** The error for a text that cannot be read; `_tag` is the reason. */
export interface OnleesbareTekst<Tag extends string> {
  readonly _tag: Tag
  /** The text as it was given. */
  readonly tekst: string
}
