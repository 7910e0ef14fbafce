/** The width of a terminal in characters. */
const WIDTH = 120

/** Returns how many lines a terminal needs to show a text. */
export const printedLines = (text: string): number =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / WIDTH)), 0)

/** The most lines that a reader can be expected to read of a counterexample. */
export const READABLE = 40
