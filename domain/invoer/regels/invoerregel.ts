/** Judges one value: a message for the visitor when it is not accepted, `undefined` when it is. */
export type Invoerregel<Waarde> = (waarde: Waarde) => string | undefined

/** The message of the first rule that a value breaks, if any. */
export const eersteMelding = <Waarde>(regels: readonly Invoerregel<Waarde>[], waarde: Waarde): string | undefined => {
  for (const regel of regels) {
    const melding = regel(waarde)
    if (melding !== undefined) return melding
  }
  return undefined
}
