import {
  createOrientatieService,
  createStappenService,
  type OrientatieService,
  type StappenService,
} from '../../application'
import { nieuweOrientatie, type Normen, type Rentetarieven } from '../../domain'
import type { LabelCode } from '../../domain/orientatie'
import { createLokaleBerekening } from '../lokaal'

/** What a calculator in a terminal calculates with. */
export interface TerminalCalculatorConfig {
  readonly labelCode: LabelCode
  readonly normen: Normen
  /** Percent a year, by period in months. */
  readonly rentetarieven: Rentetarieven
  /** Are those rates examples, which nobody offers? */
  readonly isVoorbeeldrente: boolean
  readonly nu: () => Date
}

/** A calculator: the services that a screen has too, over the embedded calculation. */
export interface TerminalCalculator extends TerminalCalculatorConfig {
  readonly orientatie: OrientatieService
  readonly stappen: StappenService
  readonly dispose: () => void
}

/** Puts a calculator together. */
export const createTerminalCalculator = (config: TerminalCalculatorConfig): TerminalCalculator => {
  const { labelCode, normen, rentetarieven, isVoorbeeldrente, nu } = config
  const orientatie = createOrientatieService({
    start: nieuweOrientatie(labelCode),
    berekening: createLokaleBerekening({ kader: () => Promise.resolve({ normen, rentetarieven }) }),
    klok: { nu },
    isVoorbeeldrente: () => isVoorbeeldrente,
  })
  const stappen = createStappenService()
  return {
    ...config,
    orientatie,
    stappen,
    dispose: () => {
      orientatie.dispose()
      stappen.dispose()
    },
  }
}
