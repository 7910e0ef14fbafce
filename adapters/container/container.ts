import { Container } from 'inversify'

import {
  createAankondigingService,
  createOrientatieService,
  createSamenvattingService,
  createStappenService,
  type AankondigingService,
  type KlokPort,
  type OrientatieService,
  type SamenvattingService,
  type StappenService,
} from '../../application'
import type { Orientatie, Rekenkader } from '../../domain'
import { createLokaleBerekening } from '../lokaal'
import { AANKONDIGING, BEREKENING, KLOK, ORIENTATIE, SAMENVATTING, STAPPEN } from './tokens'

/** What one calculator is made of. */
export interface ContainerConfig {
  /** The answers to start with. */
  readonly start: Orientatie
  /** Loads the figures of the embedded calculation; asked again for every calculation. */
  readonly kader: () => Promise<Rekenkader>
  readonly klok: KlokPort
  /** What screen readers say of a recalculation. */
  readonly herberekeningMelding: string
}

/** The services of one calculator. */
export interface Services {
  readonly orientatie: OrientatieService
  readonly stappen: StappenService
  readonly samenvatting: SamenvattingService
  readonly aankondiging: AankondigingService
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
  }
  return {
    ...services,
    dispose: () => {
      const { orientatie, stappen, samenvatting, aankondiging } = services
      for (const service of [aankondiging, samenvatting, stappen, orientatie]) service.dispose()
      container.unbindAll()
    },
  }
}

const bindServices = ({ start, kader, klok, herberekeningMelding }: ContainerConfig): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(KLOK).toConstantValue(klok)
  container.bind(BEREKENING).toResolvedValue(() => createLokaleBerekening({ kader }))
  container
    .bind(ORIENTATIE)
    .toResolvedValue((berekening, klok) => createOrientatieService({ berekening, klok, start }), [BEREKENING, KLOK])
  container.bind(STAPPEN).toResolvedValue(createStappenService)
  container.bind(SAMENVATTING).toResolvedValue(({ state$ }) => createSamenvattingService({ state$ }), [ORIENTATIE])
  container
    .bind(AANKONDIGING)
    .toResolvedValue(
      ({ berekening$ }, { geweigerd$ }) => createAankondigingService({ berekening$, geweigerd$, herberekeningMelding }),
      [ORIENTATIE, STAPPEN],
    )
  return container
}
