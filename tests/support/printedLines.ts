/** How many signs a line of a terminal has. */
const WIDTH = 120

/** How many lines a terminal shows of a text. */
export const printedLines = (text: string): number =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / WIDTH)), 0)

/** The most that somebody reads of a counterexample, in lines. */
export const READABLE = 40
