export { maximumOpInkomen } from './toets'
