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

/** The services that all calculators on one page share, and the function that creates a calculator. */
export interface PageServices {
  readonly styles: Styles
  readonly lazy: LazyParts
  /** Creates one calculator with its own state. */
  readonly createCalculator: (config: CalculatorConfig) => Calculator
}

const pages = new WeakMap<Document, PageServices>()

/** Returns the shared services of a document. The first call for a document creates them from `loading`. */
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

/** Returns the lazily loaded screen parts. They stay loaded when an element moves to another document. */
export const lazyPartsOf = (createLoader: Loading['createLoader']): LazyParts => {
  const parts = loaded.get(createLoader) ?? createLazyParts(createLoader)
  loaded.set(createLoader, parts)
  return parts
}

export interface Loading {
  readonly loadNormen: LoadNormen
  /** Creates the loader of a chunk: `request` imports the chunk, and `base` is the address of the importing file. */
  readonly createLoader: <Value>(
    request: () => Promise<Readonly<Record<string, Value>>>,
    base: string,
  ) => () => Promise<Value>
}
