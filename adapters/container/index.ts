export { createContainer, type CalculatorContainer, type ContainerConfig, type Services } from './container'
