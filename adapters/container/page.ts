import { Container } from 'inversify'

import { createDialogs } from '../../application'
import { createStyles, type LaterParts, type Styles } from '../../ui'
import { createAnnouncer, createLiveRegions } from '../announcer'
import { createCalculator, type Calculator, type CalculatorConfig } from './calculator'
import { laterPartsOf } from './laterParts'
import { importAgain, type Loading } from './loading'
import { ANNOUNCER, DIALOGS, LOAD_HTTP, LOAD_NORMEN, STYLES } from './tokens'

/** What the calculators on one page share: the figures, the style sheet, the dialogs and the announcer. */
export interface PageServices {
  readonly styles: Styles
  readonly later: LaterParts
  /** Composes one calculator, with state of its own. */
  readonly createCalculator: (config: CalculatorConfig) => Calculator
}

const pages = new WeakMap<Document, PageServices>()

/** The page of a document, composed for the first calculator on it. */
export const pageOf = (document: Document, loading: Loading): PageServices => {
  const page = pages.get(document) ?? createPageServices(document, loading)
  pages.set(document, page)
  return page
}

const createPageServices = (document: Document, { loadNormen, createLoader }: Loading): PageServices => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(LOAD_NORMEN).toConstantValue(loadNormen)
  container.bind(LOAD_HTTP).toConstantValue(createLoader(() => import('../http'), importAgain))
  container.bind(STYLES).toResolvedValue(() => createStyles(document))
  container.bind(ANNOUNCER).toResolvedValue(() => createAnnouncer(createLiveRegions(document)))
  container.bind(DIALOGS).toResolvedValue(createDialogs)
  return {
    styles: container.get(STYLES),
    later: laterPartsOf(createLoader),
    createCalculator: (config) => createCalculator(container, config),
  }
}
