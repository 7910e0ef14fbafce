import { memo, type FunctionComponent } from 'react'

import { isAlike } from './useSelected'

/** Draws this part again only when its properties say something else; for properties that are plain data. */
export const memoAlike = <Props extends object>(part: FunctionComponent<Props>) => memo(part, isAlike)
