import {
  createOrientatieService,
  createStappenService,
  type OrientatieService,
  type StappenService,
} from '../../application'
import { nieuweOrientatie, type Normen, type Rentetarieven } from '../../domain'
import type { LabelCode } from '../../domain/orientatie'
import { createLokaleBerekening } from '../lokaal'

export interface TerminalCalculatorConfig {
  readonly labelCode: LabelCode
  readonly normen: Normen
  /** The rates, percent a year, by period in months. */
  readonly rentetarieven: Rentetarieven
  /** Whether `rentetarieven` are example rates, which no provider offers. */
  readonly isVoorbeeldrente: boolean
  readonly nu: () => Date
}

/** A calculator for the terminal, with services that the screen uses too. It calculates without a server. */
export interface TerminalCalculator extends TerminalCalculatorConfig {
  readonly orientatie: OrientatieService
  readonly stappen: StappenService
  readonly dispose: () => void
}

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
