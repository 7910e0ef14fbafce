import fc from 'fast-check'

/** Gives a value what a counterexample shows in its place; nothing that reads, copies or compares it sees that. */
export const shownAs = <T extends object>(waarde: T, toon: () => string): T =>
  Object.defineProperty(waarde, fc.toStringMethod, { value: toon })
