import type { ComponentType } from 'react'

import type { Momentopname } from '../../../../application'

/** The components of the lazily loaded chunk `aannamedelen`. */
export interface Aannamedelen {
  readonly AannameGroepen: ComponentType<{ readonly momentopname: Momentopname }>
  readonly LabelLine: ComponentType
}
