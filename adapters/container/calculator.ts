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

/** Where a calculation runs: in the page itself (`lokaal`) or at the calculation service (`server`). */
export type CalculationPlace = 'lokaal' | 'server'

/** The configuration of one calculator, besides the services that it shares with the others on its page. */
export interface CalculatorConfig {
  /** The element that shows the calculator. */
  readonly host: Element
  /** The answers to start with. */
  readonly start: Orientatie
  /** The state of the steps to start with; when absent, the state for a new visitor. */
  readonly stappen?: StappenState | undefined
  /** Emits, to each subscriber, once calculations may begin. */
  readonly begin$: Observable<unknown>
  /** Returns where the next calculation runs; called again for every calculation. */
  readonly berekening: () => CalculationPlace
  /** The configuration of the calculation service. */
  readonly server: HttpBerekeningConfig
  /** Returns the norm year and the rates for an embedded calculation; called again for every calculation. */
  readonly kader: () => Kaderkeuze
  readonly klok: KlokPort
  /** Where analytics reports go, whether they are on, and which calculation was reported last. */
  readonly analytics: AnalyticsAdapterConfig & Pick<AnalyticsConfig, 'aan$' | 'reported'>
  /** Whether the next calculation uses example rates that nobody offers; called again for every calculation. */
  readonly isVoorbeeldrente: () => boolean
  /** The text that screen readers hear after a recalculation. */
  readonly herberekeningMelding: string
}

/** The norm year and the rates (percent a year) of an embedded calculation. */
interface Kaderkeuze {
  readonly normjaar: Normjaar
  /** The norms of that year, or the promise that loads them. When absent, the calculation loads them. */
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

/** The services of one calculator, and a function that ends them all. */
export interface Calculator extends CalculatorServices {
  readonly dispose: () => void
}

/** Creates one calculator. The announcer of its page reads out its messages; calculators share no state. */
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

/** Creates a port that sends each request to the embedded calculation or the service, as configured at that moment. */
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

/** Creates the comparison with newer norms. It answers for embedded results only: a service chooses its own norms. */
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
  /** Not a child of the container of the page: a parent keeps a reference to each child, even after it ended. */
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
