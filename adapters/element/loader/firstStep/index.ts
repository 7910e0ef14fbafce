export { createFirstStep, type FirstStepPainter } from './firstStep'
