import type { ComponentType, PropsWithChildren } from 'react'

import type { readStartwaarden } from '../../../../domain/orientatie'

/** The lazily loaded code for a page that fills in answers. */
export interface Ingevuld {
  /** Reads the start values of the page. */
  readonly lees: typeof readStartwaarden
  /**
   * A sentence that the page has filled in answers of the open step, until the visitor has answered them all. Renders
   * its children instead of that sentence when there is no such answer.
   */
  readonly IngevuldLine: ComponentType<PropsWithChildren>
}
