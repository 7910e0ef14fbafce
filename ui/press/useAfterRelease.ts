import { useLayoutEffect, useState } from 'react'

import { afterRelease } from '../press/press'

/**
 * Delays a change of value until the visitor releases the pointer, so that the elements it shows or hides move nothing
 * away under that pointer.
 */
export const useAfterRelease = <Waarde>(waarde: Waarde): Waarde => {
  const [getoond, setGetoond] = useState(() => waarde)
  useLayoutEffect(() => afterRelease(() => setGetoond(() => waarde)), [waarde])
  return getoond
}
