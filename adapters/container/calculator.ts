import { Container } from 'inversify'
import { defer, of, switchMap, take, type Observable } from 'rxjs'

import {
  createAnnouncementService,
  createAnalyticsService,
  createNieuwereNormenService,
  createOrientatieService,
  createStappenService,
  type AnnouncementService,
  type AnalyticsConfig,
  type AnalyticsService,
  type BerekeningPort,
  type KlokPort,
  type NieuwereNormenService,
  type NormvergelijkingPort,
  type OrientatieService,
  type StappenService,
} from '../../application'
import type { Normen, Normjaar, Orientatie, Rekenkader, Rentetarieven } from '../../domain'
import type { StappenState } from '../../domain/orientatie'
import { createAnalytics, type AnalyticsAdapterConfig } from '../analytics'
import type { HttpBerekeningConfig } from '../http'
import { createLazyBerekening, createLazyVergelijking } from './lazy'
import {
  ANNOUNCEMENT_SERVICE,
  ANALYTICS_SERVICE,
  ANNOUNCER,
  DIALOGS,
  LOAD_HTTP,
  LOAD_LOKAAL,
  LOAD_NORMEN,
  LOAD_NORMVERGELIJKING,
  NIEUWERE_NORMEN_SERVICE,
  ORIENTATIE_SERVICE,
  STAPPEN_SERVICE,
} from './tokens'

/** Where a calculation is made: embedded in the page, or by the service behind the calculation call. */
export type CalculationPlace = 'lokaal' | 'server'

/** What one calculator is made of, besides what it shares with the others on its page. */
export interface CalculatorConfig {
  /** The element that it is in. */
  readonly host: Element
  /** The answers to start with. */
  readonly start: Orientatie
  /** The steps to start with; those of every visitor when absent. */
  readonly stappen?: StappenState | undefined
  /** Emits, to each subscriber, once anything may be calculated. */
  readonly begin$: Observable<unknown>
  /** Where the next calculation is made; asked again for every calculation. */
  readonly berekening: () => CalculationPlace
  /** What the calculation call needs. */
  readonly server: HttpBerekeningConfig
  /** What the embedded calculation calculates with; asked again for every calculation. */
  readonly kader: () => Kaderkeuze
  readonly klok: KlokPort
  /** Where reports for analytics go, whether there are to be any, and which calculation was reported before. */
  readonly analytics: AnalyticsAdapterConfig & Pick<AnalyticsConfig, 'aan$' | 'reported'>
  /** Are the rates of the next calculation examples that nobody offers? Asked again for every calculation. */
  readonly isVoorbeeldrente: () => boolean
  /** What screen readers say of a recalculation. */
  readonly herberekeningMelding: string
}

/** The norm year and the rates (percent a year) of an embedded calculation. */
interface Kaderkeuze {
  readonly normjaar: Normjaar
  /** Its figures or their load, when there is one; otherwise the calculation loads them. */
  readonly normen?: Normen | Promise<Normen> | undefined
  readonly rentetarieven: Rentetarieven
}

/** The services of one calculator. */
export interface CalculatorServices {
  readonly orientatie: OrientatieService
  readonly stappen: StappenService
  readonly announcement: AnnouncementService
  readonly analytics: AnalyticsService
  readonly nieuwereNormen: NieuwereNormenService
}

/** The services of one calculator, and the one call that ends them all. */
export interface Calculator extends CalculatorServices {
  readonly dispose: () => void
}

/** Composes one calculator under its page, whose announcer says its messages; no two calculators share state. */
export const createCalculator = (page: Container, config: CalculatorConfig): Calculator => {
  const container = bindServices(page, config)
  const services: CalculatorServices = {
    orientatie: container.get(ORIENTATIE_SERVICE),
    stappen: container.get(STAPPEN_SERVICE),
    announcement: container.get(ANNOUNCEMENT_SERVICE),
    analytics: container.get(ANALYTICS_SERVICE),
    nieuwereNormen: container.get(NIEUWERE_NORMEN_SERVICE),
  }
  const spoken = page.get(ANNOUNCER).follow(services.announcement.announcement$, config.host)
  return {
    ...services,
    dispose: () => {
      spoken.unsubscribe()
      const { orientatie, stappen, announcement, analytics, nieuwereNormen } = services
      for (const service of [nieuwereNormen, analytics, announcement, stappen, orientatie]) service.dispose()
      container.unbindAll()
    },
  }
}

