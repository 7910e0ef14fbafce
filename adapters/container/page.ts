import { Container } from 'inversify'

import { createDialogs } from '../../application'
import { createStyles, type LazyParts, type Styles, createLazyParts } from '../../ui'
import { createAnnouncer } from '../announcer'
import { createCalculator, type Calculator, type CalculatorConfig } from './calculator'
import {
  ANNOUNCER,
  DIALOGS,
  LOAD_HTTP,
  LOAD_LOKAAL,
  LOAD_NORMEN,
  LOAD_NORMVERGELIJKING,
  STYLES,
  type LoadNormen,
} from './tokens'

/** What the calculators on one page share: the figures, the style sheet, the dialogs and the announcer. */
export interface PageServices {
  readonly styles: Styles
  readonly lazy: LazyParts
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
  container.bind(LOAD_HTTP).toConstantValue(createLoader(() => import('../http'), import.meta.url))
  container.bind(LOAD_LOKAAL).toConstantValue(createLoader(() => import('../lokaal'), import.meta.url))
  container
    .bind(LOAD_NORMVERGELIJKING)
    .toConstantValue(createLoader(() => import('../normvergelijking'), import.meta.url))
  container.bind(STYLES).toResolvedValue(() => createStyles(document))
  container.bind(ANNOUNCER).toResolvedValue(() => createAnnouncer(document))
  container.bind(DIALOGS).toResolvedValue(createDialogs)
  return {
    styles: container.get(STYLES),
    lazy: lazyPartsOf(createLoader),
    createCalculator: (config) => createCalculator(container, config),
  }
}

const loaded = new WeakMap<Loading['createLoader'], LazyParts>()

/**
 * The parts of the screen that this loader loads. When an element moves to another document, the parts that were loaded
 * for the first are shown at once in the second.
 */
export const lazyPartsOf = (createLoader: Loading['createLoader']): LazyParts => {
  const parts = loaded.get(createLoader) ?? createLazyParts(createLoader)
  loaded.set(createLoader, parts)
  return parts
}

/** How a page loads what its calculators share. */
export interface Loading {
  readonly loadNormen: LoadNormen
  /** Creates the loader of a part from its import and the address of the file that imports it. */
  readonly createLoader: <Value>(
    request: () => Promise<Readonly<Record<string, Value>>>,
    base: string,
  ) => () => Promise<Value>
}
