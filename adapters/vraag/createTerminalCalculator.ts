import {
  createOrientatieService,
  createStappenService,
  type OrientatieService,
  type StappenService,
} from '../../application'
import { nieuweOrientatie, type Normen, type Rentetarieven } from '../../domain'
import type { LabelCode } from '../../domain/orientatie'
import { createLokaleBerekening } from '../lokaal'

/** The configuration of a calculator in the terminal. */
export interface TerminalCalculatorConfig {
  readonly labelCode: LabelCode
  readonly normen: Normen
  /** The rates, percent a year, by period in months. */
  readonly rentetarieven: Rentetarieven
  /** Whether those rates are examples, which nobody offers. */
  readonly isVoorbeeldrente: boolean
  readonly nu: () => Date
}

/** A calculator: the same services that a screen uses, with the embedded calculation. */
export interface TerminalCalculator extends TerminalCalculatorConfig {
  readonly orientatie: OrientatieService
  readonly stappen: StappenService
  readonly dispose: () => void
}

/** Creates a calculator for the terminal. */
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
