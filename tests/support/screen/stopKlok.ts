import { afterEach, beforeEach, vi } from 'vitest'

/** Stops the clock for each test of a file, so that `wait` decides when messages are announced and cleared. */
export const stopKlok = (): void => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
}
