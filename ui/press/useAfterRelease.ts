import { useLayoutEffect, useState } from 'react'

import { afterRelease, isPressed } from '../press/press'

/**
 * Delays a change of value until the visitor releases the pointer, so that the elements it shows or hides move nothing
 * away under that pointer. While nothing is pressed it is drawn along with what changed it, not once more after that.
 */
export const useAfterRelease = <Waarde>(waarde: Waarde): Waarde => {
  const [getoond, setGetoond] = useState(() => waarde)
  if (getoond !== waarde && !isPressed()) setGetoond(() => waarde)
  useLayoutEffect(() => afterRelease(() => setGetoond(() => waarde)), [waarde])
  return getoond
}
