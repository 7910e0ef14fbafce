import { expect } from 'vitest'

/** Fails when an outcome loses something in JSON or in a structured clone; undefined counts as absent. */
export const expectToKeepAll = (uitkomst: unknown): void => {
  const gegeven = { uitkomst }
  expect(JSON.parse(JSON.stringify(gegeven))).toEqual(gegeven)
  expect(structuredClone(gegeven)).toEqual(gegeven)
}
