import { afterEach, beforeEach, vi } from 'vitest'

import { click, wait, type ShownCalculator } from '../../support/screen'

/** Stops the clock for each test of a file, so that `wacht` decides when messages are announced and cleared. */
export const stopKlok = (): void => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Has the summary read aloud, after earlier messages were cleared; gives what the polite region then holds. */
export const leesBonnetje = ({ gehoord }: ShownCalculator): string => {
  wait(5000)
  click('Lees de samenvatting voor')
  wait(100)
  return gehoord.beleefd()
}
