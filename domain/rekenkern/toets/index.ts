export { toetsinkomen } from './aanvrager.stappen'
export { maximumOpInkomen } from './toets'
