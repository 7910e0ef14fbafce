import { Container } from 'inversify'

import {
  createAankondigingService,
  createAnalyticsService,
  createOrientatieService,
  createSamenvattingService,
  createStappenService,
  type AankondigingService,
  type AnalyticsConfig,
  type AnalyticsService,
  type BerekeningPort,
  type Dialogen,
  type KlokPort,
  type OrientatieService,
  type SamenvattingService,
  type StappenService,
} from '../../application'
import type { Orientatie, Rekenkader, StappenState } from '../../domain'
import { createAnalytics, type AnalyticsAdapterConfig } from '../analytics'
import { createHttpBerekening, type HttpBerekeningConfig } from '../http'
import { createLokaleBerekening } from '../lokaal'
import {
  AANKONDIGING,
  ANALYTICS,
  ANALYTICS_SERVICE,
  BEREKENING,
  KLOK,
  ORIENTATIE,
  SAMENVATTING,
  STAPPEN,
} from './tokens'

/** Where a calculation is made: embedded in the page, or by the service behind the calculation call. */
export type Berekenwijze = 'lokaal' | 'server'

/** What one calculator is made of. */
export interface ContainerConfig {
  /** The answers to start with. */
  readonly start: Orientatie
  /** The steps to start with; those of every visitor when absent. */
  readonly stappen?: StappenState | undefined
  /** Where the next calculation is made; asked again for every calculation. */
  readonly berekening: () => Berekenwijze
  /** What the calculation call needs. */
  readonly dienst: HttpBerekeningConfig
  /** Loads the figures of the embedded calculation; asked again for every calculation. */
  readonly kader: () => Promise<Rekenkader>
  readonly klok: KlokPort
  /** Where reports for analytics go, whether there are to be any, and which calculation was reported before. */
  readonly analytics: AnalyticsAdapterConfig & Pick<AnalyticsConfig, 'aan$' | 'gemeld'>
  /** Are the rates of the next calculation examples that nobody offers? Asked again for every calculation. */
  readonly isVoorbeeldrente: () => boolean
  /** The dialogs of all calculators on the page. */
  readonly dialogen: Dialogen
  /** What screen readers say of a recalculation. */
  readonly herberekeningMelding: string
}

/** The services of one calculator. */
export interface Services {
  readonly orientatie: OrientatieService
  readonly stappen: StappenService
  readonly samenvatting: SamenvattingService
  readonly aankondiging: AankondigingService
  readonly analytics: AnalyticsService
}

/** The services of one calculator, and the one call that ends them all. */
export interface CalculatorContainer extends Services {
  readonly dispose: () => void
}

/** Composes one calculator. Every element has a container of its own, so that no two calculators share state. */
export const createContainer = (config: ContainerConfig): CalculatorContainer => {
  const container = bindServices(config)
  const services: Services = {
    orientatie: container.get(ORIENTATIE),
    stappen: container.get(STAPPEN),
    samenvatting: container.get(SAMENVATTING),
    aankondiging: container.get(AANKONDIGING),
    analytics: container.get(ANALYTICS_SERVICE),
  }
  return {
    ...services,
    dispose: () => {
      const { orientatie, stappen, samenvatting, aankondiging, analytics } = services
      for (const service of [analytics, aankondiging, samenvatting, stappen, orientatie]) service.dispose()
      container.unbindAll()
    },
  }
}

/** Puts every question to the calculation that is asked for at that time. */
const createBerekening = ({ berekening, dienst, kader }: ContainerConfig): BerekeningPort => {
  const berekeningen: Readonly<Record<Berekenwijze, BerekeningPort>> = {
    lokaal: createLokaleBerekening({ kader }),
    server: createHttpBerekening(dienst),
  }
  return { bereken: (verzoek) => berekeningen[berekening()].bereken(verzoek) }
}

const bindServices = (config: ContainerConfig): Container => {
  const { start, klok, isVoorbeeldrente, dialogen, herberekeningMelding } = config
  const { aan$, gemeld } = config.analytics
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(KLOK).toConstantValue(klok)
  container.bind(BEREKENING).toResolvedValue(() => createBerekening(config))
  container
    .bind(ORIENTATIE)
    .toResolvedValue((berekening, klok) => createOrientatieService({ berekening, klok, start }), [BEREKENING, KLOK])
  container.bind(STAPPEN).toResolvedValue(() => createStappenService(config.stappen))
  container
    .bind(SAMENVATTING)
    .toResolvedValue(({ state$ }) => createSamenvattingService({ state$, isVoorbeeldrente }), [ORIENTATIE])
  container
    .bind(AANKONDIGING)
    .toResolvedValue(
      ({ berekening$ }, { geweigerd$ }) =>
        createAankondigingService({ berekening$, geweigerd$, dialogen, herberekeningMelding }),
      [ORIENTATIE, STAPPEN],
    )
  container.bind(ANALYTICS).toResolvedValue(() => createAnalytics(config.analytics))
  container
    .bind(ANALYTICS_SERVICE)
    .toResolvedValue(
      ({ state$ }, { state$: stappen$, voltooid$, geweigerd$ }, analytics) =>
        createAnalyticsService({ aan$, gemeld, state$, stappen$, voltooid$, geweigerd$, analytics }),
      [ORIENTATIE, STAPPEN, ANALYTICS],
    )
  return container
}
