import { createContext, useContext } from 'react'

import type { LazyParts } from '../lazy/parts'
import type { BaseServices, CalculatorBase } from './base'

/** The services that one calculator uses. */
export interface Services extends BaseServices {
  readonly lazy: LazyParts
}

/**
 * The services, settings and screen state of one calculator, for all its components. An answer does not change this
 * object. Components read the services with `useSelected`, and so render again only when their own data changes.
 */
export interface CalculatorState extends CalculatorBase {
  readonly services: Services
}

export const CalculatorContext = createContext<CalculatorState | undefined>(undefined)

export const useCalculator = (): CalculatorState => {
  const calculator = useContext(CalculatorContext)
  if (calculator === undefined) throw new Error('useCalculator needs a CalculatorContext around it')
  return calculator
}
