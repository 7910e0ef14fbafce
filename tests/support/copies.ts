import { expect } from 'vitest'

/** Fails when the JSON copy or structured clone of an outcome differs from it. An undefined field counts as absent. */
export const expectToKeepAll = (outcome: unknown): void => {
  const given = { outcome }
  expect(JSON.parse(JSON.stringify(given))).toEqual(given)
  expect(structuredClone(given)).toEqual(given)
}
