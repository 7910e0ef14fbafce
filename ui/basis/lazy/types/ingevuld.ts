import type { ComponentType } from 'react'

import type { GelezenStartwaarden, Startwaarden } from '../../../../domain/orientatie'

/** The lazily loaded code for a page that fills in answers. */
export interface Ingevuld {
  /** Reads the start values of the page. */
  readonly lees: (startwaarden: Startwaarden) => GelezenStartwaarden
  /** A sentence that the page has filled in answers of the open step, until the visitor has answered them all. */
  readonly IngevuldLine: ComponentType
}
