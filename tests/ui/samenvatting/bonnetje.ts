import { afterEach, beforeEach, vi } from 'vitest'

import { klik, wacht, type Getoond } from '../../support/scherm'

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
export const leesBonnetje = ({ gehoord }: Getoond): string => {
  wacht(5000)
  klik('Lees de samenvatting voor')
  wacht(100)
  return gehoord.beleefd()
}
