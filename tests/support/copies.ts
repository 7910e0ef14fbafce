import { expect } from 'vitest'

/** Fails when an outcome loses something in JSON or in a structured clone; undefined counts as absent. */
export const expectToKeepAll = (outcome: unknown): void => {
  const given = { outcome }
  expect(JSON.parse(JSON.stringify(given))).toEqual(given)
  expect(structuredClone(given)).toEqual(given)
}
