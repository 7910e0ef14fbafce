import { Container } from 'inversify'
import { of, switchMap, take, type Observable } from 'rxjs'

import {
  createAnnouncementService,
  createAnalyticsService,
  createNieuwereNormenService,
  createOrientatieService,
  createStappenService,
  createStartwaardenService,
  type AnnouncementService,
  type AnalyticsConfig,
  type AnalyticsService,
  type BerekeningPort,
  type KlokPort,
  type NieuwereNormenService,
  type NormvergelijkingPort,
  type OrientatieService,
  type StappenService,
  type Startstand,
  type StartwaardenService,
} from '../../application'
import type { Grond, Normen, Orientatie, Rekenkader, Rentetarieven } from '../../domain'
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
  STARTWAARDEN_SERVICE,
} from './tokens'

/** The configuration of one calculator, except the services that it shares with other calculators on its page. */
export interface CalculatorConfig {
  readonly host: Element
  readonly start: Orientatie
  /** The state of the steps to start with; when absent, the state for a new visitor. */
  readonly stappen?: StappenState | undefined
  /** The start values to begin with, and the answered questions; when absent, those of a new visitor. */
  readonly startstand?: Startstand | undefined
  /** Emits when calculations may begin, and replays that value to later subscribers. Each calculation waits for it. */
  readonly begin$: Observable<unknown>
  /** Returns the place where the next calculation runs. Called again for every calculation. */
  readonly berekening: () => Grond['plaats']
  readonly server: Omit<HttpBerekeningConfig, 'loadNormen'>
  /** Returns the norms and the rates of a calculation in the page. Called at every calculation. */
  readonly kader: () => Kaderkeuze
  readonly klok: KlokPort
  /** The targets of analytics reports, whether reports are on, and the calculation that was reported last. */
  readonly analytics: AnalyticsAdapterConfig & Pick<AnalyticsConfig, 'aan$' | 'reported'>
  /** The Dutch text that screen readers read out after a recalculation. */
  readonly herberekeningMelding: string
}

/** The norms and the rates (percent a year) of a calculation in the page. */
interface Kaderkeuze {
  /** The norms, or the promise that loads them. */
  readonly normen: Normen | Promise<Normen>
  readonly rentetarieven: Rentetarieven
  /** Whether the rates are examples, which no lender offers. */
  readonly isVoorbeeldrente: boolean
}

export interface CalculatorServices {
  readonly orientatie: OrientatieService
  readonly stappen: StappenService
  readonly startwaarden: StartwaardenService
  readonly announcement: AnnouncementService
  readonly analytics: AnalyticsService
  readonly nieuwereNormen: NieuwereNormenService
}

export interface Calculator extends CalculatorServices {
  readonly dispose: () => void
}

/** Creates one calculator with its own answers and steps. Connects its messages to the announcer of the page. */
export const createCalculator = (page: Container, config: CalculatorConfig): Calculator => {
  const container = bindServices(page, config)
  const services: CalculatorServices = {
    orientatie: container.get(ORIENTATIE_SERVICE),
    stappen: container.get(STAPPEN_SERVICE),
    startwaarden: container.get(STARTWAARDEN_SERVICE),
    announcement: container.get(ANNOUNCEMENT_SERVICE),
    analytics: container.get(ANALYTICS_SERVICE),
    nieuwereNormen: container.get(NIEUWERE_NORMEN_SERVICE),
  }
  const spoken = page.get(ANNOUNCER).follow(services.announcement.announcement$, config.host)
  return {
    ...services,
    dispose: () => {
      spoken.unsubscribe()
      const { orientatie, stappen, startwaarden, announcement, analytics, nieuwereNormen } = services
      for (const service of [nieuwereNormen, analytics, announcement, startwaarden, stappen, orientatie])
        service.dispose()
      container.unbindAll()
    },
  }
}

/** Creates a port that waits for `begin$`, then calculates in the page or at the service, as `berekening` returns. */
const createBerekening = (page: Container, { begin$, berekening, server, kader }: CalculatorConfig): BerekeningPort => {
  const loadNormen = page.get(LOAD_NORMEN)
  const toKaderConfig = () => {
    const { normen, rentetarieven, isVoorbeeldrente } = kader()
    const toKader = (normen: Normen): Rekenkader => ({ normen, rentetarieven })
    if (!(normen instanceof Promise)) return { kader: () => of(toKader(normen)), isVoorbeeldrente }
    // Without this `catch`, a failed load of the norms would be an unhandled rejection if the calculation code fails to
    // load too.
    normen.catch(() => undefined)
    return { kader: () => normen.then(toKader), isVoorbeeldrente }
  }
  const loadServer = async () => {
    const port = (await page.get(LOAD_HTTP)())({ ...server, loadNormen })
    return () => port
  }
  const berekeningen: Readonly<Record<Grond['plaats'], BerekeningPort>> = {
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

/** Creates the comparison with newer norms, whose code loads when it is first needed. */
const createVergelijking = (page: Container): NormvergelijkingPort =>
  createLazyVergelijking(async () => (await page.get(LOAD_NORMVERGELIJKING)())(page.get(LOAD_NORMEN)))

const bindServices = (page: Container, config: CalculatorConfig): Container => {
  const { start, klok, herberekeningMelding } = config
  const { aan$, reported } = config.analytics
  const dialogs = page.get(DIALOGS)
  const berekening = createBerekening(page, config)
  const vergelijking = createVergelijking(page)
  const analytics = createAnalytics(config.analytics)
  /** The calculator's container. It is no child of the page's container: a parent keeps ended children in memory. */
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(ORIENTATIE_SERVICE).toResolvedValue(() => createOrientatieService({ berekening, klok, start }))
  container
    .bind(NIEUWERE_NORMEN_SERVICE)
    .toResolvedValue(
      ({ berekening$ }) => createNieuwereNormenService({ berekening$, klok, vergelijking }),
      [ORIENTATIE_SERVICE],
    )
  container.bind(STAPPEN_SERVICE).toResolvedValue(() => createStappenService(config.stappen))
  container
    .bind(STARTWAARDEN_SERVICE)
    .toResolvedValue((orientatie) => createStartwaardenService(orientatie, config.startstand), [ORIENTATIE_SERVICE])
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
