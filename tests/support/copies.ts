import { expect } from 'vitest'

/** Fails when something of an outcome is lost in JSON, or between threads; what is undefined counts as absent. */
export const expectToKeepAll = (uitkomst: unknown): void => {
  const gegeven = { uitkomst }
  expect(JSON.parse(JSON.stringify(gegeven))).toEqual(gegeven)
  expect(structuredClone(gegeven)).toEqual(gegeven)
}
