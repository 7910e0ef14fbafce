import { useLayoutEffect, useState } from 'react'

import { naLoslaten } from './druk'

/**
 * A value as it is while nothing is pressed: what comes, goes or grows with it waits until a press is let go, and so
 * moves nothing away under a pointer.
 */
export const useNaLoslaten = <Waarde>(waarde: Waarde): Waarde => {
  const [getoond, setGetoond] = useState(waarde)
  useLayoutEffect(() => naLoslaten(() => setGetoond(() => waarde)), [waarde])
  return getoond
}
