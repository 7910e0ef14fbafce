export {
  createContainer,
  type Berekenwijze,
  type CalculatorContainer,
  type ContainerConfig,
  type Services,
} from './container'