/** Sends each request to the calculation, embedded or of a service, that the page asks for at that moment. */
const createBerekening = (page: Container, { begin$, berekening, server, kader }: CalculatorConfig): BerekeningPort => {
  const loadNormen = page.get(LOAD_NORMEN)
  const toKaderConfig = () => {
    const { normjaar, normen, rentetarieven } = kader()
    const toKader = (normen: Normen): Rekenkader => ({ normen, rentetarieven })
    const figures = normen ?? loadNormen(normjaar)
    if (!(figures instanceof Promise)) return { kader: () => of(toKader(figures)) }
    // If the engine fails to load, nothing handles a failure of the norms: this avoids an unhandled rejection.
    figures.catch(() => undefined)
    return { kader: () => figures.then(toKader) }
  }
  const loadServer = async () => {
    const port = (await page.get(LOAD_HTTP)())(server)
    return () => port
  }
  const berekeningen: Readonly<Record<CalculationPlace, BerekeningPort>> = {
    lokaal: createLazyBerekening(page.get(LOAD_LOKAAL), toKaderConfig),
    server: createLazyBerekening(loadServer, () => undefined),
  }
  return {
    bereken: (verzoek, starters) =>
      begin$.pipe(
        take(1),
        switchMap(() => berekeningen[berekening()].bereken(verzoek, starters)),
      ),
  }
}

/** Compares embedded results only: a service has norms of its own. */
const createVergelijking = (page: Container, { berekening, kader }: CalculatorConfig): NormvergelijkingPort => {
  const loadNormen = page.get(LOAD_NORMEN)
  const rentetarieven = () => (berekening() === 'lokaal' ? kader().rentetarieven : undefined)
  const vergelijking = createLazyVergelijking(async () =>
    (await page.get(LOAD_NORMVERGELIJKING)())({ rentetarieven, loadNormen }),
  )
  return {
    maximum: (...vraag) =>
      defer(() => (rentetarieven() === undefined ? of(undefined) : vergelijking.maximum(...vraag))),
  }
}

const bindServices = (page: Container, config: CalculatorConfig): Container => {
  const { start, klok, isVoorbeeldrente, herberekeningMelding } = config
  const { aan$, reported } = config.analytics
  const dialogs = page.get(DIALOGS)
  const berekening = createBerekening(page, config)
  const vergelijking = createVergelijking(page, config)
  const analytics = createAnalytics(config.analytics)
  /**
   * Not a child of the container of the page: a parent keeps a reference to each child, also after the child has ended.
   */
  const container = new Container({ defaultScope: 'Singleton' })
  container
    .bind(ORIENTATIE_SERVICE)
    .toResolvedValue(() => createOrientatieService({ berekening, klok, start, isVoorbeeldrente }))
  container
    .bind(NIEUWERE_NORMEN_SERVICE)
    .toResolvedValue(
      ({ berekening$ }) => createNieuwereNormenService({ berekening$, klok, vergelijking }),
      [ORIENTATIE_SERVICE],
    )
  container.bind(STAPPEN_SERVICE).toResolvedValue(() => createStappenService(config.stappen))
  container
    .bind(ANNOUNCEMENT_SERVICE)
    .toResolvedValue(
      ({ berekening$ }, { geweigerd$ }) =>
        createAnnouncementService({ berekening$, geweigerd$, dialogs, herberekeningMelding }),
      [ORIENTATIE_SERVICE, STAPPEN_SERVICE],
    )
  container
    .bind(ANALYTICS_SERVICE)
    .toResolvedValue(
      ({ state$ }, { state$: stappen$, voltooid$, geweigerd$ }) =>
        createAnalyticsService({ aan$, reported, state$, stappen$, voltooid$, geweigerd$, analytics }),
      [ORIENTATIE_SERVICE, STAPPEN_SERVICE],
    )
  return container
}
