import { afterAll, expect } from 'vitest'

/** The unit of size budgets, in bytes. */
export const KB = 1000

const inKb = (bytes: number): string => (bytes / KB).toFixed(2).padStart(8)

/**
 * Returns a function that asserts that a size in bytes is within its budget. After the tests of the file it prints all
 * sizes beside their budgets. A budget is the size of the day it was set plus 3%, so that a small edit does not fail.
 */
export const sizeTable = (title: string): ((name: string, bytes: number, budget: number) => void) => {
  const rows: { readonly name: string; readonly bytes: number; readonly budget: number }[] = []
  afterAll(() => {
    const lines = rows
      .toSorted((one, other) => other.bytes - one.bytes)
      .map(({ name, bytes, budget }) => `${inKb(bytes)} ${inKb(budget)}  ${name}`)
    if (rows.length > 0) console.log([`      kB   budget  ${title}`, ...lines].join('\n'))
  })
  return (name, bytes, budget) => {
    rows.push({ name, bytes, budget })
    expect(bytes, `the size of ${name} in bytes`).toBeLessThanOrEqual(budget)
  }
}
