import type { BadValue } from './readProperties'

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

/** Reports bad values on the console: each once, however often it is read. */
export const createReporter = (source: string): ((bad: readonly BadValue[]) => void) => {
  const reported = new Set<string>()
  return (bad) => {
    for (const { name, value, reason } of bad) {
      const message = `${source}: ${name} is onbruikbaar en telt niet mee (${reason}): ${toShort(value)}`
      if (reported.has(message)) continue
      reported.add(message)
      console.warn(message)
    }
  }
}
