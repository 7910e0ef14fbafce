/** How many characters of a value a report shows. */
const LONGEST_TEXT = 100

/** A value as a text that fits on a line, whatever was given. */
export const toShort = (value: unknown): string => {
  try {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}… (${text.length} tekens)` : text
  } catch {
    return typeof value
  }
}
